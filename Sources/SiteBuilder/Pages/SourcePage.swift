import Diagnostics
import Files
import Liquid
import Markup
import Text

/// A page of `content/`, read and taken apart, before anything is known about the others.
///
/// Immutable, and a function of the file alone: a preview keeps it until the file changes.
final class SourcePage: Sendable {
  let file: SourceFile
  /// In `content/`: `tutorials/fold.md`.
  let path: String
  /// The folder in the site: the one in `content/` without components such as `_posts`.
  let section: String
  let metadata: PageMetadata
  /// Every key of the front matter in its order, for templates.
  let values: [YAMLEntry]
  /// Keys of the front matter that may be mistakes.
  let doubtfulKeys: [DoubtfulKey]
  /// Where the front matter is, or would be: where to point when the page as a whole is at fault.
  var place: SourceRange { SourceRange(startOf: file) }
  /// The part of the file after the front matter and, where it serves as the title, the first heading.
  let body: Range<Int>
  /// The body as a template; nil if there is nothing in it for Liquid.
  let template: Template?
  let isMarkdown: Bool
  let diagnostics: [Diagnostic]

  /// Whether a file of `content/` is a page whatever is in it.
  static func isPage(_ path: String) -> Bool {
    switch SitePath.fileExtension(of: path) {
    case "md", "markdown": true
    default: false
    }
  }

  /// Whether a file is a page if it starts with front matter; without it, it is copied.
  static func mayBePage(_ path: String) -> Bool {
    SitePath.fileExtension(of: path) == "html"
  }

  /// Bytes by which it shows whether a file has front matter.
  static let frontMatterStart = 8

  static func hasFrontMatter(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].starts(with: "---\n".utf8) || bytes[start...].starts(with: "---\r\n".utf8)
  }

  /// - Parameter path: in `content/`.
  init(_ file: SourceFile, path: String) {
    let diagnostics = DiagnosticCollector()
    var metadata = PageMetadata(path: path)
    self.file = file
    self.path = path
    section = Self.section(of: path)
    isMarkdown = Self.isPage(path)
    if let problem = file.notUTF8 {
      // Nothing that is made of the file could be trusted, so there is one diagnostic, and an empty page.
      values = []
      body = file.bytes.count..<file.bytes.count
      template = nil
      diagnostics.report(problem)
    } else {
      let split = FrontMatter.split(file, diagnostics)
      let entries = split.yaml?.entries ?? []
      values = entries
      metadata.read(entries, diagnostics)
      var body = split.body
      if metadata.title == nil, isMarkdown, let heading = LeadingHeading(file, body) {
        metadata.title = heading.text
        body = heading.end..<body.upperBound
      }
      self.body = body
      let hasLiquid = metadata.usesLiquid && Self.hasLiquid(file.bytes, body)
      template = hasLiquid ? Template(file, range: body, diagnostics) : nil
    }
    doubtfulKeys = KnownKeys.frontMatter.doubtful(among: values)
    self.metadata = metadata
    self.diagnostics = diagnostics.diagnostics
  }

  private static func hasLiquid(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let brace = UInt8(ascii: "{")
      var start = range.lowerBound
      while start + 1 < range.upperBound,
        let index = bytes.offset(of: brace, in: start..<(range.upperBound - 1))
      {
        if bytes[index + 1] == brace || bytes[index + 1] == UInt8(ascii: "%") { return true }
        start = index + 1
      }
      return false
    }
  }

  /// Whether this is the page of its folder.
  var isIndex: Bool { metadata.slug == "index" && !metadata.isPost }

  private static func section(of path: String) -> String {
    let folder = SitePath.directory(of: path)
    guard folder.utf8.contains(UInt8(ascii: "_")) else { return folder }
    return SitePath.components(folder).filter { !$0.hasPrefix("_") }.joined(separator: "/")
  }
}
