import Cache
import Diagnostics
import Files

/// The folder to which a site is written. Files that no build has written are never changed.
package struct OutputFolder: Sendable {
  /// The name of the hidden folder in the site, for when none beside it is possible.
  static let innerWorkFolder = ".zoetrope-work"
  /// The names that pages never have.
  static let reservedNames = Set(CheckoutData.names + [Manifest.fileName, innerWorkFolder])
  private static let listedForeignFiles = 5

  package let path: String
  private let source: String
  private let replacesInPlace: Bool
  let keepsOthers: Bool

  /// - Parameters:
  ///   - path: the folder, which may be missing.
  ///   - source: the folder of the site's source, which must not be overwritten.
  ///   - replacesInPlace: whether to keep the folder, and replace only files in it.
  ///   - keepsOthers: whether a folder with earlier output may also hold files of other programs, which stay. Edits of
  ///     the output are noticed then.
  package init(
    _ path: String, source: String, replacesInPlace: Bool = false, keepsOthers: Bool = false
  ) {
    var path = path
    // With a final slash, a link would stand for its target.
    while path.utf8.count > 1, path.hasSuffix("/") { path.removeLast() }
    self.path = path
    self.source = source
    self.replacesInPlace = replacesInPlace
    self.keepsOthers = keepsOthers
  }

  /// The reasons why no site can be written to the folder; empty if one can. Changes nothing.
  package func problems() -> [Diagnostic] {
    let refusals = refusals()
    return refusals.isEmpty ? foreignContents() : refusals
  }

  /// The reasons why the folder can't be written to, apart from its contents; empty if it can.
  package func refusals() -> [Diagnostic] {
    do throws(FileError) {
      switch try FileSystem.kind(of: path) {
      case .symbolicLink?:
        return [refusal("output.symlink", "is a symbolic link", fix: "use the folder that it leads to")]
      case .file?, .other?: return [refusal("output.not-a-folder", "is not a folder")]
      case .folder?, nil: return try overlap().map { [$0] } ?? []
      }
    } catch {
      return [failure(error)]
    }
  }

  /// The contents of the folder that prevent writing to it; empty if there are none.
  func foreignContents() -> [Diagnostic] {
    do throws(FileError) {
      guard try FileSystem.kind(of: path) == .folder else { return [] }
      let mounts = mounts().filter { !Self.reservedNames.contains(SitePath.components($0).first ?? "") }
      if !mounts.isEmpty {
        return [
          refusal(
            "output.mount", "contains mount points: \(Self.list(mounts))",
            fix: "unmount them, or choose another folder; the output folder itself may be a mount point")
        ]
      }
      if keepsOthers, try FileSystem.kind(of: path + "/" + Manifest.fileName) == .file { return [] }
      let foreign = try foreignFiles()
      guard !foreign.isEmpty else { return [] }
      return [
        refusal(
          "output.foreign-files", "contains files that weren't written by a build: \(Self.list(foreign))",
          fix: "move them away, or choose an empty folder")
      ]
    } catch {
      return [failure(error)]
    }
  }

  /// Files of other programs that are in the way of new ones, or of their folders; nil if there are none.
  package func obstacle(to paths: [String]) throws(FileError) -> Diagnostic? {
    let manifest = try Manifest(in: path)
    var found: [String] = []
    var folders: Set<String> = []
    for file in paths {
      if !manifest.paths.contains(PathKey(file)), try FileSystem.kind(of: path + "/" + file) != nil {
        found.append(file)
      }
      var folder = SitePath.directory(of: file)
      while !folder.isEmpty, folders.insert(folder).inserted {
        let kind = try FileSystem.kind(of: path + "/" + folder)
        if kind != nil, kind != .folder, !manifest.paths.contains(PathKey(folder)) { found.append(folder) }
        folder = SitePath.directory(of: folder)
      }
    }
    guard !found.isEmpty else { return nil }
    return refusal(
      "output.foreign-files", "has other files where new ones would be: \(Self.list(found.sorted()))",
      fix: "move them away, or choose another folder")
  }

  /// Files of an earlier output that were edited since, and that a new one would replace or remove; nil if there are none.
  package func edited(before files: [OutputFile]) throws(FileError) -> Diagnostic? {
    let new = Dictionary(files.map { (PathKey($0.path), $0) }) { first, _ in first }
    var found: [String] = []
    for (file, hash) in try Manifest(in: path).hashes {
      if let new = new[file], !new.differs(in: path) { continue }
      let place = path + "/" + file.path
      switch try FileSystem.kind(of: place) {
      case nil: break
      case .file:
        if SHA256.hash(try FileSystem.readUnlinked(place, limit: .max)) != hash { found.append(file.path) }
      case .folder, .symbolicLink, .other: found.append(file.path)
      }
    }
    guard !found.isEmpty else { return nil }
    return refusal(
      "output.edited",
      "has files that were edited since they were written: \(Self.list(found.sorted(by: SitePath.precedes)))",
      fix: "make the edits in the source, and move these files away")
  }

  private static func list(_ paths: [String]) -> String {
    let named = paths.prefix(listedForeignFiles).map { "“\($0)”" }.joined(separator: ", ")
    return named + (paths.count > listedForeignFiles ? " and \(paths.count - listedForeignFiles) more" : "")
  }

  private func refusal(_ identifier: String, _ what: String, fix: String? = nil) -> Diagnostic {
    .error(identifier, "the output folder “\(path)” \(what)", at: nil, fix: fix)
  }

  // MARK: The source

  /// Whether the folder mustn't be exchanged, for example because it is the current folder.
  var mustNotBeExchanged: Bool {
    guard !replacesInPlace, let current = FileSystem.realPath("."), let output = FileSystem.realPath(path)
    else { return true }
    // A mount inside would move with the folder. If mounts are unknown, there may be one.
    return SitePath.isInside(current, output) || (try? MountTable().paths(in: output))?.isEmpty != true
  }

  /// The mount points in the folder, as paths in it.
  private func mounts() -> [String] {
    guard let table = try? MountTable(), let folder = FileSystem.realPath(path) else { return [] }
    return table.paths(in: folder)
  }

  private func overlap() throws(FileError) -> Diagnostic? {
    guard let output = try Self.realPathOfMissing(path), let root = try FileSystem.resolve(source) else {
      return nil
    }
    if SitePath.isInside(root, output) { return refusal("output.is-source", "is the source, or contains it") }
    for folder in [SourceTree.contentFolder, SourceTree.templateFolder] {
      let folderPath = try FileSystem.resolve(root + "/" + folder) ?? root + "/" + folder
      guard SitePath.isInside(output, folderPath) else { continue }
      return refusal(
        "output.is-source", "is in the source's “\(folder)”", fix: "choose a folder outside of it")
    }
    return nil
  }

  /// The real path of a folder that may be missing: that of the nearest existing parent, and the rest; nil if
  /// that has none, like a removed current folder.
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

  /// The files that aren't in the manifest, sorted. Links always count.
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
      if folder.isEmpty, Self.reservedNames.contains(entry.name) { continue }
      let path = SitePath.join(folder, entry.name)
      switch entry.kind {
      // Builds write no names of invalid UTF-8.
      case _ where !entry.isText: found.append(path)
      case .folder:
        do throws(FileError) {
          try collectForeign(path, manifest, into: &found)
        } catch {
          // An unreadable folder belongs to someone else.
          guard error.isForbidden else { throw error }
          found.append(path)
        }
      case .file where manifest.paths.contains(PathKey(path)): break
      default: found.append(path)
      }
    }
  }
}
