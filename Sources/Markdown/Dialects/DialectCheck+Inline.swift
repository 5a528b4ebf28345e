import CCmark
import Diagnostics
import Text

/// Notations within a line: broken links, emoji by name, marks around words.
extension DialectCheck {
  /// The maximum number of bytes between two marks that belong together, which keeps the time linear.
  private static let reach = 200

  /// Checks `[[page]]` and `[^label]`.
  mutating func checkBracket(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start + 2 < text.count else { return start + 1 }
    if text[start + 1] == text[start] {
      let inside = text[(start + 2)...].prefix(Self.reach).prefix { !"[]".utf8.contains($0) }
      let end = inside.endIndex
      guard let first = inside.first, first.isLetter || first >= 0x80, end + 1 < text.count,
        text[end] == UInt8(ascii: "]"), text[end + 1] == text[end]
      else { return start + 1 }
      add(.wikiLink, text, start, mark: 2, end: end + 2)
      return end + 2
    }
    guard footnotes, text[start + 1] == UInt8(ascii: "^"),
      let (label, _) = FootnoteSyntax.reference(Array(text[start...].prefix(Self.reach))[...])
    else { return start + 1 }
    let end = start + label.count + 3
    add(.undefinedFootnote(String(decoding: label, as: UTF8.self)), text, start, mark: 2, end: end)
    return end
  }

  /// Checks `[text][label]` and `![text](my shot.png)`, where the first bracket closes.
  mutating func checkClosingBracket(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    guard start + 2 < text.count else { return start + 1 }
    let opening = text[..<start].suffix(Self.reach).lastIndex { "[]".utf8.contains($0) }
    // If the opening bracket is in another node, there is emphasis or code between the brackets.
    let hasOpening = opening.map { text[$0] == UInt8(ascii: "[") } ?? true
    let before = opening.flatMap { $0 > 0 ? text[$0 - 1] : nil } ?? 0x20
    let isImage = before == UInt8(ascii: "!")
    guard hasOpening, opening != start - 1 || isImage, !before.isWord, before != UInt8(ascii: ")") else {
      return start + 1
    }
    let isLink = text[start + 1] == UInt8(ascii: "(")
    guard isLink || text[start + 1] == UInt8(ascii: "[") else { return start + 1 }
    let closing = isLink ? UInt8(ascii: ")") : UInt8(ascii: "]")
    let inside = text[(start + 2)...].prefix(Self.reach).prefix { $0 != closing && $0 != text[start + 1] }
    let end = inside.endIndex
    guard end < text.count, text[end] == closing else { return start + 1 }
    let word = String(decoding: inside, as: UTF8.self)
    if isLink {
      guard isImage || Self.isFile(inside), word == word.trimmed, inside.contains(where: { $0.isBlank })
      else {
        return start + 1
      }
      add(.blankInAddress(word), text, start, mark: 2, end: end + 1)
    } else {
      // Brackets without a letter are a subscript, as in code.
      guard inside.isEmpty || inside.contains(where: { $0.isLetter || $0 >= 0x80 }) else { return start + 1 }
      let label = opening.map { text[($0 + 1)..<start] } ?? text[start..<start]
      let name = inside.isEmpty ? String(decoding: label, as: UTF8.self) : word
      if name.hasPrefix("^") || name.isEmpty { return start + 1 }
      add(.undefinedReference(name), text, start, mark: 2, end: end + 1)
    }
    return end + 1
  }

  /// Whether a text ends like the name of a file: with a dot and a few letters.
  private static func isFile(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let dot = text.lastIndex(of: UInt8(ascii: ".")) else { return false }
    let ending = text[(dot + 1)...]
    return (2...5).contains(ending.count) && ending.allSatisfy { $0.isWord }
  }

  /// Checks `:name:`.
  mutating func checkColon(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let before = start > 0 ? text[start - 1] : 0x20
    let name = text[(start + 1)...].prefix(Self.reach).prefix { byte in
      byte &- 97 < 26 || byte.isDigit || "_+-".utf8.contains(byte)
    }
    let end = name.endIndex
    guard !isNested, !before.isWord, before < 0x80, before != UInt8(ascii: ":"),
      name.count > 1,
      name.contains(where: { $0.isLetter }) || name.elementsEqual("+1".utf8) || name.elementsEqual("-1".utf8),
      end < text.count, text[end] == UInt8(ascii: ":"),
      end + 1 == text.count || !text[end + 1].isWord && text[end + 1] != UInt8(ascii: ":")
    else { return max(start + 1, end) }
    let word = String(decoding: name, as: UTF8.self)
    add(.emoji(word, isOn: hasEmoji), text, start, mark: 1, end: end + 1)
    return end + 1
  }

  /// Checks ``{kbd}`text` `` at the end of a text before code; nil for anything else.
  mutating func checkRole(
    _ text: UnsafeBufferPointer<UInt8>, _ start: Int, _ node: MarkdownNode
  ) -> Int? {
    let name = text[(start + 1)...].prefix(Self.reach).prefix { $0.isLetter || "-:".utf8.contains($0) }
    guard name.first?.isLetter == true, name.endIndex + 1 == text.count,
      text[name.endIndex] == UInt8(ascii: "}"), node.next?.type == CMARK_NODE_CODE
    else { return nil }
    add(.role(String(decoding: name, as: UTF8.self)), text, start, mark: 2, end: text.count)
    return text.count
  }

  /// Checks `{/* text */}` and `{# text #}` on a line; nil for anything else.
  mutating func checkComment(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard start + 1 < text.count else { return nil }
    let isScript = text[start + 1] == UInt8(ascii: "/")
    guard
      isScript || text[start + 1] == UInt8(ascii: "#") && start + 2 < text.count && text[start + 2].isBlank,
      let found = find(text[start...], mark: 2)
    else { return nil }
    // Asterisks may be other nodes.
    let line = source.bytes[found..<source.bytes.lineEnd(from: found)].prefix(Self.reach)
    let inside = line.dropFirst(2).prefix { $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "`") }
    guard let end = inside.firstRange(of: Array((isScript ? "*/}" : "#}").utf8)),
      !isScript || inside.first == UInt8(ascii: "*")
    else { return nil }
    add(.comment, found..<end.upperBound)
    return start + 2
  }

  /// Checks `{frontmatter.title}` in a text that imports modules, as MDX does; nil for anything else.
  mutating func checkExpression(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int? {
    guard hasScript, start + 1 < text.count, text[start + 1].isLetter || "_$".utf8.contains(text[start + 1]),
      start == 0 || text[start - 1] != UInt8(ascii: "{"), AttributeBlock.end(in: text, at: start) == nil,
      let found = find(text[start...], mark: 1)
    else { return nil }
    // Quotes and asterisks may be other nodes.
    let line = source.bytes[found..<source.bytes.lineEnd(from: found)].prefix(Self.reach)
    var depth = 0
    for index in line.indices {
      if line[index] == UInt8(ascii: "{") { depth += 1 }
      if line[index] == UInt8(ascii: "}") { depth -= 1 }
      guard depth == 0 else { continue }
      let code = String(decoding: line[(found + 1)..<index], as: UTF8.self)
      add(.expression(code), found..<(index + 1))
      return start + 1
    }
    return nil
  }

  /// Checks `==text==`.
  mutating func checkEqualsSigns(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let content = start + text[start...].prefix { $0 == text[start] }.count
    guard content - start == 2, content < text.count, !text[content].isSpace,
      start == 0 || !text[start - 1].isWord
    else { return content }
    let inside = text[content...].prefix(Self.reach).prefix { $0 != text[start] }
    let end = inside.endIndex
    guard end + 1 < text.count, text[end] == text[start], text[end + 1] == text[start],
      !text[end - 1].isSpace, end + 2 == text.count || !text[end + 2].isWord && text[end + 2] != text[start]
    else { return content }
    add(.highlight, text, start, mark: 2, end: end + 2)
    return end + 2
  }

  /// Checks `H~2~O`.
  mutating func checkTildes(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let run = text[start...].prefix { $0 == text[start] }.count
    guard run == 1 else { return start + run }
    guard start > 0, text[start - 1].isLetter else { return start + 1 }
    let inside = text[(start + 1)...].prefix(Self.reach).prefix { $0.isWord || "+-".utf8.contains($0) }
    let end = inside.endIndex
    guard !inside.isEmpty, end < text.count, text[end] == text[start],
      end + 1 == text.count || text[end + 1] != text[start]
    else { return start + 1 }
    add(.subscript, text, start, mark: 1, end: end + 1)
    return end + 1
  }

  /// Checks `x^2^`.
  mutating func checkCarets(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    let run = text[start...].prefix { $0 == text[start] }.count
    guard run == 1 else { return start + run }
    guard start > 0, text[start - 1].isWord || text[start - 1] == UInt8(ascii: ")") else { return start + 1 }
    let inside = text[(start + 1)...].prefix(Self.reach).prefix { $0.isWord || "+-".utf8.contains($0) }
    let end = inside.endIndex
    guard !inside.isEmpty, end < text.count, text[end] == text[start],
      end + 1 == text.count || text[end + 1] != text[start]
    else { return start + 1 }
    add(.superscript, text, start, mark: 1, end: end + 1)
    return end + 1
  }

  private mutating func add(
    _ notation: DialectNotation, _ text: UnsafeBufferPointer<UInt8>, _ start: Int, mark: Int, end: Int
  ) {
    guard let found = find(text[start...], mark: mark) else { return }
    add(notation, found..<min(found + end - start, block.upperBound))
  }
}
