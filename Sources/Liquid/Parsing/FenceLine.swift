import Text

/// A line of Markdown that opens or closes a fence.
struct FenceLine {
  private static let containers = Set(">-*+.)".utf8)

  let mark: UInt8
  let length: Int
  /// The text after the marks, without spaces in front.
  private let info: ArraySlice<UInt8>

  /// - Returns: nil for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    // The marks of the lists and quotations around the fence.
    let start = line.drop { $0.isSpace || $0.isDigit || Self.containers.contains($0) }
    guard let mark = start.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    self.mark = mark
    length = start.prefix { $0 == mark }.count
    info = start.dropFirst(length).drop(while: \.isSpace)
    guard length >= 3 else { return nil }
  }

  func closes(_ opening: FenceLine) -> Bool {
    mark == opening.mark && length >= opening.length && info.isEmpty
  }

  /// Whether it can open a fence: no backtick may follow opening backticks.
  var canOpen: Bool { mark != UInt8(ascii: "`") || !info.contains(mark) }

  /// Whether it opens a directive, whose body is Markdown or has options.
  var isDirective: Bool {
    let second = info.dropFirst().first
    return info.first == Byte.openingBrace && second != Byte.openingBrace && second != Byte.percent
  }
}
