import Diagnostics

/// Addresses that run code or bring a document of their own, instead of leading somewhere.
package enum ScriptURL {
  private static let refused = ["javascript", "vbscript", "data"]
  /// A picture in a `data:` address runs nothing.
  private static let refusedForPictures = ["javascript", "vbscript"]
  private static let longestScheme = 10

  /// The scheme of a forbidden address, in lower case; nil for other addresses.
  ///
  /// Like browsers, it skips leading blanks and control characters, and tabs and line breaks anywhere (URL
  /// Standard, basic URL parser).
  package static func scheme(of address: some Sequence<UInt8>, isPicture: Bool = false) -> String? {
    var name: [UInt8] = []
    for byte in address {
      switch byte {
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): continue
      case 0...32 where name.isEmpty: continue
      case UInt8(ascii: ":"):
        let scheme = String(decoding: name, as: UTF8.self)
        return (isPicture ? refusedForPictures : refused).contains(scheme) ? scheme : nil
      default:
        guard name.count < longestScheme else { return nil }
        name.append(byte.lowercased)
      }
    }
    return nil
  }
}

extension Diagnostic {
  /// The diagnostic for a link that would run code in the reader's browser.
  package static func scriptLink(_ scheme: String, at range: SourceRange?) -> Diagnostic {
    .error(
      "link.script", "nothing can link to “\(scheme):”", at: range,
      explanation: "such an address runs code, or shows a page of its own, instead of leading somewhere",
      fix: "link to a page or a file")
  }
}
