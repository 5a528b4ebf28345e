import Text

/// A character reference of HTML: `&amp;`, `&#39;`, `&#x27;`, `&eacute;`.
///
/// Supports the names for ASCII and Latin-1, which URLs and ids consist of. Other names stay as written. So
/// does a reference without its semicolon, which in an attribute is mostly a part of a query.
package enum CharacterReference {
  private static let longest = 10

  /// The character and the length in bytes of the reference at the start of a text; nil if there is none.
  package static func decode(
    _ text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> (scalar: Unicode.Scalar, length: Int)? {
    let inside = Array(text.dropFirst().prefix(longest).prefix { $0 != UInt8(ascii: ";") })
    guard !inside.isEmpty, text.count > inside.count + 1,
      text[text.startIndex + inside.count + 1] == UInt8(ascii: ";")
    else { return nil }
    let scalar =
      inside[0] == UInt8(ascii: "#")
      ? number(inside.dropFirst()) : names[String(decoding: inside, as: UTF8.self)]
    return scalar.map { ($0, inside.count + 2) }
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first?.lowercased == UInt8(ascii: "x")
    let digits = String(decoding: isHexadecimal ? digits.dropFirst() : digits, as: UTF8.self)
    guard digits.utf8.first?.isHexDigit ?? false,
      let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number > 0
    else { return nil }
    return Unicode.Scalar(number)
  }

  private static let names: [String: Unicode.Scalar] = {
    var names = ascii
    for (offset, name) in latin1.split(separator: " ").enumerated() {
      names[String(name)] = Unicode.Scalar(UInt8(160 + offset))
    }
    return names
  }()

  private static let ascii: [String: Unicode.Scalar] = [
    "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"",
    "apos": "'", "Tab": "\t", "NewLine": "\n", "excl": "!", "num": "#", "dollar": "$", "percnt": "%",
    "lpar": "(", "rpar": ")", "ast": "*", "midast": "*", "plus": "+", "comma": ",", "period": ".",
    "sol": "/", "colon": ":", "semi": ";", "equals": "=", "quest": "?", "commat": "@", "lsqb": "[",
    "lbrack": "[", "bsol": "\\", "rsqb": "]", "rbrack": "]", "Hat": "^", "lowbar": "_", "UnderBar": "_",
    "grave": "`", "lcub": "{", "lbrace": "{", "verbar": "|", "vert": "|", "rcub": "}", "rbrace": "}",
  ]

  /// The names of U+00A0 to U+00FF, in order.
  private static let latin1 = """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para \
    middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute \
    Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml \
    Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
    eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml
    """
}
