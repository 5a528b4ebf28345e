import Diagnostics

/// The folder a site is written to: nothing that was not written by a build is ever touched in it.
package struct OutputFolder: Sendable {
  /// What may stand in the folder without having been written here: a checkout's own data.
  static let foreign = [".git", ".DS_Store"]
  /// Where a site is prepared if that cannot be done beside the folder.
  static let innerWorkFolder = ".zoetrope-work"
  /// Names that pages never have.
  static let tolerated = Set(foreign + [Manifest.fileName, innerWorkFolder])
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
    switch FileSystem.kind(of: path) {
    case .symbolicLink?:
      return [refusal("output.symlink", "is a symbolic link", fix: "give the folder it leads to")]
    case .file?, .other?: return [refusal("output.not-a-folder", "is not a folder")]
    case .folder?, nil: break
    }
    return overlap().map { [$0] } ?? []
  }

  /// Files in the folder that forbid writing to it; empty if there are none.
  func strangers() -> [Diagnostic] {
    let foreign = foreignFiles()
    guard !foreign.isEmpty else { return [] }
    let named = foreign.prefix(Self.listedForeignFiles).map { "“\($0)”" }.joined(separator: ", ")
    let more =
      foreign.count > Self.listedForeignFiles ? " and \(foreign.count - Self.listedForeignFiles) more" : ""
    return [
      refusal(
        "output.foreign-files", "holds files that no build has written: \(named)\(more)",
        fix: "move them away, or choose an empty folder")
    ]
  }

  private func refusal(_ identifier: String, _ what: String, fix: String? = nil) -> Diagnostic {
    .error(identifier, "the output folder “\(path)” \(what)", at: nil, fix: fix)
  }

  // MARK: The source

  /// Whether the folder may not change places with another: nobody wants to find himself in one that is gone.
  var hasToStay: Bool {
    guard !replacesInPlace, let current = FileSystem.realPath("."), let output = FileSystem.realPath(path)
    else { return true }
    return Self.isInside(current, output)
  }

  private static func isInside(_ inner: String, _ outer: String) -> Bool {
    inner == outer || inner.hasPrefix(outer == "/" ? "/" : outer + "/")
  }

  private func overlap() -> Diagnostic? {
    guard let output = Self.realPathOfMissing(path), let root = FileSystem.realPath(source) else {
      return nil
    }
    if Self.isInside(root, output) { return refusal("output.is-source", "is the source, or holds it") }
    for folder in [SourceTree.contentFolder, SourceTree.templateFolder] {
      guard Self.isInside(output, FileSystem.realPath(root + "/" + folder) ?? root + "/" + folder) else {
        continue
      }
      return refusal(
        "output.is-source", "is in the source's “\(folder)”", fix: "choose a folder outside of it")
    }
    return nil
  }

  /// The real path of a folder that need not exist yet: that of the nearest one that does, and the rest; nil where
  /// that one's has none, as a current folder that was removed, or where it is not valid UTF-8.
  static func realPathOfMissing(_ path: String) -> String? {
    var existing = path
    var rest: [String] = []
    while true {
      if let real = FileSystem.realPath(existing) {
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
  private func foreignFiles() -> [String] {
    guard FileSystem.kind(of: path) == .folder else { return [] }
    let manifest = Manifest(in: path)
    var found: [String] = []
    collectForeign("", manifest, into: &found)
    return found
  }

  private func collectForeign(_ folder: String, _ manifest: Manifest, into found: inout [String]) {
    for entry in (try? FileSystem.list(SitePath.join(path, folder))) ?? [] {
      if folder.isEmpty, Self.tolerated.contains(entry.name) { continue }
      let path = SitePath.join(folder, entry.name)
      switch entry.kind {
      case .folder: collectForeign(path, manifest, into: &found)
      case .file where manifest.paths.contains(path): break
      default: found.append(path)
      }
    }
  }
}
