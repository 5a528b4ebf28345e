/// Scripts that are written without spaces. The classes are those of Unicode's line breaking algorithm (UAX #14).
extension LineScalars {
  /// Whether lines may end before and after a character: Chinese and Japanese (class ID). Korean has spaces.
  static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x2FDF, 0x3001...0x303F, 0x3041...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// Whether a character can't start a line: closing punctuation, and the kana and marks that continue a syllable
  /// (classes CL, EX, NS and CJ).
  static func forbidsBreak(before scalar: Unicode.Scalar) -> Bool {
    "、。，．・：；？！）］｝〉》」』】〕〗〙〞〟ヽヾゝゞ々〻ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖ,.:;?!)]}%”’…".unicodeScalars
      .contains(scalar)
  }

  /// Whether a character can't end a line: opening punctuation (class OP).
  static func forbidsBreak(after scalar: Unicode.Scalar) -> Bool {
    "（［｛〈《「『【〔〖〘〝([{“‘".unicodeScalars.contains(scalar)
  }
}
