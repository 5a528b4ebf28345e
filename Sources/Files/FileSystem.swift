import CSystem

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Files by path. Whatever the operating system refuses is an error: nothing is taken for missing, or for empty, that
/// could only not be looked at.
package enum FileSystem {
  package enum Kind: Sendable {
    case file, folder, symbolicLink, other
  }

  // MARK: Asking

  /// What stands at a path, links not followed; nil for nothing.
  package static func kind(of path: String) throws(FileError) -> Kind? { try Status(path)?.kind }

  /// What a path leads to, links followed; nil for nothing and for links to nothing.
  package static func kindFollowingLinks(of path: String) throws(FileError) -> Kind? {
    try Status(path, followsLinks: true)?.kind
  }

  /// Differs between two versions of a file, links followed (`Status.version`); nil for nothing.
  package static func version(of path: String) -> String? {
    (try? Status(path, followsLinks: true))?.version
  }

  /// The path without links, `.` and `..`; nil where nothing stands.
  package static func resolve(_ path: String) throws(FileError) -> String? {
    guard !SystemCall.resolve.fails, let resolved = realpath(path, nil) else {
      if FileError.isNotFound(errno) || errno == ELOOP { return nil }
      throw FileError("find", path)
    }
    defer { free(resolved) }
    guard let text = String(validatingCString: resolved) else { throw FileError("use", path, code: EILSEQ) }
    return text
  }

  /// The path without links, `.` and `..`; nil where nothing stands, or nobody may look.
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

  /// Whether something stands at a path, and this process has the right to use it so.
  package static func may(_ right: Right, _ path: String) -> Bool {
    SystemCall.access { access(path, right.mode) } == 0
  }

  /// The names in a folder that begin with `prefix`, sorted by their bytes; `.` and `..` left out.
  package static func list(_ path: String, prefix: String = "") throws(FileError) -> [FolderEntry] {
    guard !SystemCall.open.fails, let folder = opendir(path) else { throw FileError("list", path) }
    defer { closedir(folder) }
    return try FolderListing.entries(of: folder, path, prefix: prefix)
  }

  // MARK: Folders

  /// Makes a folder and those it is in, where missing. Returns the ones it made, outer ones first.
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

  /// Makes a folder that only its owner may look into; false where something stands already.
  package static func makeOwnFolder(_ path: String) throws(FileError) -> Bool {
    if SystemCall.makeFolder({ mkdir(path, 0o700) }) == 0 { return true }
    guard errno == EEXIST else { throw FileError("make", path) }
    return false
  }

  /// Removes a folder if nothing is in it; whether it is gone.
  @discardableResult
  package static func removeEmptyFolder(_ path: String) throws(FileError) -> Bool {
    if SystemCall.removeFolder({ rmdir(path) }) == 0 || errno == ENOENT { return true }
    guard errno == ENOTEMPTY || errno == EEXIST else { throw FileError("remove", path) }
    return false
  }

  // MARK: Names

  /// Moves a file or folder, over a file that stands there. In one step.
  package static func move(_ path: String, to destination: String) throws(FileError) {
    guard SystemCall.move({ rename(path, destination) }) == 0 else { throw FileError("replace", destination) }
  }

  /// Moves a file or folder to where nothing stands. In one step.
  package static func move(_ path: String, toFree destination: String) throws(FileError) {
    let here = AT_FDCWD
    guard SystemCall.move({ CSystemMoveToFree(here, path, here, destination) }) == 0 else {
      throw FileError("move", path)
    }
  }

  /// Lets two files or folders of one file system change places, in one step.
  package static func exchange(_ path: String, _ other: String) throws(FileError) {
    guard SystemCall.exchange({ CSystemExchange(path, other) }) == 0 else {
      throw FileError("replace", other)
    }
  }

  /// Gives a file another name; a symbolic link is not followed.
  package static func link(_ path: String, to name: String) throws(FileError) {
    guard SystemCall.link({ linkat(AT_FDCWD, path, AT_FDCWD, name, 0) }) == 0 else {
      throw FileError("link", name)
    }
  }

  /// Makes a symbolic link.
  package static func makeSymbolicLink(_ path: String, to target: String) throws(FileError) {
    guard SystemCall.makeLink({ symlink(target, path) }) == 0 else { throw FileError("make", path) }
  }

  /// What a symbolic link says; nil where none stands.
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

  /// Removes a file, or a link; nothing happens if it is gone already.
  package static func removeFile(_ path: String) throws(FileError) {
    guard SystemCall.removeFile({ unlink(path) }) == 0 || errno == ENOENT else {
      throw FileError("remove", path)
    }
  }
}
