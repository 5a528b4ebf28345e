import Diagnostics
import DirectiveParsing
import Markdown
import Text

/// A place of a page that links can name.
struct Anchor {
  enum Kind {
    case heading(level: Int)
    /// A figure or a listing.
    case figure
  }

  var kind: Kind
  /// The name without `#`.
  var name: String
  /// The text of a heading, or the name of the directive.
  var title: String
  /// The heading's line, or the figure's name in its option.
  var range: Range<Int>
}

enum Anchors {
  static func all(in outline: PageOutline) -> [Anchor] {
    (figures(outline) + headings(outline)).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  static func figures(_ outline: PageOutline) -> [Anchor] {
    outline.fences.compactMap(\.directive).compactMap { directive in
      guard let name = directive[option: "name"]?.value, !name.value.isEmpty else { return nil }
      return Anchor(kind: .figure, name: name.value, title: directive.name.value, range: name.range.bytes)
    }
  }

  private static func headings(_ outline: PageOutline) -> [Anchor] {
    let bytes = outline.file.bytes
    let code = outline.fences.filter { $0.directive == nil }.map(\.range)
    var next = code[...]
    var found: [Anchor] = []
    for line in bytes.lines(from: outline.frontMatter?.upperBound ?? 0) {
      while let first = next.first, first.upperBound <= line.content.lowerBound { next.removeFirst() }
      if let first = next.first, first.contains(line.content.lowerBound) { continue }
      let text = bytes[line.content]
      let level = text.prefix { $0 == UInt8(ascii: "#") }.count
      guard (1...6).contains(level), text.dropFirst(level).first?.isBlank ?? false else { continue }
      let title = String(
        decoding: bytes[bytes.trimmed(line.content.lowerBound + level..<line.content.upperBound)],
        as: UTF8.self)
      let (name, plain) = parts(title)
      found.append(Anchor(kind: .heading(level: level), name: name, title: plain, range: line.content))
    }
    return found
  }

  /// The id of a heading, written out as `{#id}` or made of its text, and the text alone.
  private static func parts(_ title: String) -> (name: String, plain: String) {
    if title.hasSuffix("}"), let open = title.range(of: "{#") {
      let id = title[open.upperBound...].dropLast().prefix { $0 != " " }
      return (String(id), String(title[..<open.lowerBound]).trimmingTrailingBlanks)
    }
    let plain = title.filter { !"`*".contains($0) }
    return (Slug.make(plain), plain)
  }
}

extension String {
  /// The text without the spaces at its end.
  fileprivate var trimmingTrailingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// The first place of a text in this one.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
