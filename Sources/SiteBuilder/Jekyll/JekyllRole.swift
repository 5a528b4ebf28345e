import Files

/// What a file of a Jekyll site is, by its path.
enum JekyllRole: Sendable, Equatable {
  /// A page if it starts with front matter, and otherwise a file to copy.
  case page
  case post
  case draft
  /// A document of a collection other than that of posts.
  case document(collection: String)
  /// Read by templates only.
  case data
  /// A description of a screen.
  case screen

  /// The type of the page for `defaults`; nil for other files.
  var type: String? {
    switch self {
    case .page: "pages"
    case .post: "posts"
    case .draft: "drafts"
    case .document(let collection): collection
    case .data, .screen: nil
    }
  }

  /// The label of the collection; nil for pages and other files.
  var collection: String? {
    switch self {
    case .post, .draft: JekyllCollection.posts.label
    case .document(let collection): collection
    case .page, .data, .screen: nil
    }
  }
}

extension JekyllSite {
  static let postFolder = "_posts"
  static let draftFolder = "_drafts"
  /// The folder of screens that all pages can use.
  static let screenFolder = "_screens"

  /// The role of a file, by its path in the source.
  func role(of path: String) -> JekyllRole {
    guard path.utf8.contains(UInt8(ascii: "_")) || !collectionFolder.isEmpty else { return .page }
    if SitePath.isInside(path, dataFolder) { return .data }
    if SitePath.directory(of: path) == Self.screenFolder { return .screen }
    let folders = SitePath.components(SitePath.directory(of: path))
    if folders.contains(Self.postFolder) { return .post }
    if folders.contains(Self.draftFolder) { return .draft }
    let inner = SitePath.isInside(path, collectionFolder) && !collectionFolder.isEmpty
    guard inner || collectionFolder.isEmpty else { return .page }
    let place = SitePath.components(collectionFolder).count
    guard folders.count > place, folders[place].hasPrefix("_") else { return .page }
    let label = String(folders[place].dropFirst())
    return self[collection: label] == nil ? .page : .document(collection: label)
  }

  /// The path of a document in the folder of its collection.
  func pathInCollection(_ path: String, _ collection: JekyllCollection) -> String {
    let folder = SitePath.join(collectionFolder, collection.folder)
    return SitePath.isInside(path, folder) ? String(path.dropFirst(folder.count + 1)) : path
  }

  /// Whether a file or folder of the source is read as content.
  func reads(_ path: String) -> Bool {
    let name = SitePath.name(of: path)
    if path == layoutFolder || path == includeFolder || path == sassFolder { return false }
    if SitePath.isInside(path, dataFolder) || SitePath.isInside(path, Self.screenFolder) {
      return SourceNames.isVisible(name)
    }
    let isSpecial =
      name == Self.postFolder || name == Self.draftFolder
      || collections.contains { path == SitePath.join(collectionFolder, $0.folder) }
    return path != Self.fileName && !exclusion.excludes(path, isSpecial: isSpecial)
  }
}
