/// The characters that `slugify` keeps. Each run of others becomes one hyphen.
enum SlugMode: String, CaseIterable {
  /// All characters; only letter case changes.
  case none
  /// Everything but white space.
  case raw
  /// Letters, marks and digits of all scripts.
  case standard = "default"
  /// Letters, marks, digits, and signs allowed in a URL.
  case pretty
  /// Letters and digits of ASCII.
  case ascii
  /// The same, with those of other Latin letters that are similar.
  case latin

  func slug(of text: [UInt8]) -> [UInt8] {
    let lowercase = String(decoding: text, as: UTF8.self).lowercased()
    guard self != .none else { return Array(lowercase.utf8) }
    var slug: [UInt8] = []
    var isGap = false
    for scalar in (self == .latin ? LatinLetters.plain(lowercase) : lowercase).unicodeScalars {
      guard keeps(scalar) else {
        isGap = true
        continue
      }
      if isGap, !slug.isEmpty { slug.append(Byte.hyphen) }
      isGap = false
      slug.append(contentsOf: String(scalar).utf8)
    }
    return slug
  }

  private static let prettySigns = Set("._~!$&'()+,;=@".unicodeScalars)

  private func keeps(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .none: true
    case .raw: !scalar.properties.isWhitespace
    case .ascii, .latin: scalar.isASCII && isWordPart(scalar)
    case .standard: isWordPart(scalar)
    case .pretty: isWordPart(scalar) || Self.prettySigns.contains(scalar)
    }
  }

  private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
