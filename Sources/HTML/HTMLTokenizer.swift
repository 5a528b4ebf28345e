import Text

/// Reads the tags of HTML as browsers do (HTML Standard, 13.2.5), and skips text, comments, and the content
/// of elements such as `script`.
///
/// ```swift
/// var tokenizer = HTMLTokenizer(bytes)
/// while let tag = tokenizer.nextTag() {
///   while let attribute = tokenizer.nextAttribute() { … }
/// }
/// ```
///
/// Takes linear time for any text. Two rules of browsers are left out: `<!--` inside a script hides nothing,
/// and HTML inside an SVG’s `foreignObject` is read as SVG.
package struct HTMLTokenizer {
  package struct Tag: Equatable {
    /// From the angle bracket to the end of the name.
    package var range: Range<Int>
    package var name: Range<Int>
    /// Whether it is `</name>`.
    package var isEnd: Bool
  }

  package struct Attribute: Equatable {
    package var name: Range<Int>
    /// The value without its quotes; empty if there is none.
    package var value: Range<Int>
    /// The quotation mark around the value; nil for a value without quotes.
    package var quote: UInt8?
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The position after all that was read; after a tag's last attribute, that of its closing bracket.
  package private(set) var position = 0
  /// The tag whose attributes are being read.
  private var tag: Tag?
  private var isSelfClosing = false
  /// The number of open `svg` and `math` elements, which have `<![CDATA[` and no raw text.
  private var foreignDepth = 0

  /// The position of the next character to read: after a tag's last attribute, that of its angle bracket.
  package var offset: Int { position }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The next tag; nil at the end. Skips the current tag's unread attributes.
  package mutating func nextTag() -> Tag? {
    finishTag()
    while let start = bytes.offset(of: UInt8(ascii: "<"), in: position..<bytes.count) {
      position = start + 1
      guard position < bytes.count else { break }
      switch bytes[position] {
      case UInt8(ascii: "/"): if let tag = endTag(start) { return tag }
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "?"): skip(past: UInt8(ascii: ">"))
      case let byte where byte.isLetter: return begin(start, isEnd: false)
      default: break
      }
    }
    position = bytes.count
    return nil
  }

  /// Goes on at a later position, outside of any tag.
  package mutating func skip(to offset: Int) {
    tag = nil
    position = min(max(offset, position), bytes.count)
  }

  /// The next attribute of the current tag; nil at the end of the tag.
  package mutating func nextAttribute() -> Attribute? {
    guard tag != nil else { return nil }
    while position < bytes.count, bytes[position].isSpace || bytes[position] == UInt8(ascii: "/") {
      isSelfClosing = bytes[position] == UInt8(ascii: "/")
      position += 1
    }
    guard position < bytes.count, bytes[position] != UInt8(ascii: ">") else { return nil }
    isSelfClosing = false
    let name = attributeName()
    var next = name.upperBound
    while next < bytes.count, bytes[next].isSpace { next += 1 }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: name.upperBound..<name.upperBound)
    }
    position = next + 1
    while position < bytes.count, bytes[position].isSpace { position += 1 }
    return value(of: name)
  }

  /// Whether a name equals a lowercase name, ignoring case.
  package func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for offset in 0..<range.count where bytes[range.lowerBound + offset].lowercased != name.utf8Start[offset]
    {
      return false
    }
    return true
  }

  // MARK: Tags

  private mutating func begin(_ start: Int, isEnd: Bool) -> Tag {
    let nameStart = position
    while position < bytes.count, !bytes[position].isSpace, bytes[position] != UInt8(ascii: "/"),
      bytes[position] != UInt8(ascii: ">")
    {
      position += 1
    }
    let tag = Tag(range: start..<position, name: nameStart..<position, isEnd: isEnd)
    self.tag = tag
    isSelfClosing = false
    return tag
  }

  /// Reads the tag after `</`; nil if browsers treat it as a comment.
  private mutating func endTag(_ start: Int) -> Tag? {
    position += 1
    guard position < bytes.count, bytes[position].isLetter else {
      skip(past: UInt8(ascii: ">"))
      return nil
    }
    return begin(start, isEnd: true)
  }

  /// Skips the attributes of the current tag and, if its element holds only text, that text.
  private mutating func finishTag() {
    guard let tag else { return }
    while nextAttribute() != nil {}
    position = min(position + 1, bytes.count)
    self.tag = nil
    if isName(tag.name, "svg") || isName(tag.name, "math") {
      if tag.isEnd { foreignDepth = max(foreignDepth - 1, 0) } else if !isSelfClosing { foreignDepth += 1 }
    }
    guard !tag.isEnd, foreignDepth == 0 else { return }
    if isName(tag.name, "plaintext") { position = bytes.count }
    if Self.textElements.contains(where: { isName(tag.name, $0) }) { skipText(of: tag.name) }
  }

  /// The elements whose content is text, even if it looks like tags.
  private static let textElements: [StaticString] = [
    "script", "style", "textarea", "title", "iframe", "noembed", "noframes", "xmp",
  ]

  /// Moves to the `</name` that ends an element, ignoring case.
  private mutating func skipText(of name: Range<Int>) {
    while let found = bytes.offset(of: UInt8(ascii: "<"), in: position..<bytes.count) {
      let start = found + 2
      let end = start + name.count
      if end < bytes.count, bytes[found + 1] == UInt8(ascii: "/"),
        bytes[end].isSpace || bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ">"),
        (0..<name.count).allSatisfy({
          bytes[start + $0].lowercased == bytes[name.lowerBound + $0].lowercased
        })
      {
        position = found
        return
      }
      position = found + 1
    }
    position = bytes.count
  }

  // MARK: Attributes

  /// Reads a name, which may begin with an equals sign.
  private mutating func attributeName() -> Range<Int> {
    let start = position
    position += 1
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "="), UInt8(ascii: "/"), UInt8(ascii: ">"): return start..<position
      case let byte where byte.isSpace: return start..<position
      default: position += 1
      }
    }
    return start..<position
  }

  /// The attribute with the value at this position; nil if the text ends within it.
  private mutating func value(of name: Range<Int>) -> Attribute? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < bytes.count, !bytes[position].isSpace, bytes[position] != UInt8(ascii: ">") {
        position += 1
      }
      return Attribute(name: name, value: start..<position)
    }
    let start = position + 1
    guard let end = bytes.offset(of: quote, in: start..<bytes.count) else {
      position = bytes.count
      return nil
    }
    position = end + 1
    return Attribute(name: name, value: start..<end, quote: quote)
  }

  // MARK: Comments

  /// Skips a comment, a document type, or a CDATA section of SVG.
  private mutating func skipDeclaration() {
    if starts(with: "!--") {
      skipComment()
    } else if foreignDepth > 0, starts(with: "![CDATA[") {
      position += 8
      skip(past: "]]>")
    } else {
      skip(past: UInt8(ascii: ">"))
    }
  }

  /// Skips a comment, which ends with `-->` or `--!>`, or right after its start with `>` or `->`.
  private mutating func skipComment() {
    position += 3
    if starts(with: ">") || starts(with: "->") { return skip(past: UInt8(ascii: ">")) }
    while let dash = bytes.offset(of: UInt8(ascii: "-"), in: position..<bytes.count) {
      position = dash
      if starts(with: "-->") || starts(with: "--!>") { return skip(past: UInt8(ascii: ">")) }
      position += 1
    }
    position = bytes.count
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private mutating func skip(past byte: UInt8) {
    position = bytes.offset(of: byte, in: position..<bytes.count).map { $0 + 1 } ?? bytes.count
  }

  private mutating func skip(past text: StaticString) {
    while position < bytes.count {
      if starts(with: text) {
        position += text.utf8CodeUnitCount
        return
      }
      position += 1
    }
  }
}
