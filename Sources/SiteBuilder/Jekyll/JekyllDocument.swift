import Diagnostics
import Files
import Hashing
import Text
import YAML

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
  mutating func readExcerpt(
    of file: SourceFile, _ body: Range<Int>, _ entries: [YAMLEntry], in site: JekyllSite
  ) {
    guard isDocument else { return }
    excerpt = entries.first { $0.key.string == "excerpt" }?.value.string
    let own = entries.first { $0.key.string == "excerpt_separator" }?.value.string
    excerptEnd = Self.excerptEnd(file.bytes, body, separator: own ?? site.excerptSeparator)
  }

  /// The title of a document that has none: its name with capitals.
  static func title(of slug: String) -> String {
    slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
      .joined(separator: " ")
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

  /// The lines below an excerpt that define links which it may refer to.
  ///
  /// - Parameter end: the end of the page's text.
  static func definitions(in bytes: [UInt8], for excerpt: Range<Int>, below end: Int) -> [Range<Int>] {
    guard bytes[excerpt].contains(UInt8(ascii: "[")) else { return [] }
    var found: [Range<Int>] = []
    var start = excerpt.upperBound
    while let line = bytes[..<end].line(at: start) {
      start = line.next
      let content = bytes[line.content].drop { $0 == UInt8(ascii: " ") }
      guard content.startIndex - line.content.lowerBound <= 3, content.first == UInt8(ascii: "["),
        let close = content.firstIndex(of: UInt8(ascii: "]")), close > content.startIndex + 1,
        content[(close + 1)...].first == UInt8(ascii: ":"),
        bytes.firstIndex(of: content[...close], from: excerpt.lowerBound, to: excerpt.upperBound) != nil
      else { continue }
      found.append(content.startIndex..<line.content.upperBound)
    }
    return found
  }
}
