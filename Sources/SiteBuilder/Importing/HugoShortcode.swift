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
    let said = highlighting
    var words = [mark + (values.first ?? "text")]
    if let start = said["linenostart"], said["linenos"] != "false" {
      words.append("linenos=\(start)")
    } else if let numbers = said["linenos"], numbers != "false" {
      words.append("linenos")
    }
    if let lines = said["hl_lines"] {
      words.append("{" + lines.split(separator: " ").joined(separator: ",") + "}")
    }
    return words.joined(separator: " ")
  }

  /// The options of `highlight`, with names or in a text.
  private var highlighting: [String: String] {
    var said = options
    for word in values.dropFirst().joined(separator: ",").split(separator: ",") {
      let parts = word.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      if let key = parts.first { said[key.lowercased()] = parts.count == 2 ? parts[1] : "" }
    }
    return said
  }

  /// The names of options that have no counterpart.
  var lost: [String] {
    switch name {
    case "highlight":
      highlighting.keys.filter { !["hl_lines", "linenos", "linenostart"].contains($0) }.sorted()
    case "figure":
      options.keys.filter { key in
        switch key {
        case "src", "alt", "caption", "title", "link", "class", "attr", "attrlink": false
        case "width", "height": length(key) == nil
        default: true
        }
      }.sorted()
    case "youtube", "vimeo": options.keys.filter { !["id", "title", "start"].contains($0) }.sorted()
    default: []
    }
  }

  /// Lines in place of `figure`, `youtube` and `vimeo` that stand alone; nil for other shortcodes.
  var block: String? {
    switch name {
    case "figure": plainPicture ?? figure
    case "youtube":
      embed("https://www.youtube.com/watch?v=", start: options["start"].map { "&t=\($0)" } ?? "")
    case "vimeo": embed("https://vimeo.com/", start: "")
    default: nil
    }
  }

  private func embed(_ address: String, start: String) -> String? {
    guard let id = options["id"] ?? values.first, id.utf8.allSatisfy({ $0.isWord || $0 == UInt8(ascii: "-") })
    else {
      return nil
    }
    let title = (options["title"] ?? values.dropFirst().first).map { [":title: \($0)"] } ?? []
    return (["```{embed} \(address)\(id)\(start)"] + title + ["```"]).joined(separator: "\n")
  }

  private var source: String? { options["src"] ?? values.first }

  /// Markdown for a `figure` that is a picture alone; nil for others.
  var plainPicture: String? {
    guard name == "figure", let source else { return nil }
    let others = ["caption", "title", "link", "class", "width", "height", "attr"]
    guard others.allSatisfy({ options[$0] == nil }) else { return nil }
    return "![\(options["alt"] ?? "")](\(source))"
  }

  private var figure: String? {
    guard let source else { return nil }
    let title = options["title"].map { options["caption"] == nil ? $0 : "**\($0)**" }
    let credit = options["attr"].map { words in options["attrlink"].map { "[\(words)](\($0))" } ?? words }
    let caption = [title, options["caption"], credit].compactMap(\.self).joined(separator: " ")
    let words = options["alt"] ?? options["caption"] ?? options["title"] ?? ""
    var lines = ["```{figure} \(source)", ":alt: \(words)"]
    for key in ["width", "height"] {
      if let length = length(key) { lines.append(":\(key): \(length)") }
    }
    if let classes = options["class"] { lines.append(":class: \(classes)") }
    if let link = options["link"] { lines.append(":target: \(link)") }
    if !caption.isEmpty { lines.append(caption) }
    return (lines + ["```"]).joined(separator: "\n")
  }

  /// Pixels or a percentage; nil for other lengths.
  private func length(_ key: String) -> String? {
    guard let text = options[key]?.trimmed else { return nil }
    let isPercent = text.hasSuffix("%")
    guard key == "width" || !isPercent else { return nil }
    let number = isPercent ? String(text.dropLast()) : text.hasSuffix("px") ? String(text.dropLast(2)) : text
    guard let value = Int(number), value > 0, value <= (isPercent ? 100 : 10_000) else { return nil }
    return isPercent ? text : "\(value)px"
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
