import Highlighting

/// The parser's answer about a sample. It depends only on the sample's bytes.
package struct SwiftSample: Sendable, Hashable {
  package struct SyntaxError: Sendable, Hashable {
    /// A byte offset into the sample; its length for something missing at the end.
    package var offset: Int
    package var message: String
    /// Whether the sample wasn't read, so that its syntax is unknown.
    package var isUnparsed = false
    /// A change with which the sample can be read, if one is known.
    package var fix: String?

    package init(offset: Int, message: String) { (self.offset, self.message) = (offset, message) }

    /// An error for a sample that wasn't read.
    static func unread(_ message: String, at offset: Int = 0, fix: String? = nil) -> SyntaxError {
      var error = SyntaxError(offset: offset, message: message)
      (error.isUnparsed, error.fix) = (true, fix)
      return error
    }
  }

  /// The replacement of code for the Objective-C runtime or Apple's toolchain by equal code without them.
  package struct Edit: Sendable, Hashable {
    /// Byte offsets into the sample.
    package var range: Range<Int>
    /// The range of the sample that is inserted before the replacement; empty for none.
    package var moved: Range<Int>
    package var replacement: [UInt8]
  }

  /// A declaration in a sample. Ranges are byte offsets into the sample.
  package struct Declaration: Sendable, Hashable {
    package var name: Range<Int>
    /// The declaration without attributes, value and body; empty if it doesn't state its type.
    package var signature: Range<Int>
    /// The range in which the name has this meaning.
    package var scope: Range<Int>
  }

  package var tokens: [HighlightToken]
  package var errors: [SyntaxError]
  /// Ascending, without overlaps.
  package var edits: [Edit] = []

  /// Whether the parser has read the sample.
  var isRead: Bool { !errors.contains(where: \.isUnparsed) }

  /// Tokens of the small lexer, without syntax errors.
  ///
  /// - Parameter reason: why the parser wasn't used.
  static func lexed(_ code: [UInt8], because reason: SyntaxError? = nil) -> SwiftSample {
    SwiftSample(
      tokens: Highlighter.tokens(of: code, language: "swift") ?? [], errors: [reason].compactMap(\.self))
  }

  init(tokens: [HighlightToken], errors: [SyntaxError]) {
    self.tokens = tokens
    self.errors = errors
  }

  /// Reads an answer of the parser; nil if it doesn't fit a sample of that length.
  init?(response: [UInt8], sampleLength: Int) {
    var reader = Reader(bytes: response)
    guard let tokenCount = reader.number(), tokenCount <= sampleLength else { return nil }
    tokens = []
    tokens.reserveCapacity(tokenCount)
    for _ in 0..<tokenCount {
      guard let offset = reader.number(), let length = reader.number(), let letter = reader.bytes(1)?.first,
        offset + length <= sampleLength, let kind = HighlightToken.Kind(rawValue: Unicode.Scalar(letter))
      else { return nil }
      tokens.append(HighlightToken(offset..<(offset + length), kind))
    }
    guard let errorCount = reader.number() else { return nil }
    errors = []
    for _ in 0..<errorCount {
      guard let offset = reader.number(), let length = reader.number(), let message = reader.bytes(length)
      else {
        return nil
      }
      errors.append(
        SyntaxError(offset: min(offset, sampleLength), message: String(decoding: message, as: UTF8.self)))
    }
    guard let editCount = reader.number() else { return nil }
    for _ in 0..<editCount {
      guard let offset = reader.number(), let length = reader.number(), let moved = reader.number(),
        let movedLength = reader.number(), let size = reader.number(), let replacement = reader.bytes(size),
        offset >= edits.last?.range.upperBound ?? 0, max(offset + length, moved + movedLength) <= sampleLength
      else { return nil }
      edits.append(
        Edit(
          range: offset..<(offset + length), moved: moved..<(moved + movedLength),
          replacement: Array(replacement)))
    }
    guard reader.isAtEnd else { return nil }
  }

  /// Reads an answer about declarations; nil if it doesn't fit a sample of that length.
  static func declarations(response: [UInt8], sampleLength: Int) -> [Declaration]? {
    var reader = Reader(bytes: response)
    guard let count = reader.number(), count <= sampleLength else { return nil }
    var declarations: [Declaration] = []
    for _ in 0..<count {
      guard let name = reader.range(upTo: sampleLength), let signature = reader.range(upTo: sampleLength),
        let scope = reader.range(upTo: sampleLength)
      else { return nil }
      declarations.append(Declaration(name: name, signature: signature, scope: scope))
    }
    return reader.isAtEnd ? declarations : nil
  }

  private struct Reader {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }

    mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
      guard bytes.count - position >= count else { return nil }
      defer { position += count }
      return bytes[position..<(position + count)]
    }

    /// Reads a start and a length.
    mutating func range(upTo end: Int) -> Range<Int>? {
      guard let start = number(), let count = number(), start + count <= end else { return nil }
      return start..<(start + count)
    }

    /// Reads 32 bits, little-endian.
    mutating func number() -> Int? {
      bytes(4).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }
  }
}
