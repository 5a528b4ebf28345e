import Text

/// Addresses that run code or bring a document of their own, instead of leading somewhere.
public enum ScriptURL {
  @usableFromInline static let refused = ["javascript", "vbscript", "data"]
  /// A picture in a `data:` address runs nothing.
  @usableFromInline static let refusedForPictures = ["javascript", "vbscript"]
  @usableFromInline static let longestScheme = 10

  /// The scheme of a forbidden address, in lower case; nil for other addresses.
  ///
  /// Like browsers, it skips leading blanks and control characters, and tabs and line breaks anywhere (URL
  /// Standard, basic URL parser).
  @inlinable public static func scheme(of address: some Sequence<UInt8>, isPicture: Bool = false) -> String? {
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
