#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Diagnostics
import Files

/// The right to write to an output folder. One process has it at a time, from before it reads the source until
/// the site is written: so the last to write is the last to have read.
package final class OutputSession {
  /// Why the folder cannot be written to; empty if it can.
  package let problems: [Diagnostic]
  private let folder: OutputFolder
  /// Nil if there are problems.
  private var place: Place?
  /// Folders around the output that were made for it, outer ones first.
  private let made: [String]

  private struct Place {
    /// The real path of the output folder.
    var site: String
    var work: WorkFolder
    /// Whether `work` is beside the output folder, not in it.
    var isBeside: Bool
  }

  /// Waits for other processes that write to the folder, and ends what a killed one has begun.
  ///
  /// - Parameter whileWaiting: called once if it takes more than a moment.
  package init(_ folder: OutputFolder, whileWaiting: () -> Void = {}) {
    self.folder = folder
    let refusals = folder.refusals()
    guard refusals.isEmpty, let site = OutputFolder.realPathOfMissing(folder.path) else {
      let isNowhere = folder.failure(FileError("find", folder.path, code: ENOENT))
      (problems, place, made) = (refusals.isEmpty ? [isNowhere] : refusals, nil, [])
      return
    }
    var madeFolders: [String] = []
    do throws(FileError) {
      madeFolders = try FileSystem.makeFolders(SitePath.parent(of: site) ?? "/")
      let place = try Self.place(for: site, whileWaiting)
      try Self.recover(place, whileWaiting)
      problems = folder.strangers()
      self.place = problems.isEmpty ? place : nil
    } catch {
      (problems, place) = ([folder.failure(error)], nil)
    }
    made = madeFolders
  }

  deinit {
    place = nil
    // Those that are empty: nothing was written.
    for folder in made.reversed() { FileSystem.removeEmptyFolder(folder) }
  }

  private static func place(for site: String, _ whileWaiting: () -> Void) throws(FileError) -> Place {
    let beside = "\(SitePath.parent(of: site) ?? "/")/.\(SitePath.name(of: site)).zoetrope"
    do throws(FileError) {
      return Place(site: site, work: try WorkFolder(beside, whileWaiting: whileWaiting), isBeside: true)
    } catch {
      // What is around the folder belongs to someone else.
      guard [EACCES, EPERM, EROFS].contains(error.code), FileSystem.kind(of: site) == .folder else {
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
      place.work.clear()
    }
    guard FileSystem.kind(of: place.site + "/" + OutputFolder.innerWorkFolder) != nil else { return }
    let work = place.isBeside ? try inner(place.site, whileWaiting) : place.work
    try InPlaceUpdate(in: work, for: place.site).finish()
  }

  // MARK: Writing

  /// Brings the folder up to date: files that differ are replaced, those of earlier builds that are gone are
  /// removed. All of it happens in one step, where the file system can; if it fails, nothing does.
  ///
  /// Writes nothing if there are `problems`.
  ///
  /// - Parameter shard: which part of the site the files are.
  package func write(_ files: [OutputFile], shard: Shard = .whole) throws(FileError) -> OutputChanges {
    guard let place else { return OutputChanges() }
    let update = OutputUpdate(of: files, in: place.site, shard: shard)
    if !update.changed.isEmpty || !update.removed.isEmpty { try apply(update, place) }
    return update.changes
  }

  private func apply(_ update: OutputUpdate, _ place: Place) throws(FileError) {
    try update.checkRights(in: place.site)
    if update.changed.count == 1, update.removed.isEmpty, try replaceOne(update.changed[0], place) { return }
    let mayMove = FileSystem.kind(of: place.site) == nil || !folder.hasToStay
    let stage = CompleteStage(in: place.work, for: place.site)
    if place.isBeside, mayMove, try stage.replace(by: update) { return }
    let work = place.isBeside ? try Self.inner(place.site) {} : place.work
    try InPlaceUpdate(in: work, for: place.site).run(update)
  }

  /// Replaces a single file, which is one step as well; whether that was possible.
  private func replaceOne(_ file: OutputFile, _ place: Place) throws(FileError) -> Bool {
    guard let target = OpenFolder(place.site, SitePath.directory(of: file.path)) else { return false }
    let draft = place.work.path + "/draft"
    defer { unlink(draft) }
    try OutputFile.write([OutputFile(path: "draft", content: file.content)], to: place.work.path)
    return target.take(draft, as: SitePath.name(of: file.path))
  }
}

extension OutputFolder {
  /// What to tell when writing has failed.
  package func failure(_ error: FileError) -> Diagnostic {
    let isUnfinished = InPlaceUpdate.isUnfinished(in: path)
    return .error(
      "output.failed", error.description, at: nil,
      fix: isUnfinished
        ? "the folder holds files of two sites: the next build ends what this one has begun"
        : "the earlier site was left as it is")
  }
}
