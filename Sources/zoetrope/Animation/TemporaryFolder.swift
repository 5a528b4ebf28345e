import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder of files that are needed for a while. It goes with this value.
struct TemporaryFolder: ~Copyable {
  let path: String

  /// Nil where none can be made.
  init?() {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/zoetrope-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the files.
  func clear() {
    for entry in (try? FileSystem.list(path)) ?? [] { try? FileSystem.removeFile(path + "/" + entry.name) }
  }

  deinit {
    clear()
    _ = try? FileSystem.removeEmptyFolder(path)
  }
}
