import Diagnostics
import Files

/// The outputs of all shards of a site, put together.
package struct MergedSite: Sendable {
  /// Sorted by path.
  package private(set) var files: [OutputFile] = []
  /// Why they are not one site; empty if they are.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter folders: one of each shard, in any order.
  package init(of folders: [String]) {
    let parts = folders.map { (folder: $0, manifest: Manifest(in: $0)) }
    checkShards(parts)
    var owners: [String: String] = [:]
    for (folder, manifest) in parts {
      for path in manifest.paths.sorted(by: SitePath.precedes) {
        guard FileSystem.kind(of: folder + "/" + path) == .file else {
          report("“\(folder)” has lost its file “\(path)”", fix: "build that shard anew")
          continue
        }
        if let owner = owners.updateValue(folder, forKey: path) {
          checkSame(path, owner, folder)
        } else {
          files.append(OutputFile(path: path, content: .copy(of: folder + "/" + path)))
        }
      }
    }
    files.sort { SitePath.precedes($0.path, $1.path) }
  }

  /// All parts are there, and parts of the same whole.
  private mutating func checkShards(_ parts: [(folder: String, manifest: Manifest)]) {
    for part in parts where part.manifest.paths.isEmpty && part.manifest.shard.isWhole {
      report("no build has written the folder “\(part.folder)”")
    }
    guard diagnostics.isEmpty, let count = parts.first?.manifest.shard.count else { return }
    for part in parts where part.manifest.shard.count != count {
      report("“\(part.folder)” is shard \(part.manifest.shard.text), not one of \(count)")
    }
    let numbers = Set(parts.map(\.manifest.shard.number))
    let missing = (1...count).filter { !numbers.contains($0) }.map { "\($0)/\(count)" }
    if diagnostics.isEmpty, !missing.isEmpty {
      report("not all shards are there: \(missing.prefix(5).joined(separator: ", "))")
    }
  }

  private mutating func checkSame(_ path: String, _ first: String, _ second: String) {
    guard let a = try? FileSystem.read(first + "/" + path), let b = try? FileSystem.read(second + "/" + path),
      a == b
    else {
      report(
        "“\(first)” and “\(second)” have different files “\(path)”",
        fix: "build all shards from the same source, with the same program")
      return
    }
  }

  private mutating func report(_ summary: String, fix: String? = nil) {
    diagnostics.append(.error("merge.mismatch", summary, at: nil, fix: fix))
  }
}
