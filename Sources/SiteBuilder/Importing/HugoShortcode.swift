import Text

/// A shortcode of Hugo's, such as `{{< figure src="map.png" >}}`.
struct HugoShortcode {
  let name: String
  /// Whether it ends the shortcode of this name.
  let isEnd: Bool
  /// The arguments without names.
  private(set) var values: [String] = []
  private(set) var options: [String: String] = [:]

  /// Reads a text that is one shortcode; nil for any other.
  init?(_ text: some StringProtocol) {
    let ends = [("{{<", ">}}"), ("{{%", "%}}")].contains { text.hasPrefix($0) && text.hasSuffix($1) }
    guard ends, text.utf8.count > 6 else { return nil }
    var inside = String(text.dropFirst(3).dropLast(3)).trimmed
    guard !inside.contains("{{") else { return nil }
    isEnd = inside.hasPrefix("/")
    if isEnd { inside = String(inside.dropFirst()).trimmed }
    var words = Self.words(inside)[...]
    guard let name = words.popFirst() else { return nil }
    self.name = name.value
    for word in words {
      if let key = word.key { options[key] = word.value } else { values.append(word.value) }
    }
  }

  /// Words and `key=value` with blanks between; quotation marks hold blanks.
  private static func words(_ text: String) -> [(key: String?, value: String)] {
    var words: [(key: String?, value: String)] = []
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 != " " }) {
      rest = rest[start...]
      let plain = rest.prefix { $0 != " " && $0 != "=" && $0 != "\"" && $0 != "`" }
      rest = rest[plain.endIndex...]
      let isKey = !plain.isEmpty && rest.first == "="
      if isKey { rest.removeFirst() }
      var value = isKey ? "" : String(plain)
      if let quote = rest.first, quote == "\"" || quote == "`" {
        let quoted = rest.dropFirst().prefix { $0 != quote }
        value += quoted
        rest = rest[quoted.endIndex...].dropFirst()
      } else {
        let more = rest.prefix { $0 != " " }
        value += more
        rest = rest[more.endIndex...]
      }
      words.append((isKey ? String(plain) : nil, value))
    }
    return words
  }

  /// The opening line of a fence in place of `highlight`. Options mark its lines, or parts of one text, as in
  /// `"linenos=table,hl_lines=2 4-6"`.
  func fence(of mark: String) -> String {
    let said = values.dropFirst().joined(separator: ",").split(separator: ",").map(String.init)
    let lines =
      options["hl_lines"]
      ?? said.first { $0.trimmed.hasPrefix("hl_lines=") }.map {
        String($0.trimmed.dropFirst(9))
      }
    let marked = lines.map { " {" + $0.split(separator: " ").joined(separator: ",") + "}" } ?? ""
    return mark + (values.first ?? "text") + marked
  }

  /// Markdown in place of `figure`; nil if it has no picture.
  var picture: String? {
    guard let source = options["src"] ?? values.first else { return nil }
    let caption = options["caption"] ?? options["title"]
    let words = options["alt"] ?? caption ?? ""
    guard caption != nil || options["link"] != nil else { return "![\(words)](\(source))" }
    var lines = ["```{figure} \(source)", ":alt: \(words)"]
    if let link = options["link"] { lines.append(":target: \(link)") }
    return (lines + [caption, "```"].compactMap { $0 }).joined(separator: "\n")
  }

  /// The path in place of `ref` and `relref`; nil for other shortcodes. Names of pages are looked up beside the page,
  /// paths from the content's folder.
  var path: String? {
    guard name == "ref" || name == "relref", let value = values.first ?? options["path"] else { return nil }
    let parts = value.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let page = parts.first, !page.isEmpty else { return value }
    let isFromRoot = page.contains("/") && !page.hasPrefix("/") && !page.hasPrefix(".")
    let file = page.hasSuffix(".md") || page.hasSuffix("/") ? page : page + ".md"
    return ([(isFromRoot ? "/" : "") + file] + parts.dropFirst()).joined(separator: "#")
  }
}
