/// Letters of ASCII in place of other Latin letters.
enum LatinLetters {
  /// A small letter or two of ASCII, and the letters that become it (the table of Ruby's I18n).
  private static let table: KeyValuePairs = [
    "a": "àáâãäåāăą", "ae": "æ", "c": "çćĉċč", "d": "ðďđ", "e": "èéêëēĕėęě", "g": "ĝğġģ", "h": "ĥħ",
    "i": "ìíîïĩīĭįı", "ij": "ĳ", "j": "ĵ", "k": "ķĸ", "l": "ĺļľŀł", "n": "ñńņň", "'n": "ŉ", "ng": "ŋ",
    "o": "òóôõöøōŏő", "oe": "œ", "r": "ŕŗř", "s": "śŝşš", "ss": "ß", "t": "ţťŧ", "th": "þ", "u": "ùúûüũūŭůűų",
    "w": "ŵ", "x": "×", "y": "ýÿŷ", "z": "źżž",
  ]

  private static let plainLetters: [Unicode.Scalar: String] = {
    var letters: [Unicode.Scalar: String] = [:]
    for (plain, others) in table {
      for scalar in others.unicodeScalars { letters[scalar] = plain }
    }
    return letters
  }()

  /// - Parameter text: a text in small letters.
  static func plain(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let plain = plainLetters[scalar] { result += plain } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
