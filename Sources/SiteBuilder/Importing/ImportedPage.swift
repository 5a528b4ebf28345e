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
      var lines = Array(toml.yaml.dropLast())
      if !isTemplate { lines.append("render_with_liquid: false") }
      bytes += (lines + ["---", ""]).joined(separator: "\n").utf8
    } else if isTemplate {
      bytes += file.bytes[..<body]
    } else {
      let inside = split.isPresent ? file.bytes[..<body].lines.dropFirst().dropLast().map { $0.whole } : []
      bytes += "---\n".utf8
      for range in inside { bytes += file.bytes[range] }
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

  private static func hasBraces(_ bytes: ArraySlice<UInt8>) -> Bool {
    let brace = UInt8(ascii: "{")
    return zip(bytes, bytes.dropFirst()).contains { $0 == brace && ($1 == brace || $1 == UInt8(ascii: "%")) }
  }

  // MARK: Lines

  private mutating func addBody(from start: Int) {
    var isCode = false
    var isAdmonition = false
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
      if words.hasPrefix("```") || words.hasPrefix("~~~") { isCode.toggle() }
      guard !isCode else {
        bytes += file.bytes[line.whole]
        continue
      }
      if origin == .mkDocs, let opening = Self.admonition(words) {
        add(opening)
        isAdmonition = true
        continue
      }
      report(words, at: line.content)
      add(origin == .docC ? linked(text) : text)
    }
    if isAdmonition { add("```") }
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
