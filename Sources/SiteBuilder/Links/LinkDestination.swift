import Markup
import Text

/// A link's destination, taken apart: `../fold/?x=1#angle`.
struct LinkDestination: Sendable {
  /// Percent-encoding resolved. Empty for `#angle` alone.
  var path: String
  /// With its question mark; empty if there is none.
  var query: [UInt8]
  /// With its hash sign; empty if there is none.
  var fragment: [UInt8]
  /// Whether it leads to another site, or is no address of a file at all (`mailto:`, `data:`).
  var isExternal: Bool

  init(_ bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    let slash = UInt8(ascii: "/")
    isExternal = Self.hasScheme(bytes) || (bytes.count > 1 && bytes[0] == slash && bytes[1] == slash)
    let hash = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.count
    let question = bytes[..<hash].firstIndex(of: UInt8(ascii: "?")) ?? hash
    path = isExternal ? "" : PercentEncoding.text(bytes[..<question])
    query = Array(bytes[question..<hash])
    fragment = Array(bytes[hash...])
  }

  /// Letters and a colon before any slash, as `mailto:`.
  private static func hasScheme(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first.isLetter else { return false }
    let name = bytes.prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return name.count < bytes.count && bytes[name.count] == UInt8(ascii: ":")
  }

  /// The id after the hash sign, decoded; nil without one, and for `#` and `#top`, which every page has.
  var anchor: String? {
    let id = PercentEncoding.text(fragment.dropFirst())
    return id.isEmpty || id == "top" ? nil : id
  }

  var isAbsolute: Bool { path.hasPrefix("/") }
}
