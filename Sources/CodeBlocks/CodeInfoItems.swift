import Text

/// Cuts an info string into its words, in linear time.
struct CodeInfoItems {
  struct Item {
    enum Content {
      /// A word, and its value: `title="x"`, `fold={2-4}`.
      case word(key: Range<Int>, value: Value?)
      /// `{2,4-6}`.
      case lines
      /// `"anchorPoint"`, without its quotes.
      case quotation(Range<Int>)
      /// A regular expression, `/anchor\w+/`, and the attribute that it is the value of, which is empty for none.
      case pattern(key: Range<Int>)
    }

    var content: Content
    /// All of its bytes.
    var range: Range<Int>
    /// Whether it is between braces, as in `{.swift .numberLines}`.
    var isBraced: Bool
  }

  struct Value {
    /// Its bytes, without quotes and braces.
    var range: Range<Int>
    /// Whether it was between braces or brackets.
    var isList: Bool
  }

  private let info: [UInt8]
  private var position = 0
  private var isBraced = false
  /// Marks that don't appear anymore.
  private var missing: Set<UInt8> = []

  init(_ info: [UInt8]) { self.info = info }

  mutating func next() -> Item? {
    while position < info.count {
      let byte = info[position]
      if byte == UInt8(ascii: "{") {
        if let end = listEnd() {
          defer { position = end + 1 }
          return Item(content: .lines, range: position..<(end + 1), isBraced: isBraced)
        }
        isBraced = true
      } else if byte == UInt8(ascii: "}") {
        isBraced = false
      } else if !byte.isBlank, !(isBraced && byte == UInt8(ascii: ",")) {
        return item()
      }
      position += 1
    }
    return nil
  }

  private mutating func item() -> Item {
    let start = position
    if let quotation = closed() {
      return Item(content: .quotation(quotation), range: start..<position, isBraced: isBraced)
    }
    if let end = patternEnd() {
      position = end
      return Item(content: .pattern(key: start..<start), range: start..<position, isBraced: isBraced)
    }
    while position < info.count, !isEnd(info[position]), info[position] != UInt8(ascii: "=") { position += 1 }
    let key = start..<position
    guard position < info.count, info[position] == UInt8(ascii: "="), !key.isEmpty else {
      // A lone “=” is a word.
      if key.isEmpty { position += 1 }
      return Item(
        content: .word(key: start..<position, value: nil), range: start..<position, isBraced: isBraced)
    }
    position += 1
    if CodeAttribute.Name.named(info[key])?.selects == true, let end = patternEnd() {
      position = end
      return Item(content: .pattern(key: key), range: start..<position, isBraced: isBraced)
    }
    let isList = position < info.count && [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(info[position])
    var value = closed()
    if value == nil {
      let first = position
      while position < info.count, !isEnd(info[position]) { position += 1 }
      value = first..<position
    }
    return Item(
      content: .word(key: key, value: value.map { Value(range: $0, isList: isList) }),
      range: start..<position, isBraced: isBraced)
  }

  /// The end of a regular expression between slashes that starts here; nil for anything else, such as a path.
  private mutating func patternEnd() -> Int? {
    let slash = UInt8(ascii: "/")
    guard position < info.count, info[position] == slash, !missing.contains(slash) else { return nil }
    var index = position + 1
    while index < info.count {
      let isLast = index + 1 == info.count || isEnd(info[index + 1])
      if info[index] == slash, index > position + 1, isLast { return index + 1 }
      index += info[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    missing.insert(slash)
    return nil
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      || isBraced && byte == UInt8(ascii: ",")
  }

  /// Moves past a quotation or a list that starts here.
  ///
  /// - Returns: what is in it; nil if none starts here, or it isn't closed.
  private mutating func closed() -> Range<Int>? {
    guard position < info.count, let mark = Self.closing(info[position]), !missing.contains(mark) else {
      return nil
    }
    guard let end = info[(position + 1)...].firstIndex(of: mark) else {
      missing.insert(mark)
      return nil
    }
    defer { position = end + 1 }
    return (position + 1)..<end
  }

  private static func closing(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): byte
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }

  /// The position of the brace that closes a list of lines starting here; nil if this isn't one.
  private func listEnd() -> Int? {
    let end = info[(position + 1)...].firstIndex {
      !$0.isDigit && !$0.isBlank && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "-")
    }
    guard let end, info[end] == UInt8(ascii: "}"), end > position + 1 else { return nil }
    return end
  }
}
