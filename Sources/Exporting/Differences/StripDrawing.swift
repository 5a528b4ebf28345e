import Text

/// What a strip shows: its SVG without the words for screen readers, and with identifiers in the order of their first
/// appearance.
///
/// A change elsewhere on a page can give definitions other identifiers. Strips that differ in nothing else look alike.
struct StripDrawing: Equatable {
  private let svg: String

  init(_ bytes: [UInt8]) {
    var names: [Substring: Int] = [:]
    svg = String(decoding: bytes, as: UTF8.self)
      .replacing(/<(title|desc)\b[^>]*>[^<]*<\/\1>/, with: "")
      .replacing(/(\bid="|="#|url\(#)([^")]+)/) { match in
        let number = names[match.2] ?? names.count
        names[match.2] = number
        return "\(match.1)\(number)"
      }
  }
}
