import Files

/// Finds the folders that the roots show.
///
/// Symbolic links are followed inside the folders that contain the roots. Each name on a link's way is noted:
/// the link's own, those of other links, and of folders that may be replaced.
struct WatchedFolders {
  /// The maximum depth of folders, and of successive links; more is a loop.
  private static let depthLimit = 64
  /// The maximum number of names behind links, where a folder counts a hundred: links to folders with links
  /// multiply. Builds refuse more.
  private static let linkedNameLimit = 1_000_000

  private let roots: [WatchedRoot]
  private let ignoring: @Sendable (String) -> Bool

  init(roots: [String], ignoring: @escaping @Sendable (String) -> Bool) {
    self.roots = roots.map(WatchedRoot.init)
    self.ignoring = ignoring
  }

  /// Visits all folders.
  ///
  /// - Throws: `WatchError` if the parent of a root is missing, or what `finder` throws.
  func find<Finder: FolderFinder>(with finder: inout Finder) throws(WatchError) {
    var search = Search(ignoring: ignoring, boundaries: try boundaries, finder: finder)
    for (root, boundary) in zip(roots, search.boundaries) {
      if root.parent == nil {
        try search.visit(boundary, seenAt: root.path)
      } else {
        try search.follow(root.name, in: boundary, seenAt: root.path)
      }
    }
    finder = search.finder
  }

  /// The real path of each root's parent; of the root itself if it has no name, like `/`.
  var boundaries: [String] {
    get throws(WatchError) {
      var boundaries: [String] = []
      for root in roots {
        guard let boundary = FileSystem.realPath(root.parent ?? root.path) else {
          throw WatchError(watching: root.path, PosixError(code: FileError.notFound))
        }
        boundaries.append(boundary)
      }
      return boundaries
    }
  }
}

/// Receives the found folders.
protocol FolderFinder {
  /// Notes that a path shows a folder. Called before the folder is listed, so that nothing is missed.
  ///
  /// - Returns: whether the path showed it already; nil if the folder is gone.
  mutating func enter(_ folder: String, seenAt path: String) throws(WatchError) -> Bool?

  /// Notes that a name in a folder affects a path.
  mutating func note(_ name: String, in folder: String, seenAt path: String) throws(WatchError)

  /// Notes a file or link at a new path.
  mutating func found(_ path: String)
}

extension WatchedFolders {
  private struct Search<Finder: FolderFinder> {
    let ignoring: @Sendable (String) -> Bool
    let boundaries: [String]
    var finder: Finder
    /// The real paths of the outer folders, to detect links that lead back up.
    private var ancestors: [String] = []
    /// The number of links on the way to the current folder.
    private var linksOnTheWay = 0
    private var linkedNames = 0

    init(ignoring: @escaping @Sendable (String) -> Bool, boundaries: [String], finder: Finder) {
      self.ignoring = ignoring
      self.boundaries = boundaries
      self.finder = finder
    }

    mutating func visit(_ folder: String, seenAt path: String) throws(WatchError) {
      guard ancestors.count < depthLimit, linkedNames < linkedNameLimit,
        let isKnown = try finder.enter(folder, seenAt: path)
      else { return }
      ancestors.append(folder)
      defer { ancestors.removeLast() }
      let entries = (try? FileSystem.list(folder)) ?? []
      if linksOnTheWay > 0 { linkedNames += 100 + entries.count }
      for entry in entries {
        let seen = SitePath.place(of: entry.name, in: path)
        if ignoring(seen) { continue }
        if !isKnown, entry.kind != .folder { finder.found(seen) }
        switch entry.kind {
        case .folder: try visit(SitePath.place(of: entry.name, in: folder), seenAt: seen)
        case .symbolicLink: try follow(entry.name, in: folder, seenAt: seen)
        case .file, .other: break
        }
      }
    }

    /// Resolves a name, and visits it if it is a folder.
    mutating func follow(_ name: String, in folder: String, seenAt path: String) throws(WatchError) {
      guard let place = try place(of: name, in: folder, seenAt: path), isInside(place),
        (try? FileSystem.kind(of: place)) == .folder,
        !ancestors.contains(where: { SitePath.isSame($0, place) })
      else { return }
      let isRoot = ancestors.isEmpty
      linksOnTheWay += isRoot ? 0 : 1
      defer { linksOnTheWay -= isRoot ? 0 : 1 }
      try visit(place, seenAt: path)
    }

    /// The real path of a name; nil for a loop of links.
    private mutating func place(
      of name: String, in folder: String, seenAt path: String
    ) throws(WatchError) -> String? {
      var place = folder
      // The remaining names, the next one last.
      var names = [name]
      var links = 0
      while let next = names.popLast() {
        if next == ".." {
          place = SitePath.parent(of: place) ?? "/"
          continue
        }
        if isInside(place) { try finder.note(next, in: place, seenAt: path) }
        let stop = SitePath.place(of: next, in: place)
        guard let target = try? FileSystem.target(ofLink: stop) else {
          place = stop
          continue
        }
        links += 1
        guard links <= depthLimit else { return nil }
        if target.utf8.first == UInt8(ascii: "/") { place = "/" }
        names += target.utf8.split(separator: UInt8(ascii: "/")).reversed()
          .map { String(Substring($0)) }.filter { $0 != "." }
      }
      return place
    }

    private func isInside(_ place: String) -> Bool {
      boundaries.contains { SitePath.isInside(place, $0) }
    }
  }
}
