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
  ///   - noticesEdits: whether to note the hashes of all files.
  init(
    of files: [OutputFile], in folder: String, shard: Shard, source: Digest?, noticesEdits: Bool
  ) throws(FileError) {
    let paths = files.map(\.path)
    let hashes = noticesEdits ? try Self.hashes(of: files) : [:]
    let manifest = Manifest.bytes(of: paths, shard: shard, source: source, hashes: hashes)
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

  private static func hashes(of files: [OutputFile]) throws(FileError) -> [PathKey: Digest] {
    let all = Workers.map(files.count) { index in
      Result { () throws(FileError) in SHA256.hash(try files[index].bytes()) }
    }
    var hashes: [PathKey: Digest] = [:]
    for (file, hash) in zip(files, all) { hashes[PathKey(file.path)] = try hash.get() }
    return hashes
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
