import Files
import Threads

/// Prepares a new site beside the old one, and exchanges both atomically: readers never see a mixture.
///
/// Unchanged files are hard links to the old ones: they take no space, and keep dates and permissions.
struct CompleteStage: Sendable {
  enum Outcome {
    /// The file system or its permissions don't allow it; nothing has changed.
    case impossible
    /// The new site is in place. The next build retries to remove the leftover of the old one.
    case done(leftover: FileError?)
  }

  /// The name in the hidden folder.
  static let name = "stage"

  private let work: WorkFolder
  /// The output folder, which may be missing.
  private let site: String
  private var path: String { work.path + "/" + Self.name }
  private var checkout: CheckoutData { CheckoutData(workFolder: SitePath.name(of: work.path)) }
  private var retired: RetiredTree { RetiredTree(path, currentSite: site, checkout: checkout) }

  init(in work: WorkFolder, for site: String) {
    self.work = work
    self.site = site
  }

  /// Replaces the old site by the new one.
  func replace(by update: OutputUpdate) throws(FileError) -> Outcome {
    do throws(FileError) {
      guard try FileSystem.kind(of: site) != nil else {
        try buildFirst(update)
        try FileSystem.move(path, toFree: site)
        return .done(leftover: nil)
      }
      guard try canExchange(), try build(update) else {
        try? removeAbandoned()
        return .impossible
      }
      guard (try? FileSystem.exchange(path, site)) != nil else {
        try? removeAbandoned()
        return .impossible
      }
    } catch {
      try? removeAbandoned()
      throw error
    }
    do throws(FileError) {
      try retired.remove()
      return .done(leftover: nil)
    } catch {
      return .done(leftover: error)
    }
  }

  /// Removes a stage that hasn't become the site, of this build or of a killed one.
  func removeAbandoned() throws(FileError) { try retired.remove() }

  // MARK: Building

  /// Whether folders can be exchanged here, and the site is on the same file system.
  private func canExchange() throws(FileError) -> Bool {
    guard try Status(work.path)?.device == Status(site)?.device else { return false }
    let probes = [work.path + "/probe-a", work.path + "/probe-b"]
    defer { for probe in probes { _ = try? FileSystem.removeEmptyFolder(probe) } }
    for probe in probes { try FileSystem.makeFolders(probe) }
    return (try? FileSystem.exchange(probes[0], probes[1])) != nil
  }

  private func buildFirst(_ update: OutputUpdate) throws(FileError) {
    try FileSystem.makeFolders(path)
    let files = try writeManifest(of: update)
    try OutputFile.write(files, to: path, makesFolders: true)
  }

  /// Writes a changed manifest first, so that at any moment it lists the files that may be removed.
  ///
  /// - Returns: the other changed files.
  private func writeManifest(of update: OutputUpdate) throws(FileError) -> [OutputFile] {
    let manifest = update.changed.prefix { $0.path == Manifest.fileName }
    try OutputFile.write(Array(manifest), to: path)
    return Array(update.changed.dropFirst(manifest.count))
  }

  /// Makes the new site; false if a part of the old one can't be taken over.
  private func build(_ update: OutputUpdate) throws(FileError) -> Bool {
    try FileSystem.makeFolders(path)
    let files = try writeManifest(of: update)
    guard files.count < update.changed.count || link(Manifest.fileName), try makeFolders(of: update) else {
      return false
    }
    let unchanged = update.unchanged.filter { $0 != Manifest.fileName }
    guard !Workers.map(unchanged.count, { link(unchanged[$0]) }).contains(false) else { return false }
    try OutputFile.write(files, to: path)
    return (try? checkout.prepare(path, for: site)) != nil
  }

  /// Makes the folders of all files, with their previous permissions.
  private func makeFolders(of update: OutputUpdate) throws(FileError) -> Bool {
    for folder in FolderLevels(update.unchanged + update.changed.map(\.path)).outermostFirst {
      let target = SitePath.join(path, folder)
      if !folder.isEmpty { try FileSystem.makeFolders(target) }
      guard let old = try Status(SitePath.join(site, folder)), old.kind == .folder else { continue }
      guard (try? old.copyRights(to: target)) != nil else { return false }
    }
    return true
  }

  private func link(_ name: String) -> Bool {
    (try? FileSystem.link(SitePath.join(site, name), to: SitePath.join(path, name))) != nil
  }
}
