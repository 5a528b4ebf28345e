import Diagnostics

/// The YAML between two `---` lines at the start of a file, or the TOML between two of `+++`, and the range of the text
/// after it.
package struct FrontMatter: Sendable {
  /// The document between the lines; nil if the file has none, or after a syntax error.
  package var yaml: YAMLNode?
  /// The bytes of the file after the front matter. Without front matter, a byte order mark is left out.
  package var body: Range<Int>
  /// Whether the file starts with `---`, even if the front matter is invalid.
  package var isPresent: Bool

  /// Splits a file. Copies nothing, and reads the body only in search of the closing line.
  package static func split(_ file: SourceFile, _ diagnostics: DiagnosticCollector) -> FrontMatter {
    FrontMatterReader(file, diagnostics).frontMatter()
  }
}

/// Finds the front matter of one file.
private struct FrontMatterReader {
  private let file: SourceFile
  private let bytes: [UInt8]
  private let diagnostics: DiagnosticCollector

  init(_ file: SourceFile, _ diagnostics: DiagnosticCollector) {
    self.file = file
    self.bytes = file.bytes
    self.diagnostics = diagnostics
  }

  func frontMatter() -> FrontMatter {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let opening = bytes.line(at: start), isDelimiter(opening.content, "-") else {
      return other(from: start)
    }
    for line in bytes.lines(from: opening.next)
    where isDelimiter(line.content, "-") || isDelimiter(line.content, ".") {
      let yaml = YAMLNode.parse(file, opening.next..<line.content.lowerBound, diagnostics)
      return FrontMatter(yaml: checked(yaml), body: line.next..<bytes.count, isPresent: true)
    }
    diagnostics.report(
      .error(
        "front-matter.unterminated", "the front matter that starts here never ends",
        at: SourceRange(file, opening.content), fix: "end it with a line that holds only “---”"))
    return FrontMatter(yaml: nil, body: bytes.count..<bytes.count, isPresent: true)
  }

  /// The result for a file that doesn't start with `---`.
  private func other(from start: Int) -> FrontMatter {
    if let (lines, end) = toml(from: start) {
      let yaml = TOML.node(of: lines, in: file, diagnostics)
      return FrontMatter(yaml: checked(yaml), body: end..<bytes.count, isPresent: true)
    }
    if let place = misplaced(from: start) {
      diagnostics.report(
        .warning(
          "front-matter.place", "this is read as text, not as front matter",
          at: SourceRange(file, place),
          explanation: "its keys are ignored, even “draft”",
          fix: "move it to the start of the file, between two lines that hold only “---”"))
    }
    return FrontMatter(yaml: nil, body: start..<bytes.count, isPresent: false)
  }

  /// The lines of TOML between two lines of `+++`, and where the text begins; nil for other text that starts with such
  /// a line.
  private func toml(from start: Int) -> (lines: [Range<Int>], end: Int)? {
    guard let opening = bytes.line(at: start), isDelimiter(opening.content, "+") else { return nil }
    var lines: [Range<Int>] = []
    for line in bytes.lines(from: opening.next) {
      if isDelimiter(line.content, "+") {
        return lines.contains { bytes[$0].contains(UInt8(ascii: "=")) } ? (lines, line.next) : nil
      }
      lines.append(line.content)
    }
    return nil
  }

  /// The opening line of misplaced front matter: below empty lines, indented, or with more hyphens.
  private func misplaced(from start: Int) -> Range<Int>? {
    var opening: Range<Int>?
    var hasKeys = false
    for line in bytes.lines(from: start) {
      let words = bytes.trimmed(line.content)
      let isRule = words.count >= 3 && bytes[words].allSatisfy { $0 == UInt8(ascii: "-") }
      if let opening {
        if isRule { return hasKeys ? opening : nil }
        guard let first = bytes[words].first else { return nil }
        let hasKey = isKey(bytes[words])
        let isBelowKey = words.lowerBound > line.content.lowerBound || "-#".utf8.contains(first)
        guard hasKey || hasKeys && isBelowKey else { return nil }
        hasKeys = true
      } else if isRule {
        opening = words
      } else if !words.isEmpty {
        return nil
      }
    }
    return nil
  }

  /// Whether a line starts with a name, a colon, and a blank or nothing after it.
  private func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0.isWord || $0 == UInt8(ascii: "-") }
    let rest = line[name.endIndex...]
    return name.first?.isLetter ?? false && rest.first == UInt8(ascii: ":")
      && rest.dropFirst().first?.isBlank ?? true
  }

  /// The front matter if it is empty or has keys. Reports a list or a single word.
  private func checked(_ yaml: YAMLNode?) -> YAMLNode? {
    guard let yaml else { return nil }
    if yaml.isNull || yaml.entries != nil { return yaml }
    diagnostics.report(
      .error(
        "front-matter.not-a-mapping", "front matter is a mapping of keys to values, not \(yaml.kindName)",
        at: yaml.range, fix: "write lines such as “title: My first fold”"))
    return nil
  }

  /// Whether a line is three times `mark`, with only spaces after it.
  private func isDelimiter(_ line: Range<Int>, _ mark: Unicode.Scalar) -> Bool {
    let rest = bytes[line].drop { $0 == UInt8(ascii: mark) }
    return rest.startIndex - line.lowerBound == 3 && rest.allSatisfy { $0.isSpace }
  }
}
