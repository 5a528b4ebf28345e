import Files
import Threads

/// A whole new site that is prepared beside the old one and then changes places with it, in one step: nobody
/// ever sees a mixture.
///
/// What has not changed is no copy but another name (a hard link) of the old site's file: it takes no room, and
/// keeps its times and rights.
struct CompleteStage: Sendable {
  enum Outcome {
    /// This file system, or who owns what in it, does not allow it; nothing has changed.
    case impossible
    /// The new site is in its place. What is left of the old one could not be removed: the next build tries again.
    case done(leftover: FileError?)
  }

  /// In the hidden folder.
  static let name = "stage"

  private let work: WorkFolder
  /// The output folder, which may be missing.
  private let site: String
  private var path: String { work.path + "/" + Self.name }
  private var checkout: CheckoutData { CheckoutData(workFolder: SitePath.name(of: work.path)) }
  private var retired: RetiredTree { RetiredTree(path, heir: site, checkout: checkout) }

  init(in work: WorkFolder, for site: String) {
    self.work = work
    self.site = site
  }

  /// Puts the new site in the old one's place.
  func replace(by update: OutputUpdate) throws(FileError) -> Outcome {
    do throws(FileError) {
      guard try FileSystem.kind(of: site) != nil else {
        try buildFirst(update)
        try FileSystem.move(path, toFree: site)
        return .done(leftover: nil)
      }
      guard try canExchange(), try build(update) else {
        discard()
        return .impossible
      }
      guard (try? FileSystem.exchange(path, site)) != nil else {
        discard()
        return .impossible
      }
    } catch {
      discard()
      throw error
    }
    do throws(FileError) {
      try retired.remove()
      return .done(leftover: nil)
    } catch {
      return .done(leftover: error)
    }
  }

  /// Removes what a killed build has left.
  func removeAbandoned() throws(FileError) { try retired.remove() }

  /// Removes a stage that has not become the site: its files are ours, or have their first name elsewhere. What is left
  /// is in nobody's way, and goes with the next build.
  private func discard() { try? retired.remove() }

  // MARK: Building

  /// Whether two folders here can change places, and the site is on the same file system.
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

  /// Writes the manifest, if it is new, before anything else: so at any moment there is a list of what may be removed.
  ///
  /// - Returns: the other files.
  private func writeManifest(of update: OutputUpdate) throws(FileError) -> [OutputFile] {
    let manifest = update.changed.prefix { $0.path == Manifest.fileName }
    try OutputFile.write(Array(manifest), to: path)
    return Array(update.changed.dropFirst(manifest.count))
  }

  /// Makes the new site; false if something of the old one cannot be had in it.
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

  /// Makes the folders of all files, with the rights that they had.
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
