import Diagnostics

/// Locates nodes in the source of their block: cmark keeps no places of destinations.
///
/// Nodes come in document order, so the search continues where the last one ended. If that fails (escapes,
/// reference links), it takes the whole block, then link reference definitions, and finally the block itself.
struct LinkLocator {
  private let source: MarkdownLines
  private var block = 0..<0
  private var cursor = 0
  private var definitions: [[UInt8]: Int]?
  /// Bytes that may still be searched without success, which keeps the time linear.
  private var budget = 2_000_000

  init(_ source: MarkdownLines) {
    self.source = source
  }

  /// Moves to another block.
  mutating func enter(lines: ClosedRange<Int>) {
    block = source[lines]
    cursor = block.lowerBound
  }

  /// The place of a destination; nil only for an empty text.
  mutating func place(ofDestination url: [UInt8]) -> SourceRange? {
    if !url.isEmpty {
      if let found = find(url) { return source.place(found) }
      // Bare addresses are written without their scheme.
      for scheme in ["mailto:", "http://"] where url.starts(with: scheme.utf8) {
        if let found = find(Array(url.dropFirst(scheme.utf8.count))) { return source.place(found) }
      }
      if let start = definition(of: url) { return source.place(start..<(start + url.count)) }
    }
    return source.place(block)
  }

  /// The place of a role up to the end of its code; nil if it isn't there verbatim.
  mutating func place(ofRole text: [UInt8]) -> SourceRange? {
    guard let start = source.bytes.firstIndex(of: text, from: cursor, to: block.upperBound) else {
      return nil
    }
    cursor = start + text.count
    return source.place(start..<min(cursor + 1, block.upperBound))
  }

  /// The range of raw HTML in the text, if it is there verbatim.
  mutating func range(ofHTML html: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
    guard budget > 0 else { return nil }
    guard let start = source.bytes.firstIndex(of: html, from: cursor, to: block.upperBound) else {
      budget -= block.upperBound - cursor
      return nil
    }
    cursor = start + html.count
    return start..<cursor
  }

  private mutating func find(_ url: [UInt8]) -> Range<Int>? {
    find(url, from: cursor) ?? find(url, from: block.lowerBound)
  }

  /// The range of a destination after a parenthesis, angle bracket or blank. Others are prose.
  private mutating func find(_ url: [UInt8], from start: Int) -> Range<Int>? {
    var position = start
    while budget > 0, let found = source.bytes.firstIndex(of: url, from: position, to: block.upperBound) {
      if found == block.lowerBound || Self.mayPrecede(source.bytes[found - 1]) {
        cursor = found + url.count
        return found..<cursor
      }
      position = found + 1
    }
    budget -= block.upperBound - start
    return nil
  }

  private static func mayPrecede(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "(") || byte == UInt8(ascii: "<") || byte.isSpace
  }

  /// The place of a destination in a definition `[label]: url`.
  private mutating func definition(of url: [UInt8]) -> Int? {
    if definitions == nil { definitions = allDefinitions() }
    return definitions?[url]
  }

  private func allDefinitions() -> [[UInt8]: Int] {
    var result: [[UInt8]: Int] = [:]
    let bytes = source.bytes
    for number in stride(from: 1, through: source.count, by: 1) {
      let line = source[number]
      let start = source.contentStart(line, passingListMarkers: true)
      guard start < line.upperBound, bytes[start] == UInt8(ascii: "["),
        let close = bytes.firstIndex(of: "]:".utf8.map { $0 }, from: start, to: line.upperBound)
      else { continue }
      var lower = close + 2
      while lower < line.upperBound, bytes[lower].isBlank || bytes[lower] == UInt8(ascii: "<") { lower += 1 }
      var upper = lower
      while upper < line.upperBound, !bytes[upper].isBlank, bytes[upper] != UInt8(ascii: ">") { upper += 1 }
      if result[Array(bytes[lower..<upper])] == nil { result[Array(bytes[lower..<upper])] = lower }
    }
    return result
  }
}
