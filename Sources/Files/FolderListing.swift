#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Reads folders completely: an error on the way is thrown.
enum FolderListing {
  #if canImport(Darwin)
  typealias Stream = UnsafeMutablePointer<DIR>
  #else
  typealias Stream = OpaquePointer
  #endif

  /// The entries whose names begin with `prefix`, sorted by bytes, without `.` and `..`.
  ///
  /// - Parameter path: the folder's path, for messages.
  static func entries(
    of stream: Stream, _ path: String, prefix: String = ""
  ) throws(FileError) -> [FolderEntry] {
    let prefix = prefix.utf8CString
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard !SystemCall.list.fails, let entry = readdir(stream) else {
        guard errno == 0 else { throw FileError("list", path) }
        return entries.sorted { SitePath.precedes($0.name, $1.name) }
      }
      let type = Int32(entry.pointee.d_type)
      var failure: FileError?
      let found = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { name in
          guard Self.begins(name, with: prefix) else { return FolderEntry?.none }
          do throws(FileError) {
            return try Self.entry(name, type, in: stream, path)
          } catch {
            failure = error
            return nil
          }
        }
      }
      if let failure { throw failure }
      if let found { entries.append(found) }
    }
  }

  private static func begins(_ name: UnsafePointer<CChar>, with prefix: ContiguousArray<CChar>) -> Bool {
    prefix.withUnsafeBufferPointer { prefix in
      guard let start = prefix.baseAddress else { return true }
      return strncmp(name, start, prefix.count - 1) == 0
    }
  }

  private static func entry(
    _ name: UnsafePointer<CChar>, _ type: Int32, in stream: Stream, _ path: String
  ) throws(FileError) -> FolderEntry? {
    guard strcmp(name, ".") != 0, strcmp(name, "..") != 0 else { return nil }
    let kind: FileSystem.Kind
    switch type {
    case Int32(DT_REG): kind = .file
    case Int32(DT_DIR): kind = .folder
    case Int32(DT_LNK): kind = .symbolicLink
    case Int32(DT_UNKNOWN):
      // This file system doesn't list kinds.
      var status = stat()
      guard SystemCall.status({ fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) }) == 0 else {
        if errno == ENOENT { return nil }
        throw FileError("list", path)
      }
      kind = Status(status).kind
    default: kind = .other
    }
    return FolderEntry(name: name, kind: kind)
  }
}
