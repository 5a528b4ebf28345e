import Diagnostics
import Files
import Text
import YAML

/// A page of another program's site, rewritten for this one as far as that is sure.
struct ImportedPage {
  /// The folder of a catalog's pictures, which DocC names without folder and extension.
  static let pictureFolder = SourceTree.contentFolder + "/images"

  private(set) var bytes: [UInt8] = []
  private let file: SourceFile
  private let origin: ImportOrigin
  private let problems: DiagnosticCollector
  /// The names of pictures without their extension, with it.
  private let pictures: [String: String]

  init(_ file: SourceFile, _ origin: ImportOrigin, _ paths: [String], _ problems: DiagnosticCollector) {
    (self.file, self.origin, self.problems) = (file, origin, problems)
    let isCatalog = origin == .docC
    pictures =
      isCatalog
      ? Dictionary(paths.map { (SitePath.stem(of: $0), SitePath.name(of: $0)) }) { first, _ in first } : [:]
    let split = FrontMatter.split(file, DiagnosticCollector())
    let toml = origin == .hugo ? Self.toml(file) : nil
    let body = toml?.end ?? split.body.lowerBound
    let isTemplate = origin == .jekyll || !Self.hasBraces(file.bytes[body...])
    if let toml {
      var lines = toml.yaml.dropLast().map(Self.renamed)
      if !isTemplate { lines.append("render_with_liquid: false") }
      bytes += (lines + ["---", ""]).joined(separator: "\n").utf8
    } else if isTemplate {
      for line in file.bytes[..<body].lines { addFrontMatter(line.whole) }
    } else {
      let inside = split.isPresent ? file.bytes[..<body].lines.dropFirst().dropLast().map { $0.whole } : []
      bytes += "---\n".utf8
      for range in inside { addFrontMatter(range) }
      bytes += "render_with_liquid: false\n---\n".utf8
    }
    addBody(from: body)
  }

  /// TOML between lines of `+++`, as YAML.
  private static func toml(_ file: SourceFile) -> (yaml: [String], end: Int)? {
    var lines: [String] = []
    var isOpen = false
    for line in file.bytes.lines {
      let text = String(decoding: file.bytes[line.content], as: UTF8.self).trimmed
      if text == "+++" {
        if isOpen { return (TOMLReplacement.yaml(for: lines, limit: .max), line.next) }
        isOpen = true
      } else if isOpen {
        lines.append(text)
      } else {
        return nil
      }
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

  private mutating func addBody(from start: Int) {
    var isCode = false
    var isAdmonition = false
    var isHighlighted = false
    let fence = Self.fence(around: file.bytes[start...])
    for line in file.bytes.lines(from: start) {
      let text = String(decoding: file.bytes[line.content], as: UTF8.self)
      let words = text.trimmed
      if isAdmonition {
        // The lines of an admonition are indented.
        if words.isEmpty || text.hasPrefix("    ") || text.hasPrefix("\t") {
          add(text.hasPrefix("    ") ? String(text.dropFirst(4)) : words)
          continue
        }
        add("```")
        add("")
        isAdmonition = false
      }
      if origin == .hugo, !isCode, let code = HugoShortcode(words), code.name == "highlight",
        code.isEnd == isHighlighted
      {
        isHighlighted.toggle()
        add(isHighlighted ? code.fence(of: fence) : fence)
        continue
      }
      if !isHighlighted, words.hasPrefix("```") || words.hasPrefix("~~~") { isCode.toggle() }
      guard !isCode, !isHighlighted else {
        bytes += file.bytes[line.whole]
        continue
      }
      if origin == .mkDocs, let opening = Self.admonition(words) {
        add(opening)
        isAdmonition = true
        continue
      }
      let rewritten = origin == .hugo ? Self.withoutShortcodes(text) : text
      report(rewritten.trimmed, at: line.content)
      add(origin == .docC ? linked(text) : rewritten)
    }
    if isAdmonition { add("```") }
    if isHighlighted { add(fence) }
  }

  /// A fence for code that is longer than those of the text.
  private static func fence(around text: ArraySlice<UInt8>) -> String {
    let tick = UInt8(ascii: "`")
    let longest = text.split { $0 != tick }.map(\.count).max() ?? 0
    return String(repeating: "`", count: longest < 3 ? 3 : longest + 1)
  }

  /// A line with Markdown for pictures and with the paths of pages, in place of Hugo's shortcodes for them.
  private static func withoutShortcodes(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let open = rest.firstRange(of: "{{") {
      let end = rest[open.upperBound...].hasPrefix("%") ? "%}}" : ">}}"
      guard let close = rest[open.upperBound...].firstRange(of: end) else { break }
      let written = rest[open.lowerBound..<close.upperBound]
      let code = HugoShortcode(written)
      result += rest[..<open.lowerBound]
      result += code?.path ?? (code?.name == "figure" ? code?.picture : nil) ?? String(written)
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  private mutating func add(_ line: String) { bytes += (line + "\n").utf8 }

  /// `!!! note "Title"` as the opening line of a directive.
  private static func admonition(_ words: String) -> String? {
    guard let mark = ["!!! ", "??? ", "???+ "].first(where: words.hasPrefix) else { return nil }
    let rest = words.dropFirst(mark.utf8.count)
    let kind = String(rest.prefix { $0.isLetter })
    let title = String(rest.dropFirst(kind.count)).trimmed.filter { $0 != "\"" }
    let name = ["tip", "warning"].contains(kind) ? kind : "note"
    return "```{\(name)} \(title)".trimmed
  }

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
          fix: words.hasPrefix("=") ? "write “:::tab Title” blocks of code" : "insert the text"))
    case .docC:
      guard words.hasPrefix("@"), words.dropFirst().first?.isUppercase == true else { return }
      problems.report(
        .warning(
          "import.notation", "directives of DocC show up as text", at: place,
          fix: "delete the line, or write Markdown"))
    case .jekyll, .publish: break
    }
  }

  /// A line of DocC with links to pages and pictures as Markdown writes them.
  private func linked(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let open = rest.firstIndex(where: { $0 == "<" || $0 == "!" }) {
      result += rest[..<open]
      rest = rest[open...]
      if rest.dropFirst().hasPrefix("doc:"), rest.first == "<", let close = rest.firstIndex(of: ">") {
        let name = rest[rest.index(open, offsetBy: 5)..<close]
        result += "[\(SitePath.name(of: String(name)))](\(name).md)"
        rest = rest[rest.index(after: close)...]
      } else if rest.hasPrefix("!["), let middle = rest.firstRange(of: "]("),
        let close = rest[middle.upperBound...].firstIndex(of: ")"),
        let picture = pictures[String(rest[middle.upperBound..<close])]
      {
        result += rest[..<middle.upperBound] + "/images/" + picture + ")"
        rest = rest[rest.index(after: close)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }
}
