/// A part of a tree that determines the color of its identifiers.
struct SampleContext {
  enum Meaning {
    /// Always this color.
    case letter(UInt8)
    /// Colored like any other name.
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
