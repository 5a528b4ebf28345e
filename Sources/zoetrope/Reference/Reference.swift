import CReference
import Diagnostics
import HTML

/// The documentation inside the program: the reference and the lint rules, as text for a terminal.
struct Reference {
  /// The pages with their names, such as `reference/screens`.
  private let pages: [(name: String, lines: [Substring])]

  init() {
    pages = (0..<CReferencePageCount()).map { index in
      let page = CReferencePageAt(index)
      let text = String(decoding: UnsafeBufferPointer(start: page.bytes, count: page.count), as: UTF8.self)
      return (String(cString: page.name), text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// The text on a diagnostic's identifier, a lint rule, a type of UIKit, a page or section; nil for others.
  func text(on topic: String) -> String? {
    let parts = topic.split(separator: "#", maxSplits: 1).map(String.init)
    guard let name = parts.first else { return nil }
    if parts.count == 2 { return section(parts[1], of: name) }
    if let lines = page(name) { return Self.plain(lines) }
    // Findings name their rules without “lint.”.
    let rule = name.hasPrefix("lint.") ? String(name.dropFirst("lint.".count)) : name
    if let lines = page("lint/" + rule) { return Self.plain(lines) }
    return meaning(of: name) ?? type(name) ?? namedPage(name).map(Self.plain)
  }

  /// The most likely meant topic.
  func nearest(to topic: String) -> String? {
    let rules = pages.compactMap {
      $0.name.hasPrefix("lint/") ? "lint.\($0.name.dropFirst("lint/".count))" : nil
    }
    return NearMiss.best(for: topic, among: pages.map(\.name) + rules + identifiers.map(\.identifier))
  }

  /// The schema of `run --json`.
  static var runSchema: String { file("reference/run.schema.json") ?? "" }

  private static func file(_ name: String) -> String? {
    Reference().pages.first { $0.name == name }.map { $0.lines.joined(separator: "\n") }
  }

  // MARK: Pages

  private func page(_ name: String) -> [Substring]? {
    guard let lines = pages.first(where: { $0.name == name })?.lines else { return nil }
    // Front matter is between two lines of dashes.
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return lines }
    let title = lines[..<end].first { $0.hasPrefix("title: ") }.map { "# \($0.dropFirst("title: ".count))" }
    return [title.map { $0[...] }, ""].compactMap(\.self) + lines[(end + 1)...]
  }

  /// The page that is the only one of a name in all folders, such as `screens`.
  private func namedPage(_ name: String) -> [Substring]? {
    let found = pages.filter { $0.name.hasSuffix("/" + name) && !name.contains("/") }
    return found.count == 1 ? page(found[0].name) : nil
  }

  private func section(_ anchor: String, of name: String) -> String? {
    guard let lines = page(name), let start = lines.firstIndex(where: { Self.anchor(of: $0) == anchor })
    else {
      return nil
    }
    let level = lines[start].prefix { $0 == "#" }.count
    let end = lines[(start + 1)...].firstIndex { line in
      let own = line.prefix { $0 == "#" }.count
      return own > 0 && own <= level && line.dropFirst(own).first == " "
    }
    return Self.plain(Array(lines[start..<(end ?? lines.endIndex)]))
  }

  /// The anchor of a heading, written out as `{#id}` or made from its text; nil for any other line.
  private static func anchor(of line: Substring) -> String? {
    guard line.hasPrefix("#") else { return nil }
    if let id = line.firstMatch(of: writtenAnchor)?.id { return String(id) }
    let words = line.drop { $0 == "#" || $0 == " " }.lowercased()
    return String(words.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || $0 == "-" ? $0 : nil })
  }

  private static var writtenAnchor: Regex<(Substring, id: Substring)> { #/ \{#(?<id>[^ }]+)\}$/# }

  // MARK: Diagnostics

  /// The rows of the tables of diagnostics, one for each identifier.
  private var identifiers: [(identifier: String, meaning: String)] {
    (page("reference/diagnostics") ?? []).flatMap { line -> [(String, String)] in
      let cells = line.split(separator: "|").map { $0.trimmed }
      guard line.hasPrefix("| `"), cells.count >= 2 else { return [] }
      let names = cells[0].split(separator: "`").filter { $0.contains(".") }
      // Notations of other dialects have a third cell: what to write.
      let meaning = cells[1...].filter { !$0.isEmpty }.joined(separator: "; write ")
      return names.map { (String($0), meaning) }
    }
  }

  private func meaning(of identifier: String) -> String? {
    identifiers.first { $0.identifier == identifier }.map { "\(identifier): \($0.meaning)\n" }
  }

  // MARK: Types

  /// The section on a type in the reference of UIKit.
  private func type(_ name: String) -> String? {
    let lines = page("reference/uikit") ?? []
    guard
      let start = lines.firstIndex(where: { line in
        guard line.hasPrefix("<summary><code>"), let end = line.firstRange(of: "</code>") else {
          return false
        }
        let declaration = line[..<end.lowerBound].split(whereSeparator: { " :<>".contains($0) })
        return declaration.contains { $0 == name }
      })
    else { return nil }
    var depth = 1
    var end = start + 1
    while end < lines.count, depth > 0 {
      depth += lines[end].hasPrefix("<details") ? 1 : lines[end].hasPrefix("</details>") ? -1 : 0
      end += 1
    }
    return Self.plain(Array(lines[start..<end]))
  }

  // MARK: Text

  /// The lines without figures and tags.
  private static func plain(_ lines: [Substring]) -> String {
    var text: [String] = []
    // The backticks that end the current fence; nil outside of one.
    var fence: Substring?
    var isFigure = false
    for line in lines {
      let marks = line.prefix { $0 == "`" }
      if marks.count >= 3 {
        if let open = fence {
          if marks.count >= open.count, line.count == marks.count {
            fence = nil
            if isFigure { continue }
          }
        } else {
          (fence, isFigure) = (marks, line.dropFirst(marks.count).hasPrefix("{"))
        }
      }
      if fence != nil, isFigure { continue }
      let plain = fence == nil ? withoutTags(line) : String(line)
      if plain.isEmpty, text.last?.isEmpty != false { continue }
      text.append(plain)
    }
    while text.last?.isEmpty == true { text.removeLast() }
    return text.joined(separator: "\n") + "\n"
  }

  /// The tags of a table in pictures, of which the words remain.
  private static var tableTags: Regex<Substring> {
    #/(?:<\/?(?:table|colgroup|col|thead|tbody|tr|th|td)\b[^>]*>)+/#
  }

  private static func withoutTags(_ line: Substring) -> String {
    var line = line
    if line.hasPrefix("#") {
      line.replace(writtenAnchor, with: "")
    } else if ["<t", "</t", "<col"].contains(where: { line.hasPrefix($0) }) {
      line = Substring(line.replacing(tableTags, with: " ").trimmed)
    }
    // Declarations are Markdown whose marks are escaped.
    if line.contains("<code") { line.replace(#/\\([!-\/:-@\[-`{-~])/#) { $0.1 } }
    let bare = line.replacing(#/<(details|code) id="[^"]*">/#) { "<\($0.1)>" }
    let text = ["details", "summary", "code", "strong"].reduce(String(bare)) { text, tag in
      text.replacing("<\(tag)>", with: "").replacing("</\(tag)>", with: tag == "code" ? "  " : "")
    }
    let unescaped = Array(text.utf8).withUnsafeBufferPointer { HTMLText.unescaped($0[...]) }
    return String(decoding: unescaped, as: UTF8.self)
  }
}

extension Substring {
  fileprivate var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }
}
