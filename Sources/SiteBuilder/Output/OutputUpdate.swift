import Cache
import Files
import Threads

/// How the site in a folder differs from the one that is to be there.
struct OutputUpdate: Sendable {
  /// Files that are new or have other bytes; the manifest first, if it is one of them.
  var changed: [OutputFile] = []
  /// Paths of files that stay, the manifest too.
  var unchanged: [String] = []
  /// Paths of files that an earlier build has written and this one has not, sorted.
  var removed: [String]

  /// Compares a site with what is in a folder.
  ///
  /// - Parameters:
  ///   - shard: which part of the site the files are, for those who put the parts together.
  ///   - source: what the part was made from; nil for a whole site.
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

  /// Throws if files cannot be replaced or removed because a folder belongs to someone else: better now than
  /// half-way.
  func checkRights(in site: String) throws(FileError) {
    guard try FileSystem.kind(of: site) != nil else { return }
    for folder in FolderLevels(changed.map(\.path) + removed).outermostFirst {
      let path = SitePath.join(site, folder)
      // What is a file now becomes a folder: then the one around it decides.
      guard try FileSystem.kind(of: path) == .folder, !FileSystem.may(.changeFolder, path) else { continue }
      throw FileError("write to", path)
    }
  }
}
