import Diagnostics

/// `:::tip` and `:::warning Title`: an admonition without braces, as in Docusaurus, VitePress and Starlight.
enum ContainerSyntax {
  /// Whether the text after the colons names an admonition, with a title or without.
  static func isHeader(_ rest: ArraySlice<UInt8>) -> Bool { parse(rest) != nil }

  /// The directive that is meant; nil for other words.
  static func header(_ info: SourceText) -> (name: Located<String>, argument: Located<String>?)? {
    guard let found = parse(info.bytes[...]), let place = info.source(of: found.word) else { return nil }
    let name = Located(found.kind.rawValue, at: place)
    guard !found.title.isEmpty, let titlePlace = info.source(of: found.title) else { return (name, nil) }
    return (name, Located(String(decoding: info.bytes[found.title], as: UTF8.self), at: titlePlace))
  }

  private static func parse(
    _ rest: ArraySlice<UInt8>
  ) -> (kind: AlertKind, word: Range<Int>, title: Range<Int>)? {
    let word = rest.drop { $0.isBlank }.prefix { $0.isLetter }
    let after = rest[word.endIndex...]
    guard let kind = AlertKind(word: String(decoding: word, as: UTF8.self)),
      after.first.map({ $0.isSpace || $0 == UInt8(ascii: "[") }) ?? true
    else { return nil }
    var title = rest.trimmed(word.endIndex..<rest.endIndex)
    if rest[title].first == UInt8(ascii: "[") {
      guard rest[title].last == UInt8(ascii: "]") else { return nil }
      title = (title.lowerBound + 1)..<(title.upperBound - 1)
    }
    // Attributes of other programs are no title.
    guard rest[title].first != UInt8(ascii: "{") else { return nil }
    return (kind, word.startIndex..<word.endIndex, title)
  }
}
