#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
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
    FileSystem.kind(of: site + "/" + OutputFolder.innerWorkFolder + "/" + journalName) == .file
  }

  func run(_ update: OutputUpdate) throws(FileError) {
    work.clear()
    do throws(FileError) {
      try FileSystem.makeFolders(stage)
      try OutputFile.write(update.changed, to: stage)
      let draft = work.path + "/draft"
      try FileSystem.write(Manifest(update.removed).bytes, to: draft)
      try FileSystem.move(draft, to: journal)
    } catch {
      work.clear()
      throw error
    }
    try finish()
  }

  /// Ends an update that has begun, and does nothing where none has.
  func finish() throws(FileError) {
    if FileSystem.kind(of: journal) == .file {
      try remove(Manifest(file: journal).paths.intersection(Manifest(in: site).paths))
      try moveFiles(in: "")
      // Now last: until here it tells what may be removed.
      if FileSystem.kind(of: stage + "/" + Manifest.fileName) != nil { try move(Manifest.fileName) }
      try FileSystem.removeFile(journal)
    }
    work.clear()
  }

  private func remove(_ paths: Set<String>) throws(FileError) {
    for level in FolderLevels(paths).levels.reversed() {
      for folder in level {
        guard let open = OpenFolder(site, folder.path) else { continue }
        for name in folder.files where !open.removeFile(name) {
          throw FileError("remove", SitePath.join(site, SitePath.join(folder.path, name)))
        }
        for name in folder.folders { open.removeEmptyFolder(name) }
      }
    }
  }

  private func moveFiles(in folder: String) throws(FileError) {
    for entry in OpenFolder(stage, folder)?.list() ?? [] {
      let name = SitePath.join(folder, entry.name)
      if entry.kind == .folder {
        try moveFiles(in: name)
      } else if name != Manifest.fileName {
        try move(name)
      }
    }
  }

  private func move(_ name: String) throws(FileError) {
    guard let folder = OpenFolder(site, SitePath.directory(of: name), makesMissing: true),
      folder.take(stage + "/" + name, as: SitePath.name(of: name))
    else { throw FileError("replace", site + "/" + name) }
  }
}
