#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Files by path, in single calls of the operating system.
package enum FileSystem {
  package enum Kind: Sendable {
    case file, folder, symbolicLink, other
  }

  /// The bytes of a file.
  package static func read(_ path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("read", path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError("read", path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError("read", path, code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
    }
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      failure = fill(buffer, count: &count, from: descriptor)
    }
    if let failure { throw FileError("read", path, code: failure) }
    return bytes
  }

  /// Reads until the buffer is full or the file ends; returns the error that prevented it.
  private static func fill(
    _ buffer: UnsafeMutableBufferPointer<UInt8>, count: inout Int, from descriptor: Int32
  ) -> Int32? {
    #if canImport(Darwin)
    let read = Darwin.read
    #else
    let read = Glibc.read
    #endif
    while count < buffer.count {
      let got = read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { return errno }
      if got == 0 { break }
      count += got
    }
    return nil
  }

  /// Makes or replaces a file. Not atomic: for files that nobody reads yet.
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw FileError("write", path) }
    let failure = send(bytes, to: descriptor)
    // Some file systems report a full disk only now.
    let closed = close(descriptor)
    if let failure { throw FileError("write", path, code: failure) }
    guard closed == 0 else { throw FileError("write", path) }
  }

  private static func send(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    #if canImport(Darwin)
    let write = Darwin.write
    #else
    let write = Glibc.write
    #endif
    return bytes.withUnsafeBytes { buffer -> Int32? in
      var sent = 0
      while sent < buffer.count {
        let count = write(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : ENOSPC }
        sent += count
      }
      return nil
    }
  }

  /// What stands at a path, links not followed; nil for nothing.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    return lstat(path, &status) == 0 ? kind(status) : nil
  }

  static func kind(_ status: stat) -> Kind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .symbolicLink
    default: .other
    }
  }

  /// What a path leads to, links followed; nil for nothing and for links to nothing.
  static func kindFollowingLinks(of path: String) -> Kind? {
    var status = stat()
    return stat(path, &status) == 0 ? kind(status) : nil
  }

  /// Bytes of a file; nil where there is no regular file.
  static func size(of path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0, kind(status) == .file else { return nil }
    return Int(status.st_size)
  }

  /// Differs between two versions of a file, links followed: its inode, size and times; nil for nothing.
  package static func version(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return [
      Int(status.st_ino), Int(status.st_size), modified.tv_sec, modified.tv_nsec, changed.tv_sec,
      changed.tv_nsec,
    ]
    .map(String.init).joined(separator: " ")
  }

  /// The path without links, `.` and `..`; nil where nothing stands there, and where the path is not valid UTF-8:
  /// repaired, it would be another one.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(validatingCString: resolved)
  }

  /// The names in a folder, sorted by their bytes; `.` and `..` left out.
  static func list(_ path: String) throws(FileError) -> [(name: String, kind: Kind)] {
    guard let folder = opendir(path) else { throw FileError("list", path) }
    defer { closedir(folder) }
    return entries(of: folder) { kind(of: path + "/" + $0) }
  }

  #if canImport(Darwin)
  typealias Listing = UnsafeMutablePointer<DIR>
  #else
  typealias Listing = OpaquePointer
  #endif

  /// The names of a listing; where it does not know what a name stands for, it is looked up.
  static func entries(of listing: Listing, kind: (String) -> Kind?) -> [(name: String, kind: Kind)] {
    var entries: [(name: String, kind: Kind)] = []
    while let entry = readdir(listing) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      guard name != ".", name != "..", let kind = Self.kind(entry.pointee.d_type, name, kind) else {
        continue
      }
      entries.append((name, kind))
    }
    return entries.sorted { SitePath.precedes($0.name, $1.name) }
  }

  private static func kind(_ type: UInt8, _ name: String, _ lookUp: (String) -> Kind?) -> Kind? {
    switch Int32(type) {
    case Int32(DT_REG): .file
    case Int32(DT_DIR): .folder
    case Int32(DT_LNK): .symbolicLink
    case Int32(DT_UNKNOWN): lookUp(name)
    default: .other
    }
  }

  /// Makes a folder and those it is in, where missing. Returns the ones it made, outer ones first.
  @discardableResult
  package static func makeFolders(_ path: String) throws(FileError) -> [String] {
    if mkdir(path, 0o777) == 0 { return [path] }
    if errno == EEXIST, kindFollowingLinks(of: path) == .folder { return [] }
    guard errno == ENOENT, let parent = SitePath.parent(of: path), parent != path else {
      throw FileError("make", path)
    }
    let made = try makeFolders(parent)
    if mkdir(path, 0o777) == 0 { return made + [path] }
    guard errno == EEXIST else { throw FileError("make", path) }
    return made
  }

  static func move(_ path: String, to destination: String) throws(FileError) {
    guard rename(path, destination) == 0 else { throw FileError("replace", destination) }
  }

  static func removeFile(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw FileError("remove", path) }
  }

  /// Removes a folder if nothing is in it; whether it is gone.
  @discardableResult
  static func removeEmptyFolder(_ path: String) -> Bool { rmdir(path) == 0 }

  /// Removes a folder and all in it, links not followed. What cannot be removed stays.
  static func removeTree(_ path: String) {
    guard let folder = OpenFolder(path) else {
      unlink(path)
      return
    }
    folder.removeAll()
    rmdir(path)
  }
}
