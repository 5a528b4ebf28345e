/// Finds the attributes of raw HTML that link or are linked to.
package struct HTMLAttributes {
  package struct Attribute: Equatable {
    package var tag: String
    package var name: String
    /// The value without its quotes.
    package var value: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var found: [Attribute] = []

  /// The attributes named in `names`, in order. Comments, scripts and style sheets are passed over.
  package static func find(_ names: Set<String>, in bytes: UnsafeBufferPointer<UInt8>) -> [Attribute] {
    var scanner = HTMLAttributes(bytes: bytes)
    scanner.scan(names)
    return scanner.found
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private mutating func scan(_ names: Set<String>) {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        position += 1
        continue
      }
      if starts(with: "<!--") {
        skip(past: "-->")
      } else if position + 1 < bytes.count, bytes[position + 1].isLetter {
        position += 1
        let tag = word()
        scanAttributes(of: tag, names)
        if tag == "script" || tag == "style" { skip(past: "</" + tag) }
      } else {
        position += 1
      }
    }
  }

  private mutating func scanAttributes(of tag: String, _ names: Set<String>) {
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let name = attributeName()
      guard !name.isEmpty else {
        position += 1
        continue
      }
      skipSpaces()
      guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { continue }
      position += 1
      skipSpaces()
      let value = value()
      if names.contains(name) { found.append(Attribute(tag: tag, name: name, value: value)) }
    }
  }

  private mutating func value() -> Range<Int> {
    guard position < bytes.count else { return position..<position }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < bytes.count, !bytes[position].isSpace, bytes[position] != UInt8(ascii: ">") {
        position += 1
      }
      return start..<position
    }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { position += 1 }
    defer { position = min(position + 1, bytes.count) }
    return start..<position
  }

  /// The name of an element, in lower case.
  private mutating func word() -> String {
    let start = position
    while position < bytes.count,
      bytes[position].isWord || bytes[position] == UInt8(ascii: "-")
        || bytes[position] == UInt8(ascii: ":")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position].map(\.lowercased), as: UTF8.self)
  }

  /// What stands before a `=`, in lower case: browsers take anything else for a part of it.
  private mutating func attributeName() -> String {
    let start = position
    while position < bytes.count, !bytes[position].isSpace, !"/>=".utf8.contains(bytes[position]) {
      position += 1
    }
    return String(decoding: bytes[start..<position].map(\.lowercased), as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }

  private mutating func skip(past text: String) {
    let end = bytes.firstIndex(of: Array(text.utf8), from: position, to: bytes.count)
    position = end.map { $0 + text.utf8.count } ?? bytes.count
  }
}
