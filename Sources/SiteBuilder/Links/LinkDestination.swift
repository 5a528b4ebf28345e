import Text

/// The parts of a link's destination: `../fold/?x=1#angle`.
struct LinkDestination: Sendable {
  /// The decoded path; empty for `#angle` alone.
  var path: String
  /// The query with its question mark; empty if there is none.
  var query: [UInt8]
  /// The fragment with its hash sign; empty if there is none.
  var fragment: [UInt8]
  /// Whether it leads to another site, or isn't a file's address (`mailto:`, `data:`).
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

  /// Whether there is a scheme, such as `mailto:`.
  private static func hasScheme(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, first.isLetter else { return false }
    let name = bytes.prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return name.count < bytes.count && bytes[name.count] == UInt8(ascii: ":")
  }

  /// The decoded id after the hash sign; nil without one, and for `#` and `#top`, which every page has.
  var anchor: String? {
    let id = PercentEncoding.text(fragment.dropFirst())
    return id.isEmpty || id == "top" ? nil : id
  }

  var isAbsolute: Bool { path.hasPrefix("/") }
}
