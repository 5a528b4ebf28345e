import Files

/// A replaced site, or a stage that never became one, which is removed by its own manifest.
///
/// Files in the manifest are removed, or stay until the next try. Other files were added during a build, and
/// move to the current site. Links are never followed.
struct RetiredTree {
  private let path: String
  private let currentSite: String
  private let checkout: CheckoutData

  /// - Parameter currentSite: the current site.
  init(_ path: String, currentSite: String, checkout: CheckoutData) {
    self.path = path
    self.currentSite = currentSite
    self.checkout = checkout
  }

  /// Removes the tree. After an error nothing is lost, and it can be tried again.
  func remove() throws(FileError) {
    guard try FileSystem.kind(of: path) == .folder else { return }
    var failure = FirstFailure()
    failure.attempt { () throws(FileError) in try checkout.giveBack(from: path, to: currentSite) }
    let manifest = try Manifest(in: path)
    failure.attempt { () throws(FileError) in
      try FolderLevels(manifest.paths.lazy.map(\.path)).removeFiles(in: path)
    }
    if let folder = try OpenFolder(path) { moveForeignFiles(folder, [], manifest.paths, &failure) }
    try failure.check()
    // The manifest comes last: until here it lists the files that may be removed.
    try FileSystem.removeFile(path + "/" + Manifest.fileName)
    guard try FileSystem.removeEmptyFolder(path) else {
      throw FileError("remove", path, code: FileError.notEmpty)
    }
  }

  /// Moves files that aren't ours to the current site.
  ///
  /// - Parameter around: the outer folders of `folder`, outermost first.
  private func moveForeignFiles(
    _ folder: borrowing OpenFolder, _ around: [FolderEntry], _ own: Set<PathKey>,
    _ failure: inout FirstFailure
  ) {
    let entries: [FolderEntry]
    do throws(FileError) { entries = try folder.list() } catch { return failure.note(error) }
    for entry in entries where !isOurs(entry, around, own) {
      do throws(FileError) {
        if entry.kind == .folder {
          if let inner = try folder.folder(entry) { moveForeignFiles(inner, around + [entry], own, &failure) }
          try folder.removeEmptyFolder(entry)
        } else {
          try moveForeignFiles(entry, folder, around)
        }
      } catch {
        failure.note(error)
      }
    }
  }

  /// Whether an entry is ours: a file of the manifest, or data of a checkout.
  private func isOurs(_ entry: FolderEntry, _ around: [FolderEntry], _ own: Set<PathKey>) -> Bool {
    if around.isEmpty, entry.name == Manifest.fileName || CheckoutData.names.contains(entry.name) {
      return true
    }
    guard entry.kind != .folder, entry.isText, around.allSatisfy(\.isText) else { return false }
    return own.contains(PathKey((around.map(\.name) + [entry.name]).joined(separator: "/")))
  }

  private func moveForeignFiles(
    _ entry: FolderEntry, _ folder: borrowing OpenFolder, _ around: [FolderEntry]
  ) throws(FileError) {
    let place = currentSite + "/" + (around.map(\.name) + [entry.name]).joined(separator: "/")
    guard let target = try heirFolder(around[...]) else {
      throw FileError("replace", place, code: FileError.noFolder)
    }
    // Both are hard links to the same file.
    if let there = try target.status(of: entry), let here = try folder.status(of: entry),
      here.isSame(as: there)
    {
      try folder.removeFile(entry)
    } else {
      try folder.move(entry, to: target)
    }
  }

  /// Opens the same folder of the current site, and creates it if it is missing.
  private func heirFolder(_ around: ArraySlice<FolderEntry>) throws(FileError) -> OpenFolder? {
    guard let last = around.last else { return try OpenFolder(currentSite) }
    guard let outer = try heirFolder(around.dropLast()) else { return nil }
    return try outer.folder(last, makesMissing: true)
  }
}
