import Diagnostics
import Files
import Text
import YAML

/// A page of another program's site, rewritten for this one as far as that is sure.
struct ImportedPage {
  private(set) var bytes: [UInt8] = []
  private let file: SourceFile
  private let origin: ImportOrigin
  private let problems: DiagnosticCollector
  /// The links of a catalog of DocC; nil for other origins.
  private let links: CatalogLinks?
  private let folders: PageFolders
  /// The path in the new site, without regard to languages.
  private let place: String

  init(
    _ file: SourceFile, _ origin: ImportOrigin, links: CatalogLinks? = nil, folders: PageFolders,
    at place: String, _ problems: DiagnosticCollector
  ) {
    (self.file, self.origin, self.links, self.problems) = (file, origin, links, problems)
    (self.folders, self.place) = (folders, place)
    let split = FrontMatter.split(file, DiagnosticCollector())
    let toml = origin == .hugo ? Self.toml(file) : nil
    let json = origin == .hugo ? Self.json(file) : nil
    let body = toml?.end ?? json?.end ?? split.body.lowerBound
    let isTemplate = origin == .jekyll || !Self.hasBraces(file.bytes[body...])
    if let own = toml.map({ yaml(of: $0.lines) }) ?? json?.yaml {
      let lines = ["---"] + own.map(Self.renamed) + (isTemplate ? [] : ["render_with_liquid: false"])
      bytes += (lines + ["---", ""]).joined(separator: "\n").utf8
    } else if isTemplate {
      for line in file.bytes[..<body].lines { addFrontMatter(line.whole) }
    } else {
      let inside = split.isPresent ? file.bytes[..<body].lines.dropFirst().dropLast().map { $0.whole } : []
      bytes += "---\n".utf8
      for range in inside { addFrontMatter(range) }
      bytes += "render_with_liquid: false\n---\n".utf8
    }
    let lines = file.bytes.lines(from: body).map { line in
      Line(text: String(decoding: file.bytes[line.content], as: UTF8.self), range: line.content)
    }
    for line in rewritten(lines, depth: 0) { add(line) }
  }

  /// TOML between lines of `+++`, and where the text begins.
  private static func toml(_ file: SourceFile) -> (lines: [Range<Int>], end: Int)? {
    var lines: [Range<Int>] = []
    var isOpen = false
    for line in file.bytes.lines {
      let isMark = String(decoding: file.bytes[line.content], as: UTF8.self).trimmed == "+++"
      guard isOpen else {
        guard isMark else { return nil }
        isOpen = true
        continue
      }
      if isMark { return (lines, line.next) }
      lines.append(line.content)
    }
    return nil
  }

  /// The YAML of TOML front matter. What isn't carried over is reported.
  private func yaml(of lines: [Range<Int>]) -> [String] {
    let read = TOML(lines.map { String(decoding: file.bytes[$0], as: UTF8.self) })
    for line in read.unread {
      problems.report(
        .warning(
          "import.key", "this line of the front matter isn't carried over",
          at: SourceRange(file, file.bytes.trimmed(lines[line])), fix: "write it in YAML"))
    }
    return read.lines.map(\.text)
  }

  /// The members of JSON front matter as YAML, which has JSON's values, and where the text begins.
  private static func json(_ file: SourceFile) -> (yaml: [String], end: Int)? {
    guard file.notUTF8 == nil, let end = endOfObject(file.bytes) else { return nil }
    let line = file.bytes.line(at: end + 1)
    guard line.map({ file.bytes[$0.content].allSatisfy(\.isBlank) }) ?? true else { return nil }
    let problems = DiagnosticCollector()
    let node = YAMLNode.parse(file, 0..<(end + 1), problems)
    guard let entries = node?.entries, problems.diagnostics.isEmpty else { return nil }
    let ends = entries.dropFirst().map(\.key.range.bytes.lowerBound) + [end]
    let lines = zip(entries, ends).map { entry, end in
      // The text up to the next key holds a comma at its end, and lines as JSON has them between values.
      let text = String(decoding: file.bytes[entry.value.range.bytes.lowerBound..<end], as: UTF8.self).trimmed
      let value = text.hasSuffix(",") ? String(text.dropLast()) : text
      return "\(entry.key.string ?? ""): " + value.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    return (lines, line?.next ?? file.bytes.count)
  }

  /// The position of the brace that ends an object of JSON at the start.
  private static func endOfObject(_ bytes: [UInt8]) -> Int? {
    guard bytes.first == UInt8(ascii: "{") else { return nil }
    var depth = 0
    var isText = false
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where isText: index += 1
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText: depth += 1
      case UInt8(ascii: "}") where !isText:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Adds a line of front matter. Hugo doesn't tell capitals in keys from small letters.
  private mutating func addFrontMatter(_ line: Range<Int>) {
    guard origin == .hugo else { return bytes += file.bytes[line] }
    bytes += Self.renamed(String(decoding: file.bytes[line], as: UTF8.self)).utf8
  }

  /// A line of Hugo's front matter with its key's name here.
  private static func renamed(_ line: String) -> String {
    guard line.first?.isLetter == true, let colon = line.firstIndex(of: ":") else { return line }
    let key = line[..<colon].lowercased()
    if key == "url" { return "permalink" + address(String(line[colon...])) }
    return KnownKeys.frontMatter.names.contains(key) ? key + line[colon...] : line
  }

  /// A colon and an address, which is that of a folder in Hugo unless a file's name ends it.
  private static func address(_ value: String) -> String {
    let text = value.drop { $0 == ":" || $0 == " " }.filter { $0 != "\"" && $0 != "'" && !$0.isNewline }
    let isFile = text.hasSuffix("/") || !SitePath.fileExtension(of: text).isEmpty
    return ": \"" + text + (isFile ? "\"" : "/\"") + (value.last?.isNewline == true ? "\n" : "")
  }

  private static func hasBraces(_ bytes: ArraySlice<UInt8>) -> Bool {
    let brace = UInt8(ascii: "{")
    return zip(bytes, bytes.dropFirst()).contains { $0 == brace && ($1 == brace || $1 == UInt8(ascii: "%")) }
  }

  // MARK: Lines

  /// A line of the body, and its bytes in the file.
  private struct Line {
    var text: String
    var range: Range<Int>

    var words: String { text.trimmed }
    var isBlank: Bool { words.isEmpty }
    /// Whether the line belongs to an admonition above it.
    var isIndented: Bool { isBlank || text.hasPrefix("    ") || text.hasPrefix("\t") }

    var unindented: Line {
      Line(text: String(text.dropFirst(text.hasPrefix("\t") ? 1 : 4)), range: range)
    }
  }

  /// Admonitions in one another beyond this depth stay text.
  private static let depthLimit = 8

  private func rewritten(_ lines: [Line], depth: Int) -> [String] {
    let fence = FenceTracker.fence(around: lines.map(\.text).joined(separator: "\n").utf8)
    var result: [String] = []
    var code = FenceTracker()
    var isHighlighted = false
    var rest = lines[...]
    while let line = rest.popFirst() {
      if isHighlighted {
        isHighlighted = HugoShortcode(line.words).map { $0.name != "highlight" || !$0.isEnd } ?? true
        result.append(isHighlighted ? line.text : fence)
      } else if code.takes(line.words) {
        result.append(line.text)
      } else if origin == .mkDocs, depth < Self.depthLimit, let opening = MkDocsAdmonition(line.words) {
        var inner = rest.prefix(while: \.isIndented)
        rest = rest[inner.endIndex...]
        let end = inner.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? inner.startIndex
        let blanks = inner[end...]
        inner = inner[..<end]
        let content = rewritten(inner.map(\.unindented), depth: depth + 1)
        let outer = FenceTracker.fence(around: content.joined(separator: "\n").utf8)
        result += opening.lines(around: content, fence: outer) + blanks.map { _ in "" }
        // A directive ends before the text that follows it at once.
        if blanks.isEmpty, !rest.isEmpty { result.append("") }
      } else if origin == .hugo, let shortcode = HugoShortcode(line.words), shortcode.name == "highlight",
        !shortcode.isEnd
      {
        isHighlighted = true
        reportOptions(of: shortcode, at: line)
        result.append(shortcode.fence(of: fence))
      } else {
        let own = origin == .hugo ? withoutShortcodes(line) : links?.linked(line.text) ?? line.text
        report(own.trimmed, at: line.range)
        result.append(own)
      }
    }
    if isHighlighted { result.append(fence) }
    return result
  }

  /// A line with Markdown for pictures and with the paths of pages, in place of Hugo's shortcodes for them.
  private func withoutShortcodes(_ line: Line) -> String {
    if let alone = HugoShortcode(line.words), !alone.isEnd, let block = alone.block {
      reportOptions(of: alone, at: line)
      return block
    }
    var result = ""
    var rest = line.text[...]
    while let open = rest.firstRange(of: "{{") {
      let end = rest[open.upperBound...].hasPrefix("%") ? "%}}" : ">}}"
      guard let close = rest[open.upperBound...].firstRange(of: end) else { break }
      let written = rest[open.lowerBound..<close.upperBound]
      let code = HugoShortcode(written)
      result += rest[..<open.lowerBound]
      if let path = code?.path.map(pageInFolder) {
        result += Self.isAddress(after: result) ? path : "[\(path)](\(path))"
      } else if let code, let picture = code.plainPicture {
        reportOptions(of: code, at: line)
        result += picture
      } else {
        result += written
      }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The path of a `ref`, with `index.md` for a page that is a folder.
  private func pageInFolder(_ path: String) -> String {
    let link = path.prefix { $0 != "#" }
    return (folders.page(at: String(link), on: place) ?? String(link)) + path[link.endIndex...]
  }

  /// Whether the front matter has categories.
  var hasCategories: Bool {
    let split = FrontMatter.split(SourceFile(path: place, bytes: bytes), DiagnosticCollector())
    return split.yaml?["categories"].map { !$0.isNull } ?? false
  }

  /// Whether what follows a text is the address of a link.
  private static func isAddress(after text: String) -> Bool {
    guard let last = text.last(where: { $0 != " " }) else { return false }
    return "(\"'=<".contains(last) || text.trimmed.hasSuffix("]:")
  }

  private func reportOptions(of code: HugoShortcode, at line: Line) {
    guard !code.lost.isEmpty else { return }
    let names = code.lost.map { "“\($0)”" }.joined(separator: ", ")
    problems.report(
      .warning(
        "import.shortcode", "\(names) of “\(code.name)” isn't carried over",
        at: SourceRange(file, file.bytes.trimmed(line.range))))
  }

  private mutating func add(_ line: String) { bytes += (line + "\n").utf8 }

  /// Reports what a line has that isn't carried over.
  private func report(_ words: String, at line: Range<Int>) {
    let place = SourceRange(file, file.bytes.trimmed(line))
    switch origin {
    case .hugo:
      guard words.contains("{{<") || words.contains("{{%") else { return }
      problems.report(
        .warning(
          "import.shortcode", "shortcodes show up as text", at: place,
          fix: "write Markdown or a directive in its place"))
    case .mkDocs:
      guard words.hasPrefix("=== \"") || words.hasPrefix("--8<--") else { return }
      problems.report(
        .warning(
          "import.notation", "this notation shows up as text", at: place,
          fix: words.hasPrefix("=")
            ? "write a “:::{tab-item} Title” for each tab"
            : "write “{include} name”, with the text in templates/includes or in content"))
    case .docC:
      guard words.hasPrefix("@"), words.dropFirst().first?.isUppercase == true else { return }
      problems.report(
        .warning(
          "import.notation", "directives of DocC show up as text", at: place,
          fix: "delete the line, or write Markdown"))
    case .jekyll, .publish: break
    }
  }
}
