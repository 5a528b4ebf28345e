import Files

/// Replaces files one by one, in a folder that can't be exchanged, such as a mount.
///
/// For a moment the folder contains files of both sites. A journal is written first, so that the next process
/// can complete the update of a killed one.
struct InPlaceUpdate {
  private static let journalName = "journal"

  /// The hidden folder in the site.
  private let work: WorkFolder
  private let site: String
  private var stage: String { work.path + "/stage" }
  private var journal: String { work.path + "/" + Self.journalName }

  init(in work: WorkFolder, for site: String) {
    self.work = work
    self.site = site
  }

  static func isUnfinished(in site: String) -> Bool {
    let journal = site + "/" + OutputFolder.innerWorkFolder + "/" + journalName
    return (try? FileSystem.kind(of: journal)) == .file
  }

  func run(_ update: OutputUpdate) throws(FileError) {
    // Staged files of an earlier update would become a part of this one.
    try work.clear()
    do throws(FileError) {
      try FileSystem.makeFolders(stage)
      try OutputFile.write(update.changed, to: stage)
      try FileSystem.replace(journal, with: Manifest(update.removed).bytes, by: work.path + "/draft")
    } catch {
      try? work.clear()
      throw error
    }
    try finish()
  }

  /// Completes an update, if there is one. Steps may have been done before.
  func finish() throws(FileError) {
    if try FileSystem.kind(of: journal) == .file {
      // Where a folder stands in the place of a file, the new site has put it there.
      let removed = try Manifest(file: journal).paths.intersection(Manifest(in: site).paths)
      try FolderLevels(removed.lazy.map(\.path)).removeFiles(in: site)
      try moveFiles(in: "")
      // The manifest comes last: until here it lists the files that may be removed.
      if try FileSystem.kind(of: stage + "/" + Manifest.fileName) != nil { try move(Manifest.fileName) }
      try FileSystem.removeFile(journal)
    }
    // The next update clears the folder after an error.
    try? work.clear()
  }

  private func moveFiles(in folder: String) throws(FileError) {
    for entry in try OpenFolder(stage, folder)?.list() ?? [] {
      let name = SitePath.join(folder, entry.name)
      if entry.kind == .folder {
        try moveFiles(in: name)
      } else if name != Manifest.fileName {
        try move(name)
      }
    }
  }

  private func move(_ name: String) throws(FileError) {
    guard let folder = try OpenFolder(site, SitePath.directory(of: name), makesMissing: true) else {
      throw FileError("replace", site + "/" + name, code: FileError.noFolder)
    }
    try folder.take(stage + "/" + name, as: SitePath.name(of: name))
  }
}
