/// What the parser is asked about. Its time and its stack grow faster than the sample does where brackets nest or
/// statements never end, and listings for people come nowhere near these limits.
enum SwiftSampleLimits {
  static let bytes = 64 << 10
  /// Brackets of any kind within each other.
  static let depth = 64
  /// Square ones within each other: each doubles the time, since they may begin a type or a value.
  static let squares = 12
  /// The fix for what is too much in one statement.
  static let innerParts = "make parts of it constants or functions of their own"

  /// Why a sample is not to be parsed, at its place; nil if it may be.
  static func refusal(of code: [UInt8]) -> SwiftSample.SyntaxError? {
    guard code.count <= bytes else {
      return .unread(
        "samples of more than \(bytes >> 10) KB are not checked", at: bytes,
        fix: "split it into several listings: those of a page are compiled together")
    }
    var (open, squares) = (0, 0)
    // Brackets in strings and comments count as well: an upper bound will do.
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
          "samples with more than \(Self.squares) nested square brackets are not checked", at: offset,
          fix: innerParts)
      }
      if open > depth {
        return .unread(
          "samples with more than \(depth) nested brackets are not checked", at: offset, fix: innerParts)
      }
    }
    return SwiftSampleRuns.firstExcess(in: code)
  }
}
