import Cache
import Files
import Synchronization

/// The temporary folder of a session's libraries and modules.
final class ListingFolder: Sendable {
  /// The file name of the module of the site's own Swift.
  static let moduleName = SiteCode.module + ".swiftmodule"
  /// The largest library or module, in bytes.
  private static let fileLimit = 64 << 20

  private let folder: TemporaryFolder
  private let count = Mutex(0)

  init() throws(FileError) { folder = try TemporaryFolder() }

  var path: String { folder.path }

  /// The number of created files and folders.
  var fileCount: Int { count.withLock { $0 } }

  private func libraryPath(of key: Digest) -> String { "\(path)/\(key.text).so" }
  private func moduleFolder(of key: Digest) -> String { "\(path)/\(key.text)" }

  private func nextFile() -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "\(path)/\(number)"
  }

  /// Writes a library that programs can load, unless it exists.
  ///
  /// - Returns: the library's path.
  func write(library key: Digest, _ bytes: () -> [UInt8]?) throws(FileError) -> String? {
    let path = libraryPath(of: key)
    if (try? FileSystem.kind(of: path)) == .file { return path }
    guard let bytes = bytes() else { return nil }
    try FileSystem.replace(path, with: bytes, by: nextFile())
    return path
  }

  /// Writes a module that listings can import, unless it exists.
  ///
  /// - Returns: the path of the module's folder.
  func write(module key: Digest, _ bytes: [UInt8]) throws(FileError) -> String {
    let folder = moduleFolder(of: key)
    let path = folder + "/" + Self.moduleName
    if (try? FileSystem.kind(of: path)) == .file { return folder }
    _ = try FileSystem.makeFolders(folder)
    try FileSystem.replace(path, with: bytes, by: nextFile())
    return folder
  }

  func remove(_ key: Digest) {
    try? FileSystem.removeFile(libraryPath(of: key))
    Self.remove(moduleFolder(of: key))
  }

  private static func remove(_ folder: String) {
    for entry in (try? FileSystem.list(folder)) ?? [] {
      try? FileSystem.removeFile(folder + "/" + entry.name)
    }
    _ = try? FileSystem.removeEmptyFolder(folder)
  }

  // MARK: Compiling

  /// The folder of one compilation.
  struct CompilationFolder {
    let path: String
    var library: String { path + "/Listing.so" }
    var module: String { path + "/" + ListingFolder.moduleName }

    /// Reads the products of a compilation that has succeeded.
    func products() throws(FileError) -> (library: [UInt8], module: [UInt8]?) {
      let bytes = try FileSystem.read(library, limit: ListingFolder.fileLimit)
      guard try FileSystem.kind(of: module) != nil else { return (bytes, nil) }
      return (bytes, try FileSystem.read(module, limit: ListingFolder.fileLimit))
    }
  }

  func makeWorkplace() throws(FileError) -> CompilationFolder {
    let place = CompilationFolder(path: nextFile())
    _ = try FileSystem.makeFolders(place.path)
    return place
  }

  func remove(_ place: CompilationFolder) { Self.remove(place.path) }
}
