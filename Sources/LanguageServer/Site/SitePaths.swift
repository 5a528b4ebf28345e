import Files

/// Converts between addresses of files and paths relative to the source folder.
struct SitePaths {
  /// The real path of the source folder.
  let root: String

  /// - Returns: nil if the folder is missing.
  init?(root: String) {
    guard let real = FileSystem.realPath(root) else { return nil }
    self.root = real
  }

  /// The path of an address relative to the source folder; nil for other files.
  func path(_ address: String) -> String? {
    guard let path = FileAddress.path(address) else { return nil }
    // The file may be missing, its folder not.
    let folder = FileSystem.realPath(SitePath.directory(of: path)) ?? SitePath.directory(of: path)
    let real = folder + "/" + SitePath.name(of: path)
    guard real.hasPrefix(root + "/") else { return nil }
    return String(real.dropFirst(root.count + 1))
  }

  /// The address of a file, by its path relative to the source folder, or absolute.
  func address(_ path: String) -> String {
    FileAddress.address(path.hasPrefix("/") ? path : root + "/" + path)
  }
}
