import Files

/// Replaces files one by one, in a folder that cannot change places with another: a mount, or one whose
/// surroundings belong to someone else.
///
/// For a moment the folder holds files of both sites. What is to be done is written down first, so that whoever
/// comes next can end what a killed build has begun.
struct InPlaceUpdate {
  private static let journalName = "journal"

  /// A folder in the site itself.
  private let work: WorkFolder
  private let site: String
  private var stage: String { work.path + "/stage" }
  private var journal: String { work.path + "/" + Self.journalName }

  init(in work: WorkFolder, for site: String) {
    self.work = work
    self.site = site
  }

  /// Whether an update has begun in a site, and not ended.
  static func isUnfinished(in site: String) -> Bool {
    let journal = site + "/" + OutputFolder.innerWorkFolder + "/" + journalName
    return (try? FileSystem.kind(of: journal)) == .file
  }

  func run(_ update: OutputUpdate) throws(FileError) {
    // What an earlier update has staged would be taken for a part of this one.
    try work.clear()
    do throws(FileError) {
      try FileSystem.makeFolders(stage)
      try OutputFile.write(update.changed, to: stage)
      let draft = work.path + "/draft"
      try FileSystem.write(Manifest(update.removed).bytes, to: draft)
      try FileSystem.move(draft, to: journal)
    } catch {
      try? work.clear()
      throw error
    }
    try finish()
  }

  /// Ends an update that has begun, and does nothing where none has. Each step may have been done before.
  func finish() throws(FileError) {
    if try FileSystem.kind(of: journal) == .file {
      try remove(Manifest(file: journal).paths.intersection(Manifest(in: site).paths))
      try moveFiles(in: "")
      // Now last: until here it tells what may be removed.
      if try FileSystem.kind(of: stage + "/" + Manifest.fileName) != nil { try move(Manifest.fileName) }
      try FileSystem.removeFile(journal)
    }
    // All is done. What is left is in nobody's way.
    try? work.clear()
  }

  /// Removes files, and folders that are empty then. Where a folder stands in the place of a file, the new site has put
  /// it there.
  private func remove(_ paths: Set<PathKey>) throws(FileError) {
    for level in FolderLevels(paths.map(\.path)).levels.reversed() {
      for folder in level {
        guard let open = try OpenFolder(site, folder.path) else { continue }
        for name in folder.files { try open.removeFile(name) }
        for name in folder.folders { try open.removeEmptyFolder(name) }
      }
    }
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
