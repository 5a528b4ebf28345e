/// Ids made of text as GitHub does: lower case, hyphens for spaces, no punctuation.
package enum Slug {
  /// - Returns: an id; `section` if the text has no valid character.
  package static func make(_ text: String) -> String { makeIfPossible(text) ?? "section" }

  /// - Returns: an id; nil if the text has no valid character.
  package static func makeIfPossible(_ text: String) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        append(UInt8(ascii: scalar), to: &bytes)
      } else if isWord(scalar.properties) {
        bytes += scalar.properties.lowercaseMapping.utf8
      }
    }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    if byte.isWord || byte == UInt8(ascii: "-") {
      bytes.append(byte.lowercased)
    } else if byte.isSpace {
      bytes.append(UInt8(ascii: "-"))
    }
  }

  private static func isWord(_ properties: Unicode.Scalar.Properties) -> Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }
}
