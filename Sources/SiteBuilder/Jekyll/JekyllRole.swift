import Diagnostics
import Files
import Hashing
import Text
import YAML

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

/// A page of a Jekyll site as its file says.
struct JekyllDocument: Sendable {
  var role: JekyllRole
  /// The configuration that it was read with.
  var configuration: ContentHash
  /// The end of its excerpt in the file; nil if the whole text is one.
  var excerptEnd: Int?
  /// The excerpt of the front matter.
  var excerpt: String?

  /// Whether it has a page of its own.
  var isWritten: Bool

  var isDocument: Bool { role != .page }

  init(path: String, in site: JekyllSite) {
    role = site.role(of: path)
    configuration = site.fingerprint
    isWritten = role.collection.flatMap { site[collection: $0]?.isPublished } ?? true
  }

  /// Finds the excerpt in a page's text.
  mutating func readExcerpt(of file: SourceFile, _ body: Range<Int>, _ entries: [YAMLEntry], in site: JekyllSite) {
    guard isDocument else { return }
    excerpt = entries.first { $0.key.string == "excerpt" }?.value.string
    let own = entries.first { $0.key.string == "excerpt_separator" }?.value.string
    excerptEnd = Self.excerptEnd(file.bytes, body, separator: own ?? site.excerptSeparator)
  }

  static let markdownExtensions: Set<String> = ["md", "markdown", "mkdown", "mkdn", "mkd"]

  static func form(of path: String) -> SourcePage.Form {
    let ending = SitePath.fileExtension(of: path)
    if markdownExtensions.contains(ending) { return .markdown }
    return ending == "html" || ending == "htm" ? .html : .file
  }

  /// The extension of the page's file in the site, with its dot.
  static func outputExtension(of path: String) -> String {
    if form(of: path) == .markdown { return ".html" }
    switch SitePath.fileExtension(of: path) {
    case "scss", "sass": return ".css"
    case "": return ""
    default:
      let name = SitePath.name(of: path)
      return String(name.dropFirst(SitePath.stem(of: path).count))
    }
  }

  /// The end of an excerpt in a text; nil without a separator.
  static func excerptEnd(_ bytes: [UInt8], _ body: Range<Int>, separator: String?) -> Int? {
    let separator = Array((separator ?? "\n\n").utf8)
    // Jekyll ignores empty lines at the start.
    var start = body.lowerBound
    while start < body.upperBound, bytes[start].isSpace { start += 1 }
    guard let first = separator.first, body.upperBound - start >= separator.count else { return nil }
    return bytes.withUnsafeBufferPointer { bytes in
      var position = start
      while position + separator.count <= body.upperBound,
        let found = bytes.offset(of: first, in: position..<(body.upperBound - separator.count + 1))
      {
        if bytes[found..<(found + separator.count)].elementsEqual(separator) { return found }
        position = found + 1
      }
      return nil
    }
  }
}
