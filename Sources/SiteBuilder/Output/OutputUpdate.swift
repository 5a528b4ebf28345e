import Cache
import Files
import Threads

/// The differences between the site in a folder and a new one.
struct OutputUpdate: Sendable {
  /// The new and changed files, a changed manifest first.
  var changed: [OutputFile] = []
  /// The paths of unchanged files, including the manifest.
  var unchanged: [String] = []
  /// The paths of earlier builds' files that the new site lacks, sorted.
  var removed: [String]

  /// Compares a site with a folder's contents.
  ///
  /// - Parameters:
  ///   - shard: the part of the site, for merging.
  ///   - source: the hash of a part's source; nil for a whole site.
  init(of files: [OutputFile], in folder: String, shard: Shard, source: Digest?) throws(FileError) {
    let paths = files.map(\.path)
    let manifest = Manifest.bytes(of: paths, shard: shard, source: source)
    let all = [OutputFile(path: Manifest.fileName, content: .bytes(manifest))] + files
    guard try FileSystem.kind(of: folder) != nil else {
      (changed, removed) = (all, [])
      return
    }
    removed = try Manifest(in: folder).paths.subtracting(paths.map(PathKey.init)).sorted().map(\.path)
    let differs = Workers.map(all.count) { all[$0].differs(in: folder) }
    for (file, differs) in zip(all, differs) {
      if differs { changed.append(file) } else { unchanged.append(file.path) }
    }
  }

  var changes: OutputChanges {
    let written = changed.map(\.path).filter { $0 != Manifest.fileName }
    return OutputChanges(written: written.sorted(by: SitePath.precedes), removed: removed)
  }

  /// Throws if the permissions of a folder prevent changes, before any of them is made.
  func checkRights(in site: String) throws(FileError) {
    guard try FileSystem.kind(of: site) != nil else { return }
    for folder in FolderLevels(changed.map(\.path) + removed).outermostFirst {
      let path = SitePath.join(site, folder)
      // If a file becomes a folder, the outer folder's permissions count.
      guard try FileSystem.kind(of: path) == .folder, !FileSystem.may(.changeFolder, path) else { continue }
      throw FileError("write to", path)
    }
  }
}
