/// Limits of samples that are parsed. With nested brackets or endless statements, the parser's time and stack
/// grow faster than the sample. Ordinary listings stay far below.
enum SwiftSampleLimits {
  static let bytes = 64 << 10
  /// Nested brackets of any kind.
  static let depth = 64
  /// Nested square brackets. Each doubles the time, since it may begin a type or a value.
  static let squares = 12
  /// The fix for a statement with too much in it.
  static let innerParts = "move parts of it to constants or functions"

  /// The error for a sample beyond a limit; nil if it may be parsed.
  static func refusal(of code: [UInt8]) -> SwiftSample.SyntaxError? {
    guard code.count <= bytes else {
      return .unread(
        "samples of more than \(bytes >> 10) KB aren't checked", at: bytes,
        fix: "split it into several listings: those of a page are compiled together")
    }
    var (open, squares) = (0, 0)
    // Counts brackets in strings and comments as well: an upper bound suffices.
    for (offset, byte) in code.enumerated() {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): open = max(open - 1, 0)
      default: continue
      }
      if byte == UInt8(ascii: "[") { squares += 1 }
      if byte == UInt8(ascii: "]") { squares = max(squares - 1, 0) }
      if squares > Self.squares {
        return .unread(
          "samples with more than \(Self.squares) nested square brackets aren't checked", at: offset,
          fix: innerParts)
      }
      if open > depth {
        return .unread(
          "samples with more than \(depth) nested brackets aren't checked", at: offset, fix: innerParts)
      }
    }
    return SwiftSampleRuns.firstExcess(in: code)
  }
}
