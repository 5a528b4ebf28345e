import Diagnostics
import Files

/// The folder a site is written to: nothing that was not written by a build is ever touched in it.
package struct OutputFolder: Sendable {
  /// Where a site is prepared if that cannot be done beside the folder.
  static let innerWorkFolder = ".zoetrope-work"
  /// Names that pages never have.
  static let tolerated = Set(CheckoutData.names + [Manifest.fileName, innerWorkFolder])
  private static let listedForeignFiles = 5

  package let path: String
  private let source: String
  private let replacesInPlace: Bool

  /// - Parameters:
  ///   - path: the folder; it need not exist.
  ///   - source: the folder of the site's source, which must not be overwritten.
  ///   - replacesInPlace: whether the folder itself has to stay, and only files in it are replaced.
  package init(_ path: String, source: String, replacesInPlace: Bool = false) {
    var path = path
    // With a slash at its end, a link would be taken for the folder it leads to.
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.source = source
    self.replacesInPlace = replacesInPlace
  }

  /// Why no site can be written to the folder as it is now; empty if one can. Nothing is changed by asking.
  package func problems() -> [Diagnostic] {
    let refusals = refusals()
    return refusals.isEmpty ? strangers() : refusals
  }

  /// Why the folder cannot be written to, whatever is in it; empty if it can.
  package func refusals() -> [Diagnostic] {
    do throws(FileError) {
      switch try FileSystem.kind(of: path) {
      case .symbolicLink?:
        return [refusal("output.symlink", "is a symbolic link", fix: "give the folder it leads to")]
      case .file?, .other?: return [refusal("output.not-a-folder", "is not a folder")]
      case .folder?, nil: return try overlap().map { [$0] } ?? []
      }
    } catch {
      return [failure(error)]
    }
  }

  /// What stands in the folder and forbids writing to it; empty if there is nothing of the kind.
  func strangers() -> [Diagnostic] {
    do throws(FileError) {
      guard try FileSystem.kind(of: path) == .folder else { return [] }
      let mounts = mounts().filter { !Self.tolerated.contains(SitePath.components($0).first ?? "") }
      if !mounts.isEmpty {
        return [
          refusal(
            "output.mount", "has something mounted in it: \(Self.list(mounts))",
            fix: "unmount it, or build elsewhere; the output folder itself may be a mount")
        ]
      }
      let foreign = try foreignFiles()
      guard !foreign.isEmpty else { return [] }
      return [
        refusal(
          "output.foreign-files", "holds files that no build has written: \(Self.list(foreign))",
          fix: "move them away, or choose an empty folder")
      ]
    } catch {
      return [failure(error)]
    }
  }

  private static func list(_ paths: [String]) -> String {
    let named = paths.prefix(listedForeignFiles).map { "“\($0)”" }.joined(separator: ", ")
    return named + (paths.count > listedForeignFiles ? " and \(paths.count - listedForeignFiles) more" : "")
  }

  private func refusal(_ identifier: String, _ what: String, fix: String? = nil) -> Diagnostic {
    .error(identifier, "the output folder “\(path)” \(what)", at: nil, fix: fix)
  }

  // MARK: The source

  /// Whether the folder may not change places with another: nobody wants to find himself in one that is gone.
  var hasToStay: Bool {
    guard !replacesInPlace, let current = FileSystem.realPath("."), let output = FileSystem.realPath(path)
    else { return true }
    // What is mounted in it would go with the folder; where nobody can tell, something may be.
    return SitePath.isInside(current, output) || (try? MountTable().paths(in: output))?.isEmpty != true
  }

  /// What is mounted in the folder, as paths in it.
  private func mounts() -> [String] {
    guard let table = try? MountTable(), let folder = FileSystem.realPath(path) else { return [] }
    return table.paths(in: folder)
  }

  private func overlap() throws(FileError) -> Diagnostic? {
    guard let output = try Self.realPathOfMissing(path), let root = try FileSystem.resolve(source) else {
      return nil
    }
    if SitePath.isInside(root, output) { return refusal("output.is-source", "is the source, or holds it") }
    for folder in [SourceTree.contentFolder, SourceTree.templateFolder] {
      let folderPath = try FileSystem.resolve(root + "/" + folder) ?? root + "/" + folder
      guard SitePath.isInside(output, folderPath) else { continue }
      return refusal(
        "output.is-source", "is in the source's “\(folder)”", fix: "choose a folder outside of it")
    }
    return nil
  }

  /// The real path of a folder that need not exist yet: that of the nearest one that does, and the rest; nil where
  /// that one has none, as a current folder that was removed.
  static func realPathOfMissing(_ path: String) throws(FileError) -> String? {
    var existing = path
    var rest: [String] = []
    while true {
      if let real = try FileSystem.resolve(existing) {
        return SitePath.resolve(rest.reversed().joined(separator: "/"), from: real).map { "/" + $0 }
      }
      guard let parent = SitePath.parent(of: existing), parent != existing,
        let name = SitePath.components(existing).last
      else { return nil }
      rest.append(name)
      existing = parent
    }
  }

  // MARK: Foreign files

  /// Files that are not in the manifest, sorted; links count whatever the manifest says.
  private func foreignFiles() throws(FileError) -> [String] {
    let manifest = try Manifest(in: path)
    var found: [String] = []
    try collectForeign("", manifest, into: &found)
    return found
  }

  private func collectForeign(
    _ folder: String, _ manifest: Manifest, into found: inout [String]
  ) throws(FileError) {
    for entry in try FileSystem.list(SitePath.join(path, folder)) {
      if folder.isEmpty, Self.tolerated.contains(entry.name) { continue }
      let path = SitePath.join(folder, entry.name)
      switch entry.kind {
      // A name that is no text is none that a build has written.
      case _ where !entry.isText: found.append(path)
      case .folder:
        do throws(FileError) {
          try collectForeign(path, manifest, into: &found)
        } catch {
          // A folder that nobody may look into is someone else's.
          guard error.isForbidden else { throw error }
          found.append(path)
        }
      case .file where manifest.paths.contains(PathKey(path)): break
      default: found.append(path)
      }
    }
  }
}
