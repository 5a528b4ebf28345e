import Text
import YAML

/// Hugo's `permalinks`: patterns of addresses by section, of which one can be that of all dated pages.
struct HugoPermalinks {
  /// The pattern of dated pages; nil if none can be carried over.
  private(set) var pattern: String?
  /// The sections whose patterns are lost.
  private(set) var lost: [YAMLNode] = []
  /// The key of a pattern whose addresses may differ, since Hugo makes them of titles.
  private(set) var inexact: YAMLNode?

  init(_ node: YAMLNode) {
    // Later versions have a mapping for each kind of page.
    let isByKind = node["page"]?.entries != nil
    let sections = (isByKind ? node["page"]?.entries : node.entries) ?? []
    if isByKind { lost = (node.entries ?? []).map(\.key).filter { $0.string != "page" } }
    guard sections.count == 1, let section = sections.first, let text = section.value.string,
      let found = Self.converted(text)
    else {
      lost += sections.map(\.key)
      return
    }
    pattern = found.pattern
    if found.isInexact { inexact = section.key }
  }

  /// The placeholders with a counterpart.
  private static let names = [
    "year": "year", "month": "month", "day": "day", "yearday": "y_day", "section": "section",
    "filename": "slug", "contentbasename": "slug", "title": "slug", "slug": "slug", "slugorfilename": "slug",
    "slugorcontentbasename": "slug",
  ]

  private static func converted(_ text: String) -> (pattern: String, isInexact: Bool)? {
    var pattern: [UInt8] = []
    var isInexact = false
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      pattern.append(byte)
      guard byte == UInt8(ascii: ":") else { continue }
      let word = rest.prefix { $0.isLetter }
      guard let name = names[String(decoding: word, as: UTF8.self)] else { return nil }
      isInexact = isInexact || word.elementsEqual("title".utf8) || word.elementsEqual("slug".utf8)
      pattern += name.utf8
      rest = rest[word.endIndex...]
    }
    let path = String(decoding: pattern, as: UTF8.self)
    return (path.hasPrefix("/") ? path : "/" + path, isInexact)
  }
}
