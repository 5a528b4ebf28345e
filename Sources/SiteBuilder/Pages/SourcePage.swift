import Diagnostics
import Files
import Liquid
import Text
import YAML

/// A parsed page of `content/`, independent of other pages.
///
/// It depends only on the file, so a preview keeps it until the file changes.
final class SourcePage: Sendable {
  let file: SourceFile
  /// The path in `content/`: `tutorials/fold.md`.
  let path: String
  /// The folder in the site: that in `content/` without components such as `_posts`; of a post in a folder of its own,
  /// the folder around that.
  let section: String
  let metadata: PageMetadata
  /// All keys and values of the front matter in order, for templates.
  let values: [YAMLEntry]
  /// The keys of the front matter that may be mistakes.
  let doubtfulKeys: [DoubtfulKey]
  /// The place for problems of the page as a whole.
  var place: SourceRange { SourceRange(startOf: file) }

  /// The first place of a text in the values of some keys of the front matter; the value if the text is written with
  /// escapes, and the start of the file without any such value.
  func place(of text: String, underKeys keys: [String]) -> SourceRange {
    let entries = values.filter { entry in entry.key.string.map(keys.contains) ?? false }
    let bytes = Array(text.utf8)
    for value in entries.map(\.value) {
      if case .sequence(let items) = value.value {
        if let item = items.first(where: { $0.string == text }) { return item.range }
        continue
      }
      let range = value.range.bytes
      if let found = file.bytes.firstIndex(of: bytes, from: range.lowerBound, to: range.upperBound) {
        return SourceRange(file, found..<(found + bytes.count))
      }
    }
    return entries.first?.value.range ?? place
  }
  /// The part of the file after the front matter and a heading that is the title.
  let body: Range<Int>
  /// The body as a template; nil without Liquid.
  let template: Template?
  let form: Form
  let diagnostics: [Diagnostic]
  /// What the page is in a Jekyll site; nil in others.
  let jekyll: JekyllDocument?

  enum Form: Sendable {
    case markdown
    case html
    /// A template for another kind of file, such as a feed or a style sheet, which keeps its name.
    case file
  }

  var isMarkdown: Bool { form == .markdown }

  /// Whether a file of `content/` is a page with any contents.
  static func isPage(_ path: String) -> Bool { form(of: path) == .markdown }

  /// Whether a file is a page if it starts with front matter, and otherwise copied.
  static func mayBePage(_ path: String) -> Bool { form(of: path) != nil }

  /// The form of a file with front matter; nil if it can't have any, such as data.
  ///
  /// - Parameter path: the path in `content/`.
  private static func form(of path: String) -> Form? {
    switch SitePath.fileExtension(of: path) {
    case "md", "markdown": .markdown
    case "html": .html
    case let ending where withoutFrontMatter.contains(ending): nil
    default: SiteData.isData(SourceTree.contentFolder + "/" + path) ? nil : .file
    }
  }

  /// The extensions of YAML, where `---` has another meaning, and of files that aren't checked for it.
  private static let withoutFrontMatter: Set<String> = [
    "yml", "yaml", "swift", "png", "jpg", "jpeg", "gif", "webp", "avif", "ico", "heic", "mp4", "m4v", "mov",
    "webm",
    "mp3", "m4a", "ogg", "wav", "woff", "woff2", "ttf", "otf", "pdf", "zip", "gz", "xz", "tar", "wasm",
  ]

  /// The bytes that show whether a file has front matter.
  static let frontMatterStart = 8

  static func hasFrontMatter(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].starts(with: "---".utf8) else { return false }
    let rest = bytes.dropFirst(start + 3).drop { $0.isBlank }
    // The given bytes may end within spaces.
    return rest.first?.isLineEnd ?? (bytes.count >= frontMatterStart)
  }

  /// - Parameters:
  ///   - path: the path in `content/`.
  ///   - site: the Jekyll site that the page belongs to; nil for a site of our own.
  init(_ file: SourceFile, path: String, in site: JekyllSite? = nil) {
    let diagnostics = DiagnosticCollector()
    var jekyll = site.map { JekyllDocument(path: path, in: $0) }
    let form = jekyll == nil ? Self.form(of: path) ?? .file : JekyllDocument.form(of: path)
    var metadata =
      jekyll.flatMap { document in site.map { PageMetadata(path: path, document.role, in: $0) } }
      ?? PageMetadata(path: path, mayBePost: form != .file)
    self.form = form
    self.file = file
    self.path = path
    if let problem = file.notUTF8 {
      // There is only one diagnostic, and an empty page: nothing else in the file is reliable.
      values = []
      body = file.bytes.count..<file.bytes.count
      template = nil
      diagnostics.report(problem)
    } else {
      let split = FrontMatter.split(file, diagnostics)
      var entries = split.yaml?.entries ?? []
      if let site, let role = jekyll?.role {
        entries = split.yaml?.withRubyBooleans.entries ?? []
        entries = site.defaults(for: path, type: role.type ?? "").merged(with: entries)
        metadata.read(entries, role, in: site, diagnostics)
        jekyll?.readExcerpt(of: file, split.body, entries, in: site)
      } else {
        metadata.read(entries, diagnostics)
        if form != .file { metadata.becomePostIfDated(in: path) }
      }
      values = entries
      var body = split.body
      if site == nil, metadata.title == nil, form == .markdown, let heading = LeadingHeading(file, body) {
        metadata.title = heading.text
        body = heading.end..<body.upperBound
      }
      self.body = body
      let hasLiquid = metadata.usesLiquid && Self.hasLiquid(file.bytes, body)
      let keepsFences = form == .markdown && !metadata.rendersCode
      template =
        hasLiquid
        ? Template(file, range: body, keepsFences: keepsFences, isLenient: site != nil, diagnostics) : nil
    }
    doubtfulKeys = site == nil ? KnownKeys.frontMatter.doubtful(among: values) : []
    self.jekyll = jekyll
    self.metadata = metadata
    section = Self.section(of: metadata.isBundle ? SitePath.directory(of: path) : path)
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

  /// Whether there may be something to report.
  var hasReport: Bool { !(diagnostics.isEmpty && doubtfulKeys.isEmpty) }

  /// Whether this is the page of its folder.
  var isIndex: Bool { form != .file && metadata.slug == "index" && !metadata.isPost }

  private static func section(of path: String) -> String {
    let folder = SitePath.directory(of: path)
    guard folder.utf8.contains(UInt8(ascii: "_")) else { return folder }
    return SitePath.components(folder).filter { !$0.hasPrefix("_") }.joined(separator: "/")
  }
}
