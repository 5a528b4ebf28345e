import CSystem

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Operations on paths. An error is thrown for a file that can't be inspected, instead of assuming that it is
/// missing.
package enum FileSystem {
  package enum Kind: Sendable {
    case file, folder, symbolicLink, other
  }

  // MARK: Inspection

  /// The kind of file at a path, not following links; nil if nothing exists.
  package static func kind(of path: String) throws(FileError) -> Kind? { try Status(path)?.kind }

  /// The kind of file at a path, following links; nil if nothing exists, or for a broken link.
  package static func kindFollowingLinks(of path: String) throws(FileError) -> Kind? {
    try Status(path, followsLinks: true)?.kind
  }

  /// A text that identifies the version of a file (`Status.version`), following links; nil if nothing exists.
  package static func version(of path: String) -> String? {
    (try? Status(path, followsLinks: true))?.version
  }

  /// The path without symbolic links, `.` and `..`; nil if nothing exists.
  package static func resolve(_ path: String) throws(FileError) -> String? {
    guard !SystemCall.resolve.fails, let resolved = realpath(path, nil) else {
      if FileError.isNotFound(errno) || errno == ELOOP { return nil }
      throw FileError("find", path)
    }
    defer { free(resolved) }
    guard let text = String(validatingCString: resolved) else { throw FileError("use", path, code: EILSEQ) }
    return text
  }

  /// The path without symbolic links, `.` and `..`; nil for any failure.
  package static func realPath(_ path: String) -> String? { (try? resolve(path)) ?? nil }

  package enum Right: Sendable {
    case readFile, listFolder, changeFolder, runProgram

    fileprivate var mode: Int32 {
      switch self {
      case .readFile: R_OK
      case .listFolder: R_OK | X_OK
      case .changeFolder: W_OK | X_OK
      case .runProgram: X_OK
      }
    }
  }

  /// Whether a file exists, and this process has a right to it.
  package static func may(_ right: Right, _ path: String) -> Bool {
    SystemCall.access { access(path, right.mode) } == 0
  }

  /// The entries of a folder whose names begin with `prefix`, sorted by bytes, without `.` and `..`.
  package static func list(_ path: String, prefix: String = "") throws(FileError) -> [FolderEntry] {
    guard !SystemCall.open.fails, let folder = opendir(path) else { throw FileError("list", path) }
    defer { closedir(folder) }
    return try FolderListing.entries(of: folder, path, prefix: prefix)
  }

  // MARK: Folders

  /// Creates a folder and its missing parents. Returns the created folders, outer ones first.
  @discardableResult
  package static func makeFolders(_ path: String) throws(FileError) -> [String] {
    if SystemCall.makeFolder({ mkdir(path, 0o777) }) == 0 { return [path] }
    let code = errno
    if code == EEXIST, try kindFollowingLinks(of: path) == .folder { return [] }
    guard code == ENOENT, let parent = SitePath.parent(of: path), parent != path else {
      throw FileError("make", path, code: code)
    }
    let made = try makeFolders(parent)
    if SystemCall.makeFolder({ mkdir(path, 0o777) }) == 0 { return made + [path] }
    guard errno == EEXIST else { throw FileError("make", path) }
    return made
  }

  /// Creates a folder that only its owner can open; false if the path exists.
  package static func makeOwnFolder(_ path: String) throws(FileError) -> Bool {
    if SystemCall.makeFolder({ mkdir(path, 0o700) }) == 0 { return true }
    guard errno == EEXIST else { throw FileError("make", path) }
    return false
  }

  /// Removes a folder if it is empty; false if it isn't.
  @discardableResult
  package static func removeEmptyFolder(_ path: String) throws(FileError) -> Bool {
    if SystemCall.removeFolder({ rmdir(path) }) == 0 || errno == ENOENT { return true }
    guard errno == ENOTEMPTY || errno == EEXIST else { throw FileError("remove", path) }
    return false
  }

  // MARK: Moving, linking and removing

  /// Moves a file or folder atomically, replacing a file.
  package static func move(_ path: String, to destination: String) throws(FileError) {
    guard SystemCall.move({ rename(path, destination) }) == 0 else { throw FileError("replace", destination) }
  }

  /// Moves a file or folder atomically to a path where nothing exists.
  package static func move(_ path: String, toFree destination: String) throws(FileError) {
    let here = AT_FDCWD
    guard SystemCall.move({ CSystemMoveToFree(here, path, here, destination) }) == 0 else {
      throw FileError("move", path)
    }
  }

  /// Exchanges two files or folders of one file system atomically.
  package static func exchange(_ path: String, _ other: String) throws(FileError) {
    guard SystemCall.exchange({ CSystemExchange(path, other) }) == 0 else {
      throw FileError("replace", other)
    }
  }

  /// Creates a hard link to a file; a symbolic link isn't followed.
  package static func link(_ path: String, to name: String) throws(FileError) {
    guard SystemCall.link({ linkat(AT_FDCWD, path, AT_FDCWD, name, 0) }) == 0 else {
      throw FileError("link", name)
    }
  }

  package static func makeSymbolicLink(_ path: String, to target: String) throws(FileError) {
    guard SystemCall.makeLink({ symlink(target, path) }) == 0 else { throw FileError("make", path) }
  }

  /// The target of a symbolic link, as written; nil if the path isn't a symbolic link.
  package static func target(ofLink path: String) throws(FileError) -> String? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { buffer -> Int in
      guard !SystemCall.readLink.fails, let start = buffer.baseAddress else { return -1 }
      return readlink(path, start.assumingMemoryBound(to: CChar.self), buffer.count)
    }
    guard count >= 0 else {
      if errno == EINVAL || FileError.isNotFound(errno) { return nil }
      throw FileError("read", path)
    }
    return String(decoding: buffer[..<count], as: UTF8.self)
  }

  /// Removes a file or link, if it exists.
  package static func removeFile(_ path: String) throws(FileError) {
    guard SystemCall.removeFile({ unlink(path) }) == 0 || errno == ENOENT else {
      throw FileError("remove", path)
    }
  }
}
