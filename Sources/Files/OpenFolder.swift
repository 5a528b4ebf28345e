import CSystem

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// An open folder. Operations on its entries take place in it, even if someone replaces the folder by a link.
package struct OpenFolder: ~Copyable {
  private let descriptor: Int32
  /// The path for messages.
  private let path: String

  /// Opens a folder inside another; nil if it is missing, or if a link or a file is in the way.
  ///
  /// - Parameters:
  ///   - root: the outer folder's path, whose last component isn't a link.
  ///   - relative: the path in `root`; empty for `root` itself.
  ///   - makesMissing: whether to create missing folders.
  package init?(_ root: String, _ relative: String = "", makesMissing: Bool = false) throws(FileError) {
    guard var folder = try Self.open(AT_FDCWD, root, root) else { return nil }
    for name in SitePath.components(relative) {
      guard let inner = try folder.inner(name, makesMissing: makesMissing) else { return nil }
      folder = inner
    }
    self = folder
  }

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

  private static func open(
    _ outer: Int32, _ name: UnsafePointer<CChar>, _ path: String
  ) throws(FileError) -> OpenFolder? {
    let descriptor = SystemCall.open { openat(outer, name, flags) }
    guard descriptor < 0 else { return OpenFolder(descriptor: descriptor, path: path) }
    if FileError.isNotFound(errno) || errno == ELOOP { return nil }
    throw FileError("open", path)
  }

  private func inner(_ name: UnsafePointer<CChar>, makesMissing: Bool) throws(FileError) -> OpenFolder? {
    let path = self.path + "/" + String(cString: name)
    if let inner = try Self.open(descriptor, name, path) { return inner }
    guard makesMissing else { return nil }
    guard SystemCall.makeFolder({ mkdirat(descriptor, name, 0o777) }) == 0 else {
      if errno == EEXIST { return nil }
      throw FileError("make", path)
    }
    return try Self.open(descriptor, name, path)
  }

  /// Opens a folder in this one; nil if it is missing.
  package func folder(_ entry: FolderEntry, makesMissing: Bool = false) throws(FileError) -> OpenFolder? {
    guard !entry.isText else { return try inner(entry.name, makesMissing: makesMissing) }
    var result: OpenFolder?
    var failure: FileError?
    entry.withName { name in
      do throws(FileError) { result = try inner(name, makesMissing: makesMissing) } catch { failure = error }
    }
    if let failure { throw failure }
    return result
  }

  // MARK: Inspection

  /// The entries of the folder, sorted by bytes.
  package func list() throws(FileError) -> [FolderEntry] {
    // The stream needs a descriptor of its own, which it closes.
    let own = SystemCall.open { openat(descriptor, ".", Self.flags) }
    guard own >= 0 else { throw FileError("list", path) }
    guard let listing = fdopendir(own) else {
      let error = FileError("list", path)
      close(own)
      throw error
    }
    defer { closedir(listing) }
    return try FolderListing.entries(of: listing, path)
  }

  /// The status of an entry, not following links; nil if it doesn't exist.
  package func status(of entry: FolderEntry) throws(FileError) -> Status? {
    var status = stat()
    let result = entry.withName { name in
      SystemCall.status { fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) }
    }
    if result == 0 { return Status(status) }
    if errno == ENOENT { return nil }
    throw FileError("look at", path + "/" + entry.name)
  }

  // MARK: Removing

  /// Removes a file or link, if it exists; false for a folder.
  @discardableResult
  package func removeFile(_ name: String) throws(FileError) -> Bool { try removeFile(name, shown: name) }

  @discardableResult
  package func removeFile(_ entry: FolderEntry) throws(FileError) -> Bool {
    guard !entry.isText else { return try removeFile(entry.name, shown: entry.name) }
    var result = Result<Bool, FileError>.success(true)
    entry.withName { name in
      do throws(FileError) {
        result = .success(try removeFile(name, shown: entry.name))
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  private func removeFile(_ name: UnsafePointer<CChar>, shown: String) throws(FileError) -> Bool {
    if SystemCall.removeFile({ unlinkat(descriptor, name, 0) }) == 0 || errno == ENOENT { return true }
    let error = FileError("remove", path + "/" + shown)
    // Systems return different codes for folders.
    var status = stat()
    guard [EISDIR, EPERM].contains(error.code), fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      Status(status).kind == .folder
    else { throw error }
    return false
  }

  /// Removes a folder if it is empty; false if it isn't, or for a file.
  @discardableResult
  package func removeEmptyFolder(_ name: String) throws(FileError) -> Bool {
    let result = SystemCall.removeFolder { unlinkat(descriptor, name, AT_REMOVEDIR) }
    return try removedFolder(result, name)
  }

  @discardableResult
  package func removeEmptyFolder(_ entry: FolderEntry) throws(FileError) -> Bool {
    let result = entry.withName { name in
      SystemCall.removeFolder { unlinkat(descriptor, name, AT_REMOVEDIR) }
    }
    return try removedFolder(result, entry.name)
  }

  private func removedFolder(_ result: Int32, _ name: String) throws(FileError) -> Bool {
    if result == 0 || errno == ENOENT { return true }
    guard [ENOTEMPTY, EEXIST, ENOTDIR].contains(errno) else { throw FileError("remove", path + "/" + name) }
    return false
  }

  /// Removes all entries. An error doesn't keep other entries from being removed.
  package func removeAll() throws(FileError) {
    var failure = FirstFailure()
    for entry in try list() {
      failure.attempt { () throws(FileError) in try remove(entry) }
    }
    try failure.check()
  }

  /// Removes an entry with its contents.
  package func remove(_ entry: FolderEntry) throws(FileError) {
    guard entry.kind == .folder else {
      try removeFile(entry)
      return
    }
    var failure = FirstFailure()
    failure.attempt { () throws(FileError) in
      if let inner = try folder(entry) { try inner.removeAll() }
    }
    failure.attempt { () throws(FileError) in
      guard try removeEmptyFolder(entry) else {
        throw FileError("remove", path + "/" + entry.name, code: ENOTEMPTY)
      }
    }
    try failure.check()
  }

  // MARK: Moving

  /// Moves a file into this folder atomically, replacing a file.
  package func take(_ path: String, as name: String) throws(FileError) {
    guard SystemCall.move({ renameat(AT_FDCWD, path, descriptor, name) }) == 0 else {
      throw FileError("replace", self.path + "/" + name)
    }
  }

  /// Moves an entry to another folder atomically. An entry of the same name there is an error.
  package func move(_ entry: FolderEntry, to target: borrowing OpenFolder) throws(FileError) {
    let there = target.descriptor
    let result = entry.withName { name in
      SystemCall.move { CSystemMoveToFree(descriptor, name, there, name) }
    }
    guard result == 0 else { throw FileError("move", path + "/" + entry.name) }
  }
}
