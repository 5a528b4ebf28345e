/// How the site in a folder differs from the one that is to be there.
struct OutputUpdate: Sendable {
  /// Files that are new or have other bytes; the manifest first, if it is one of them.
  var changed: [OutputFile] = []
  /// Paths of files that stay, the manifest too.
  var unchanged: [String] = []
  /// Paths of files that an earlier build has written and this one has not, sorted.
  var removed: [String]

  /// Compares a site with what is in a folder.
  init(of files: [OutputFile], in folder: String) {
    let manifest = Manifest(files.map(\.path))
    let all = [OutputFile(path: Manifest.fileName, content: .bytes(manifest.bytes))] + files
    let differs = Workers.map(all.count) { all[$0].differs(in: folder) }
    for (file, differs) in zip(all, differs) {
      if differs { changed.append(file) } else { unchanged.append(file.path) }
    }
    removed = Manifest(in: folder).paths.subtracting(manifest.paths).sorted(by: SitePath.precedes)
  }

  var changes: OutputChanges {
    let written = changed.map(\.path).filter { $0 != Manifest.fileName }
    return OutputChanges(written: written.sorted(by: SitePath.precedes), removed: removed)
  }
}
