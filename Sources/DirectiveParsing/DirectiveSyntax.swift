import Diagnostics
import Text
import YAML

/// Parses the inside of a fence: options first, then the body.
package struct DirectiveSyntax {
  private let content: SourceText
  private let diagnostics: DiagnosticCollector
  private var options: [DirectiveOption] = []
  private var yaml: YAMLNode?
  /// The offset in `content` where reading continues.
  private var position = 0

  /// The name and the argument of an info string; nil if it is not `{name}` or `{name} argument`.
  package static func header(_ info: SourceText) -> (name: Located<String>, argument: Located<String>?)? {
    let bytes = info.bytes
    let all = bytes.trimmed(0..<bytes.count)
    guard let nameRange = nameRange(bytes, all), let namePlace = info.source(of: nameRange) else {
      return nil
    }
    let name = Located(String(decoding: bytes[nameRange], as: UTF8.self), at: namePlace)
    let argument = bytes.trimmed((nameRange.upperBound + 1)..<all.upperBound)
    guard !argument.isEmpty, let place = info.source(of: argument) else { return (name, nil) }
    return (name, Located(String(decoding: bytes[argument], as: UTF8.self), at: place))
  }

  /// The name between braces at the start of `range`.
  package static func nameRange(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    guard range.count >= 3, bytes[range.lowerBound] == UInt8(ascii: "{"), bytes[range.lowerBound + 1].isLetter
    else { return nil }
    var end = range.lowerBound + 1
    while end < range.upperBound, bytes[end].isWord || bytes[end] == UInt8(ascii: "-") { end += 1 }
    guard end < range.upperBound, bytes[end] == UInt8(ascii: "}") else { return nil }
    return (range.lowerBound + 1)..<end
  }

  /// - Parameters:
  ///   - header: the result of `header(_:)`.
  ///   - content: the lines between the fences.
  ///   - range: the whole fence.
  package static func parse(
    _ header: (name: Located<String>, argument: Located<String>?), content: SourceText, range: SourceRange,
    nesting: Int, _ diagnostics: DiagnosticCollector
  ) -> Directive {
    var syntax = DirectiveSyntax(content, diagnostics)
    if !syntax.readYAML() { syntax.readOptionLines() }
    syntax.skipBlankLine()
    return Directive(
      name: header.name, argument: header.argument, options: syntax.options, yaml: syntax.yaml,
      body: content[syntax.position..<content.bytes.count], range: range, nesting: nesting)
  }

  private init(_ content: SourceText, _ diagnostics: DiagnosticCollector) {
    self.content = content
    self.diagnostics = diagnostics
  }

  private mutating func skipBlankLine() {
    if let line = content.bytes.line(at: position), content.bytes.trimmed(line.content).isEmpty {
      position = line.next
    }
  }

  // MARK: Options as lines

  private mutating func readOptionLines() {
    var seen: [String: SourceRange] = [:]
    for line in content.bytes.lines(from: position) {
      if isIndentedOption(line.content) {
        position = line.next
        diagnostics.report(indented(line.content))
        continue
      }
      guard isOptionLine(line.content) else { break }
      position = line.next
      let wellFormed = option(line.content)
      if wellFormed == nil { diagnostics.report(malformed(line.content)) }
      // Takes a malformed option as meant, so that it isn't reported as missing.
      guard let option = wellFormed ?? option(line.content, strictly: false) else { continue }
      if let first = seen[option.name.value] {
        diagnostics.report(
          .error(
            "directive.duplicate-option", "the option “\(option.name.value)” is given twice",
            at: option.name.range, notes: [.init("first given here", at: first)]))
      } else {
        seen[option.name.value] = option.name.range
        options.append(option)
      }
    }
  }

  /// Whether a line starts with exactly one colon. More begin a nested fence, or are prose.
  private func isOptionLine(_ line: Range<Int>) -> Bool {
    guard line.count > 1, content.bytes[line.lowerBound] == UInt8(ascii: ":") else { return false }
    return content.bytes[line.lowerBound + 1] != UInt8(ascii: ":")
  }

  /// Whether blanks precede `:name:`, which make it text.
  private func isIndentedOption(_ line: Range<Int>) -> Bool {
    let text = content.bytes.trimmed(line)
    return text.lowerBound > line.lowerBound && isOptionLine(text) && option(text) != nil
  }

  private func indented(_ line: Range<Int>) -> Diagnostic {
    let words = content.bytes.trimmed(line)
    return .error(
      "directive.option-syntax", "an option starts at the beginning of its line",
      at: content.source(of: words), explanation: "an indented line is read as text",
      fix: "write “\(text(words))” without the spaces before it")
  }

  /// - Parameter strictly: false for a name and a value without the colon, or without the blank, between them.
  private func option(_ line: Range<Int>, strictly: Bool = true) -> DirectiveOption? {
    let bytes = content.bytes
    var end = line.lowerBound + 1
    guard bytes[end].isLetter else { return nil }
    while end < line.upperBound, bytes[end].isWord || bytes[end] == UInt8(ascii: "-") { end += 1 }
    let name = (line.lowerBound + 1)..<end
    let hasColon = end < line.upperBound && bytes[end] == UInt8(ascii: ":")
    let start = hasColon ? end + 1 : end
    let value = bytes.trimmed(start..<line.upperBound)
    if strictly {
      guard hasColon, start == line.upperBound || bytes[start].isBlank else { return nil }
    } else {
      guard hasColon || value.lowerBound > end, !value.isEmpty else { return nil }
    }
    guard let namePlace = content.source(of: name),
      let valuePlace = value.isEmpty ? namePlace : content.source(of: value)
    else { return nil }
    return DirectiveOption(
      name: Located(text(name), at: namePlace), value: Located(text(value), at: valuePlace))
  }

  private func malformed(_ line: Range<Int>) -> Diagnostic {
    let words = text(line).split { $0 == ":" || $0 == " " || $0 == "\t" }
    let fix = words.isEmpty ? ":name: value" : ":\(words[0]): " + words.dropFirst().joined(separator: " ")
    return .error(
      "directive.option-syntax", "an option is written as “:name: value”", at: content.source(of: line),
      explanation: "lines that start with a colon right after the opening of a directive are its options",
      fix: "write “\(fix.hasSuffix(" ") ? String(fix.dropLast()) : fix)”")
  }

  // MARK: Options as YAML

  private mutating func readYAML() -> Bool {
    guard let opening = content.bytes.line(at: position), isRule(opening.content) else { return false }
    for line in content.bytes.lines(from: opening.next) where isRule(line.content) {
      position = line.next
      readYAML(content[opening.next..<line.content.lowerBound])
      return true
    }
    diagnostics.report(
      .error(
        "directive.unterminated-yaml", "the block of options that starts here never ends",
        at: content.source(of: opening.content), fix: "end them with a line that holds only “---”"))
    position = content.bytes.count
    return true
  }

  private mutating func readYAML(_ text: SourceText) {
    guard let root = YAMLNode.parse(text, diagnostics), !root.isNull else { return }
    guard let entries = root.entries else {
      diagnostics.report(
        .error(
          "directive.option-syntax", "options are a mapping of keys to values, not \(root.kindName)",
          at: root.range, fix: "write one “name: value” a line"))
      return
    }
    yaml = root
    for entry in entries {
      guard let name = entry.key.string else {
        diagnostics.report(
          .error(
            "directive.option-syntax", "the name of an option must be a word", at: entry.key.range,
            fix: "write “name: value”"))
        continue
      }
      options.append(
        DirectiveOption(
          name: Located(name, at: entry.key.range),
          value: Located(entry.value.string ?? "", at: entry.value.range), yaml: entry.value))
    }
  }

  private func isRule(_ line: Range<Int>) -> Bool {
    content.bytes[line.lowerBound..<content.bytes.trimmed(line).upperBound].elementsEqual("---".utf8)
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: content.bytes[range], as: UTF8.self) }
}
