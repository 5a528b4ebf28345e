/// A part of a tree that says what the identifiers in it are.
struct SampleContext {
  enum Meaning {
    /// Always of this colour.
    case letter(UInt8)
    /// Coloured as a name anywhere.
    case name
    case plain

    static let type = letter(UInt8(ascii: "t"))
    static let attribute = letter(UInt8(ascii: "a"))
    static let keyword = letter(UInt8(ascii: "k"))
    static let directive = letter(UInt8(ascii: "m"))
  }

  /// Byte offsets into the sample.
  var range: Range<Int>
  var meaning: Meaning
}
