import Highlighting
import Text

/// A file of Swift at its top level: types and extensions, functions, and statements as in a playground.
struct SwiftFileParts {
  struct Part: Equatable {
    enum Kind {
      /// `import`, which the listings of a document don't need.
      case module
      /// A type or an extension.
      case type
      case function
      /// Variables, constants and statements.
      case statement
      /// Blank lines, comments and attributes, which belong to what follows.
      case lead
    }

    var kind: Kind
    /// Whole lines of the file.
    var range: Range<Int>
  }

  private(set) var parts: [Part] = []
  let code: [UInt8]
  /// The strings and comments, ascending.
  private let hidden: [Range<Int>]

  private static let kinds: [String: Part.Kind] = [
    "import": .module, "class": .type, "struct": .type, "enum": .type, "protocol": .type, "extension": .type,
    "actor": .type, "typealias": .type, "precedencegroup": .type, "func": .function,
  ]
  private static let modifiers: Set<String> = [
    "final", "public", "open", "package", "internal", "private", "fileprivate", "indirect", "nonisolated",
  ]

  init(_ code: [UInt8]) {
    self.code = code
    hidden = (Highlighter.tokens(of: code, language: "swift") ?? [])
      .filter { $0.kind == .string || $0.kind == .comment }.map(\.range)
    var depth = 0
    for line in code.lines {
      let range = line.content.lowerBound..<line.next
      if depth > 0 || continues(line.content) {
        parts[parts.count - 1].range = parts[parts.count - 1].range.lowerBound..<line.next
      } else {
        add(Part(kind: kind(of: line.content), range: range))
      }
      for index in visible(in: line.content) {
        if "{([".utf8.contains(code[index]) { depth += 1 }
        if "})]".utf8.contains(code[index]) { depth = max(depth - 1, 0) }
      }
    }
  }

  /// A declaration up to its body.
  func header(of part: Part) -> String {
    let visible = visible(in: part.range)
    let end = visible.first { code[$0] == UInt8(ascii: "{") } ?? part.range.upperBound
    return String(decoding: visible.filter { $0 < end }.map { code[$0] }, as: UTF8.self).trimmed
  }

  // MARK: Lines

  private mutating func add(_ part: Part) {
    guard let last = parts.last, last.kind == .lead else { return parts.append(part) }
    parts[parts.count - 1] = Part(kind: part.kind, range: last.range.lowerBound..<part.range.upperBound)
  }

  /// The offsets of a range that are in neither a string nor a comment.
  func visible(in range: Range<Int>) -> [Int] {
    var index = hidden.partitioningIndex { $0.upperBound > range.lowerBound }
    return range.filter { offset in
      while index < hidden.count, hidden[index].upperBound <= offset { index += 1 }
      return index == hidden.count || !hidden[index].contains(offset)
    }
  }

  /// Whether a line belongs to a statement or a declaration that the line before began: `.background`, `else`, `: UIView`.
  private func continues(_ line: Range<Int>) -> Bool {
    guard let last = parts.last, last.kind != .lead else { return false }
    if let string = hidden.first(where: { $0.contains(line.lowerBound) && $0.lowerBound < line.lowerBound }) {
      return code[string.lowerBound] == UInt8(ascii: "\"") || code[string.lowerBound] == UInt8(ascii: "#")
    }
    guard let first = line.first(where: { !code[$0].isBlank }) else { return false }
    return ".:,?&|{)}]".utf8.contains(code[first]) || code[first..<line.upperBound].starts(with: "else".utf8)
  }

  private func kind(of line: Range<Int>) -> Part.Kind {
    let text = String(decoding: visible(in: line).map { code[$0] }, as: UTF8.self)
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\t" || $0 == "(" || $0 == "<" }) {
      if let kind = Self.kinds[String(word)] { return kind }
      if Self.modifiers.contains(String(word)) || word.hasPrefix("@") { continue }
      return .statement
    }
    return .lead
  }
}
