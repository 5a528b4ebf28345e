/// The scalars of a text that can stand on a line.
enum LineScalars {
  /// Drops control characters and turns tabs and line breaks into spaces.
  /// - Returns: at most `limit` scalars, and whether there were more.
  static func normalized(
    _ text: some Sequence<Unicode.Scalar>, limit: Int
  ) -> (scalars: [Unicode.Scalar], isCut: Bool) {
    var scalars: [Unicode.Scalar] = []
    var previous: Unicode.Scalar = " "
    for scalar in text {
      if scalars.count == limit { return (scalars, true) }
      defer { previous = scalar }
      if isLineBreak(scalar) || scalar == "\t" {
        if scalar != "\n" || previous != "\r" { scalars.append(" ") }
      } else if !isControl(scalar) {
        scalars.append(scalar)
      }
    }
    return (scalars, false)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Unicode's mandatory breaks.
  static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Space that separates words and vanishes at a line's end: not the spaces that forbid a break.
  static func isBreakingSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }

  static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    return string
  }

  /// For each position, including the end, whether a user-perceived character begins there.
  static func characterStarts(_ scalars: [Unicode.Scalar]) -> [Bool] {
    var starts = [Bool](repeating: false, count: scalars.count + 1)
    var position = 0
    starts[0] = true
    for character in string(scalars[...]) {
      position += character.unicodeScalars.count
      starts[position] = true
    }
    return starts
  }
}
