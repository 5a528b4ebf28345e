import Diagnostics

/// A short cut for what most front matter is: ASCII lines of `key: value`, nothing nested.
///
/// Reads only what means the same in every YAML parser and gives up at the first sign of anything else, so that
/// libyaml decides. It reports nothing: a document with a problem is never simple.
struct SimpleYAML {
  /// Beyond this many keys the quadratic search for duplicates would stop being a short cut.
  private static let keyLimit = 24

  private let bytes: UnsafeBufferPointer<UInt8>
  private let origin: YAMLOrigin
  private var entries: [YAMLEntry] = []
  private var keys: [Range<Int>] = []

  /// The mapping, or nil if the document is not simple (an empty one is not).
  static func parse(_ bytes: UnsafeBufferPointer<UInt8>, _ origin: YAMLOrigin) -> YAMLNode? {
    var parser = SimpleYAML(bytes: bytes, origin: origin)
    return parser.mapping()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, origin: YAMLOrigin) {
    self.bytes = bytes
    self.origin = origin
  }

  private mutating func mapping() -> YAMLNode? {
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A {
        // Anything but printable ASCII is libyaml's; a carriage return is, unless it ends the line.
        let byte = bytes[end]
        guard byte &- 0x20 < 0x5F || (byte == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A) else {
          return nil
        }
        end += 1
      }
      let content = end > start && bytes[end - 1] == 0x0D ? start..<(end - 1) : start..<end
      if !content.isEmpty, bytes[start] != UInt8(ascii: "#") {
        guard readEntry(content) else { return nil }
      }
      start = end + 1
    }
    guard let first = entries.first, let last = entries.last else { return nil }
    let range = first.key.range.bytes.lowerBound..<last.value.range.bytes.upperBound
    return YAMLNode(.mapping(entries), at: SourceRange(first.key.range.file, range))
  }

  private mutating func readEntry(_ line: Range<Int>) -> Bool {
    var colon = line.lowerBound
    guard bytes[colon].isLetter else { return false }
    while colon < line.upperBound, bytes[colon].isWord || bytes[colon] == UInt8(ascii: "-") { colon += 1 }
    guard colon < line.upperBound, bytes[colon] == UInt8(ascii: ":") else { return false }
    let afterColon = colon + 1
    guard afterColon == line.upperBound || bytes[afterColon] == 0x20 else { return false }
    let key = line.lowerBound..<colon
    guard keys.count < Self.keyLimit, isNewKey(key), !YAMLScalar.isNull(slice(key)) else { return false }
    keys.append(key)
    let value = bytes.trimmed(afterColon..<line.upperBound)
    guard let keyNode = scalar(key, style: .plain),
      let valueNode = value.isEmpty ? null(at: afterColon) : self.value(value)
    else { return false }
    entries.append(YAMLEntry(key: keyNode, value: valueNode))
    return true
  }

  private func isNewKey(_ key: Range<Int>) -> Bool {
    !keys.contains { slice($0).elementsEqual(slice(key)) }
  }

  private func value(_ range: Range<Int>) -> YAMLNode? {
    switch bytes[range.lowerBound] {
    case UInt8(ascii: "\""): quoted(range, forbidden: UInt8(ascii: "\\"))
    case UInt8(ascii: "'"): quoted(range, forbidden: UInt8(ascii: "'"))
    case UInt8(ascii: "["): sequence(range)
    case let byte where byte.isWord || byte == UInt8(ascii: "/"): plain(range)
    default: nil
    }
  }

  private func plain(_ range: Range<Int>) -> YAMLNode? {
    for index in range {
      let isLast = index + 1 == range.upperBound
      if bytes[index] == UInt8(ascii: ":"), isLast || bytes[index + 1] == 0x20 { return nil }
      if bytes[index] == UInt8(ascii: "#"), bytes[index - 1] == 0x20 { return nil }
    }
    return YAMLScalar.isNull(slice(range)) ? null(range) : scalar(range, style: .plain)
  }

  private func quoted(_ range: Range<Int>, forbidden: UInt8) -> YAMLNode? {
    let quote = bytes[range.lowerBound]
    guard range.count >= 2, bytes[range.upperBound - 1] == quote else { return nil }
    let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
    for index in inner where bytes[index] == quote || bytes[index] == forbidden { return nil }
    return origin.place(range).map { YAMLNode(.scalar(YAMLScalar(text(inner), style: .quoted)), at: $0) }
  }

  /// `[a, b c]`, of words only.
  private func sequence(_ range: Range<Int>) -> YAMLNode? {
    guard range.count >= 2, bytes[range.upperBound - 1] == UInt8(ascii: "]") else { return nil }
    var nodes: [YAMLNode] = []
    var start = range.lowerBound + 1
    for index in start..<range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: ",") || index == range.upperBound - 1 {
        let item = bytes.trimmed(start..<index)
        guard !item.isEmpty, bytes[item.lowerBound].isWord, let node = plain(item) else { return nil }
        nodes.append(node)
        start = index + 1
      } else if !(byte.isWord || byte == 0x20 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")) {
        return nil
      }
    }
    return origin.place(range).map { YAMLNode(.sequence(nodes), at: $0) }
  }

  private func scalar(_ range: Range<Int>, style: YAMLScalar.Style) -> YAMLNode? {
    origin.place(range).map { YAMLNode(.scalar(YAMLScalar(text(range), style: style)), at: $0) }
  }

  private func null(at offset: Int) -> YAMLNode? { null(offset..<offset) }

  private func null(_ range: Range<Int>) -> YAMLNode? {
    origin.place(range).map { YAMLNode(.null, at: $0) }
  }

  private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: slice(range), as: UTF8.self) }
}
