import CFiles
import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A whole new site that is prepared beside the old one and then changes places with it, in one step: nobody
/// ever sees a mixture.
///
/// What has not changed is no copy but another name (a hard link) of the old site's file: it takes no room, and
/// keeps its times and rights.
struct CompleteStage: Sendable {
  private let work: WorkFolder
  /// The output folder, which may be missing.
  private let site: String
  private var path: String { work.path + "/stage" }

  init(in work: WorkFolder, for site: String) {
    self.work = work
    self.site = site
  }

  /// Puts the new site in the old one's place; false if this file system cannot, and then nothing has changed.
  func replace(by update: OutputUpdate) throws(FileError) -> Bool {
    let isFirst = FileSystem.kind(of: site) == nil
    do throws(FileError) {
      let isPossible = isFirst ? true : try canExchange()
      guard isPossible, try build(update, isFirst: isFirst) else {
        discard()
        return false
      }
    } catch {
      discard()
      throw error
    }
    if isFirst {
      guard rename(path, site) == 0 else {
        let error = FileError("make", site)
        discard()
        throw error
      }
      return true
    }
    guard CFilesExchange(path, site) == 0 else {
      discard()
      return false
    }
    // The new site is in its place. What is left now is cleaning up, which the next build can do as well.
    restoreForeign()
    try? RetiredTree(path, heir: site).remove()
    return true
  }

  /// Removes what a killed build has left.
  func removeAbandoned() throws(FileError) {
    try RetiredTree(path, heir: site).remove()
  }

  /// Removes a stage that has not become the site: its files are ours, or have their first name elsewhere.
  private func discard() {
    try? RetiredTree(path, heir: site).remove()
  }

  // MARK: Building

  /// Whether two folders here can change places, and the site is on the same file system.
  private func canExchange() throws(FileError) -> Bool {
    guard Status(work.path)?.device == Status(site)?.device else { return false }
    let probes = [work.path + "/probe-a", work.path + "/probe-b"]
    defer { for probe in probes { rmdir(probe) } }
    for probe in probes { try FileSystem.makeFolders(probe) }
    return CFilesExchange(probes[0], probes[1]) == 0
  }

  private func build(_ update: OutputUpdate, isFirst: Bool) throws(FileError) -> Bool {
    try FileSystem.makeFolders(path)
    // The manifest is first, so that at any moment there is a list of what may be removed.
    let manifest = update.changed.prefix { $0.path == Manifest.fileName }
    try OutputFile.write(Array(manifest), to: path)
    guard !manifest.isEmpty || link(Manifest.fileName) else { return false }
    let others = Array(update.changed.dropFirst(manifest.count))
    if isFirst {
      try OutputFile.write(others, to: path, makesFolders: true)
      return true
    }
    guard try makeFolders(of: update) else { return false }
    let unchanged = update.unchanged.filter { $0 != Manifest.fileName }
    guard !Workers.map(unchanged.count, { link(unchanged[$0]) }).contains(false) else { return false }
    try OutputFile.write(others, to: path)
    return linkForeign()
  }

  /// Makes the folders of all files, with the rights that they had.
  private func makeFolders(of update: OutputUpdate) throws(FileError) -> Bool {
    for folder in FolderLevels(update.unchanged + update.changed.map(\.path)).outermostFirst {
      let target = SitePath.join(path, folder)
      if !folder.isEmpty { try FileSystem.makeFolders(target) }
      guard let old = Status(SitePath.join(site, folder)), old.kind == .folder else { continue }
      guard old.copyRights(to: target) else { return false }
    }
    return true
  }

  private func link(_ name: String) -> Bool {
    linkat(AT_FDCWD, SitePath.join(site, name), AT_FDCWD, SitePath.join(path, name), 0) == 0
  }

  // MARK: What is not ours

  /// Gives a checkout's own data a second name in the stage.
  private func linkForeign() -> Bool {
    OutputFolder.foreign.allSatisfy { name in
      switch FileSystem.kind(of: site + "/" + name) {
      case nil: true
      case .folder?: linkTree(name)
      default: link(name)
      }
    }
  }

  private func linkTree(_ folder: String) -> Bool {
    let target = SitePath.join(path, folder)
    guard mkdir(target, 0o777) == 0, let old = Status(SitePath.join(site, folder)),
      old.copyRights(to: target), let entries = try? FileSystem.list(SitePath.join(site, folder))
    else { return false }
    return entries.allSatisfy { entry in
      let name = SitePath.join(folder, entry.name)
      return entry.kind == .folder ? linkTree(name) : link(name)
    }
  }

  /// Lets `.git` and its double in the new site change places: what came into it meanwhile is not lost.
  private func restoreForeign() {
    for name in OutputFolder.foreign where FileSystem.kind(of: path + "/" + name) == .folder {
      // Should this fail the double stays, which is as good as the moment it was made.
      _ = CFilesExchange(path + "/" + name, site + "/" + name)
    }
  }
}
