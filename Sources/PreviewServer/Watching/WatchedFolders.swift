import Files

/// Where everything lies that is seen below the roots.
///
/// Symbolic links are followed as long as they lead to somewhere in the folders that the roots are in. On the way
/// each name is noted that decides where a link leads: the link's own, those of links in between, and of folders
/// that may be replaced.
struct WatchedFolders {
  /// Folders within folders, and links after links: more is a loop, or nobody's site.
  private static let depthLimit = 64
  /// Names that are seen through links, where a folder counts a hundred times: a few links to folders with links
  /// multiply. A build refuses more.
  private static let linkedNameLimit = 1_000_000

  private let roots: [WatchedRoot]
  private let ignoring: @Sendable (String) -> Bool

  init(roots: [String], ignoring: @escaping @Sendable (String) -> Bool) {
    self.roots = roots.map(WatchedRoot.init)
    self.ignoring = ignoring
  }

  /// Goes through all folders.
  ///
  /// - Throws: `WatchError` when the folder of a root is missing, or what `finder` throws.
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

  /// The real path of the folder that each root is in, or of the root itself where it has no name there.
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

/// Hears of folders while they are looked for.
protocol FolderFinder {
  /// Everything in a folder is seen at a path. Called before the folder is listed, so that nothing is missed.
  ///
  /// - Returns: Whether it was seen there already; nil where there is none any more.
  mutating func enter(_ folder: String, seenAt path: String) throws(WatchError) -> Bool?

  /// A name in a folder decides what is seen at a path.
  mutating func note(_ name: String, in folder: String, seenAt path: String) throws(WatchError)

  /// A file, or a link, is seen that was not seen before.
  mutating func found(_ path: String)
}

extension WatchedFolders {
  private struct Search<Finder: FolderFinder> {
    let ignoring: @Sendable (String) -> Bool
    let boundaries: [String]
    var finder: Finder
    /// The real paths of the folders around, to notice links that lead back up.
    private var ancestors: [String] = []
    /// How many links lead to the folder that is visited.
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

    /// Finds what a name stands for, and visits it if it is a folder.
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

    /// Where a name leads, through all links; nil where they never end.
    private mutating func place(
      of name: String, in folder: String, seenAt path: String
    ) throws(WatchError) -> String? {
      var place = folder
      // The next one last.
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
