import Diagnostics
import Files

/// The merged outputs of all shards of a site.
package struct MergedSite: Sendable {
  /// The files, sorted by path.
  package private(set) var files: [OutputFile] = []
  /// The reasons why the shards aren't one site; empty if they are.
  package private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter folders: the folders of all shards, in any order.
  package init(of folders: [String]) {
    var parts: [(folder: String, manifest: Manifest)] = []
    var owners: [PathKey: String] = [:]
    do throws(FileError) {
      for folder in folders { parts.append((folder, try Manifest(in: folder))) }
      checkShards(parts)
      for (folder, manifest) in parts {
        for key in manifest.paths.sorted() {
          guard try FileSystem.kind(of: folder + "/" + key.path) == .file else {
            report("the file “\(key.path)” is missing from “\(folder)”", fix: "build that shard again")
            continue
          }
          if let owner = owners.updateValue(folder, forKey: key) {
            try checkSame(key.path, owner, folder)
          } else {
            files.append(OutputFile(path: key.path, content: .copy(of: folder + "/" + key.path)))
          }
        }
      }
    } catch {
      diagnostics.append(
        .error("merge.unreadable", error.description, at: nil, fix: "check the permissions of the folder"))
    }
    files.sort { SitePath.precedes($0.path, $1.path) }
  }

  /// Checks that the folders are all shards of one site.
  private mutating func checkShards(_ parts: [(folder: String, manifest: Manifest)]) {
    for part in parts where part.manifest.paths.isEmpty && part.manifest.shard.isWhole {
      report("the folder “\(part.folder)” wasn't written by a build")
    }
    guard diagnostics.isEmpty, let first = parts.first else { return }
    let count = first.manifest.shard.count
    for part in parts where part.manifest.shard.count != count {
      report("“\(part.folder)” is shard \(part.manifest.shard.text), not one of \(count)")
    }
    let numbers = Set(parts.map(\.manifest.shard.number))
    let missing = (1...count).filter { !numbers.contains($0) }.map { "\($0)/\(count)" }
    if diagnostics.isEmpty, !missing.isEmpty {
      report("shards are missing: \(missing.prefix(5).joined(separator: ", "))")
    }
    if diagnostics.isEmpty { checkSources(parts) }
  }

  /// Checks that the shards have the same source, as in a single build.
  private mutating func checkSources(_ parts: [(folder: String, manifest: Manifest)]) {
    guard let first = parts.first, parts.count > 1 else { return }
    for part in parts where part.manifest.source == nil {
      report(
        "“\(part.folder)” doesn't record the source that it was built from", fix: "build that shard again")
    }
    for part in parts where diagnostics.isEmpty && part.manifest.source != first.manifest.source {
      report(
        "“\(first.folder)” and “\(part.folder)” were built from different sources, or by different programs",
        fix: Self.sameSource)
    }
  }

  private static let sameSource = "build all shards from the same source, with the same options and program"

  private mutating func checkSame(_ path: String, _ first: String, _ second: String) throws(FileError) {
    guard try !FileSystem.haveSameBytes(first + "/" + path, second + "/" + path) else { return }
    report("“\(first)” and “\(second)” have different files “\(path)”", fix: Self.sameSource)
  }

  private mutating func report(_ summary: String, fix: String? = nil) {
    diagnostics.append(.error("merge.mismatch", summary, at: nil, fix: fix))
  }
}
