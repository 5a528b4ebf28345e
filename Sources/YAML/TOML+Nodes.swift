import Diagnostics
import Text

extension TOML {
  /// The values of TOML, as nodes with their places.
  ///
  /// - Parameter lines: the lines in the file.
  /// - Returns: nil after an error.
  static func node(
    of lines: [Range<Int>], in file: SourceFile, _ diagnostics: DiagnosticCollector
  ) -> YAMLNode? {
    let toml = TOML(lines.map { String(decoding: file.bytes[$0], as: UTF8.self) })
    for line in toml.unread {
      diagnostics.report(
        .error(
          "front-matter.toml", "this line of the front matter isn't TOML",
          at: SourceRange(file, file.bytes.trimmed(lines[line])),
          explanation: "without it the page may be published as it isn't meant",
          fix: "correct it, or write the front matter in YAML, between lines of “---”"))
    }
    guard toml.unread.isEmpty else { return nil }
    let yaml = SourceFile(
      path: file.path, bytes: Array(toml.lines.map(\.text).joined(separator: "\n").utf8))
    let places = Places(toml: toml, yaml: yaml, lines: lines, file: file)
    let problems = DiagnosticCollector()
    let node = YAMLNode.parse(yaml, 0..<yaml.bytes.count, problems)
    for problem in problems.diagnostics {
      var problem = problem
      problem.range = problem.range.map { places.line(of: $0) }
      diagnostics.report(problem)
    }
    return node.map { places.moved($0, isKey: false) }
  }

  /// The places of what YAML made of TOML.
  private struct Places {
    let toml: TOML
    let yaml: SourceFile
    let lines: [Range<Int>]
    let file: SourceFile

    /// The line of the TOML that a place was made of.
    func line(of range: SourceRange) -> SourceRange {
      let number = min(range.start.line, toml.lines.count) - 1
      return SourceRange(file, file.bytes.trimmed(lines[toml.lines[number].source]))
    }

    func moved(_ node: YAMLNode, isKey: Bool) -> YAMLNode {
      var node = YAMLNode(node.value, at: place(of: node.range, isKey: isKey))
      switch node.value {
      case .null, .scalar: break
      case .sequence(let items): node.value = .sequence(items.map { moved($0, isKey: false) })
      case .mapping(let entries):
        node.value = .mapping(
          entries.map { YAMLEntry(key: moved($0.key, isKey: true), value: moved($0.value, isKey: false)) })
      }
      return node
    }

    /// The same text in its line: a key before the equals sign, a value behind it; or else the whole line.
    private func place(of range: SourceRange, isKey: Bool) -> SourceRange {
      let whole = line(of: range)
      let line = whole.bytes
      let sign = file.bytes[line].firstIndex(of: UInt8(ascii: "=")) ?? line.lowerBound
      let part = isKey ? line.lowerBound..<line.upperBound : sign..<line.upperBound
      let text = Array(yaml.bytes[range.bytes])
      guard !text.isEmpty, !text.contains(where: \.isLineEnd),
        let found = file.bytes.firstIndex(of: text, from: part.lowerBound, to: part.upperBound)
      else { return whole }
      return SourceRange(file, found..<found + text.count)
    }
  }
}
