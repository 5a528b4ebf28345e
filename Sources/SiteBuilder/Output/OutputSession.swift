import Cache
import Diagnostics
import Files

/// The exclusive right to write to an output folder. A process holds it from before it reads the source until
/// the site is written, so the last one to write has the newest source.
package final class OutputSession {
  /// The reasons why the folder can't be written to; empty if it can.
  package let problems: [Diagnostic]
  /// The real path of the output folder, which may be missing; nil if there are problems.
  package var site: String? { place?.site }
  private let folder: OutputFolder
  /// Nil if there are problems.
  private var place: Place?
  /// The parent folders that were created for the output, outer ones first.
  private let made: [String]

  private struct Place {
    /// The real path of the output folder.
    var site: String
    var work: WorkFolder
    /// Whether `work` is beside the output folder, not in it.
    var isBeside: Bool
  }

  /// Waits for other processes that write to the folder, and completes the work of a killed one.
  ///
  /// - Parameter whileWaiting: called once if the wait takes more than a moment.
  package init(_ folder: OutputFolder, whileWaiting: () -> Void = {}) {
    self.folder = folder
    let refusals = folder.refusals()
    guard refusals.isEmpty else {
      (problems, place, made) = (refusals, nil, [])
      return
    }
    var madeFolders: [String] = []
    do throws(FileError) {
      guard let site = try OutputFolder.realPathOfMissing(folder.path) else {
        throw FileError("find", folder.path, code: FileError.notFound)
      }
      madeFolders = try FileSystem.makeFolders(SitePath.parent(of: site) ?? "/")
      let place = try Self.place(for: site, whileWaiting)
      try Self.recover(place, whileWaiting)
      problems = folder.foreignContents()
      self.place = problems.isEmpty ? place : nil
    } catch {
      (problems, place) = ([folder.failure(error)], nil)
    }
    made = madeFolders
  }

  deinit {
    place = nil
    // Removes the empty ones, if nothing was written.
    for folder in made.reversed() { _ = try? FileSystem.removeEmptyFolder(folder) }
  }

  private static func place(for site: String, _ whileWaiting: () -> Void) throws(FileError) -> Place {
    let beside = "\(SitePath.parent(of: site) ?? "/")/.\(SitePath.name(of: site)).zoetrope"
    do throws(FileError) {
      return Place(site: site, work: try WorkFolder(beside, whileWaiting: whileWaiting), isBeside: true)
    } catch {
      // The parent folder belongs to someone else.
      guard error.isForbidden, try FileSystem.kind(of: site) == .folder else {
        throw error
      }
      return Place(site: site, work: try inner(site, whileWaiting), isBeside: false)
    }
  }

  private static func inner(_ site: String, _ whileWaiting: () -> Void) throws(FileError) -> WorkFolder {
    try WorkFolder(site + "/" + OutputFolder.innerWorkFolder, whileWaiting: whileWaiting)
  }

  private static func recover(_ place: Place, _ whileWaiting: () -> Void) throws(FileError) {
    if place.isBeside {
      try CompleteStage(in: place.work, for: place.site).removeAbandoned()
      try place.work.clear()
    }
    guard try FileSystem.kind(of: place.site + "/" + OutputFolder.innerWorkFolder) != nil else { return }
    let work = place.isBeside ? try inner(place.site, whileWaiting) : place.work
    try InPlaceUpdate(in: work, for: place.site).finish()
  }

  // MARK: Writing

  /// Updates the folder: replaces different files, and removes those of earlier builds. This is atomic if the
  /// file system allows it; else the next session completes a failed update. Does nothing if there are
  /// `problems`.
  ///
  /// - Parameters:
  ///   - shard: the part of the site.
  ///   - source: the hash of a part's source; nil for a whole site.
  package func write(
    _ files: [OutputFile], shard: Shard = .whole, source: Digest? = nil
  ) throws(FileError) -> OutputChanges {
    guard let place else { return OutputChanges() }
    let update = try OutputUpdate(
      of: files, in: place.site, shard: shard, source: source, noticesEdits: folder.keepsOthers)
    var changes = update.changes
    if !update.changed.isEmpty || !update.removed.isEmpty { changes.leftover = try apply(update, place) }
    return changes
  }

  /// The changes that writing the files would make.
  package func changes(by files: [OutputFile]) throws(FileError) -> OutputChanges {
    guard let place else { return OutputChanges() }
    return try OutputUpdate(
      of: files, in: place.site, shard: .whole, source: nil, noticesEdits: folder.keepsOthers
    ).changes
  }

  /// - Returns: an error after the new site was in place.
  private func apply(_ update: OutputUpdate, _ place: Place) throws(FileError) -> FileError? {
    try update.checkRights(in: place.site)
    if update.changed.count == 1, update.removed.isEmpty, try replaceOne(update.changed[0], place) {
      return nil
    }
    let mayMove = try FileSystem.kind(of: place.site) == nil || !folder.mustNotBeExchanged
    let stage = CompleteStage(in: place.work, for: place.site)
    if place.isBeside, mayMove, case .done(let leftover) = try stage.replace(by: update) { return leftover }
    let work = place.isBeside ? try Self.inner(place.site) {} : place.work
    try InPlaceUpdate(in: work, for: place.site).run(update)
    return nil
  }

  /// Replaces a single file, which is atomic, too; false if it isn't possible.
  private func replaceOne(_ file: OutputFile, _ place: Place) throws(FileError) -> Bool {
    let (directory, name) = (SitePath.directory(of: file.path), SitePath.name(of: file.path))
    guard let target = try OpenFolder(place.site, directory) else { return false }
    let draft = place.work.path + "/draft"
    defer { try? FileSystem.removeFile(draft) }
    try OutputFile.write([OutputFile(path: "draft", content: file.content)], to: place.work.path)
    // Fails, for example, if the hidden folder is on another disk.
    return (try? target.take(draft, as: name)) != nil
  }
}

extension OutputFolder {
  /// The diagnostic for a failed write.
  package func failure(_ error: FileError) -> Diagnostic {
    let isUnfinished = InPlaceUpdate.isUnfinished(in: path)
    return .error(
      "output.failed", error.description, at: nil,
      fix: isUnfinished
        ? "the folder contains files of two sites: the next build completes this update"
        : "the earlier site is unchanged")
  }

  /// The diagnostics after a write that left something to do.
  package func remarks(on changes: OutputChanges) -> [Diagnostic] {
    guard let leftover = changes.leftover else { return [] }
    return [
      .warning(
        "output.leftover", "the new site is in place, but \(leftover)", at: nil,
        fix: "the rest of the old site is in a hidden folder beside it, which the next build removes")
    ]
  }
}
