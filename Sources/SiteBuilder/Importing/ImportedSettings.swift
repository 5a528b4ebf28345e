import Diagnostics
import Files
import Text
import YAML

/// The configuration of an imported site.
struct ImportedSettings {
  private let origin: ImportOrigin
  private var lines: [String] = []

  init(_ origin: ImportOrigin) { self.origin = origin }

  /// The other programs' names of keys.
  private static let names = [
    "title": "title", "site_name": "title", "description": "description", "site_description": "description",
    "baseURL": "url", "baseUrl": "url", "baseurl": "url", "site_url": "url", "url": "url",
    "languageCode": "language",
    "lang": "language", "author": "author", "site_author": "author", "repo_url": "repository",
    "repository": "repository", "copyright": "license", "paginate": "paginate", "future": "future",
    "permalink": "permalink",
  ]

  /// Hugo's further languages, by their tags; the first is that of pages without one in their names.
  private(set) var languages: [(tag: String, title: String?)] = []
  private var mainLanguage: String?
  private var links: [String: String] = [:]
  private var navigation: [String] = []

  /// Reads the configuration in YAML or TOML. Keys without a counterpart are reported.
  mutating func read(_ file: SourceFile, _ problems: DiagnosticCollector) {
    let isTOML = SitePath.fileExtension(of: file.path) == "toml"
    let source = file.bytes.lines.map(\.content)
    let toml = isTOML ? ImportedTOML(source.map { String(decoding: file.bytes[$0], as: UTF8.self) }) : nil
    let yaml =
      toml.map {
        SourceFile(path: file.path, bytes: Array($0.lines.map(\.text).joined(separator: "\n").utf8))
      }
      ?? file
    /// A place in the author's file.
    func place(_ range: SourceRange) -> SourceRange {
      guard let toml else { return range }
      let line = toml.lines[min(range.start.line, toml.lines.count) - 1].source
      return SourceRange(file, file.bytes.trimmed(source[line]))
    }
    for line in toml?.unread ?? [] {
      problems.report(Self.lost("this line", at: SourceRange(file, file.bytes.trimmed(source[line]))))
    }
    guard yaml.notUTF8 == nil, let node = YAMLNode.parse(yaml, 0..<yaml.bytes.count, problems) else { return }
    let base = origin == .jekyll ? node["baseurl"]?.string ?? "" : ""
    for entry in node.entries ?? [] {
      guard let key = entry.key.string, !entry.value.isNull, !(origin == .jekyll && key == "baseurl") else {
        continue
      }
      if readGroup(key, entry.value) { continue }
      guard let name = names[key], var value = entry.value.string else {
        problems.report(Self.lost("“\(key)”", at: place(entry.key.range)))
        continue
      }
      if name == "url" { value += base }
      if name == "permalink" { value = Self.permalink(value) }
      if name == "license" { value = Self.unescaped(value) }
      // GitHub's own name of a repository, as its plugin for Jekyll has it.
      if name == "repository", !value.contains("://") { value = "https://github.com/" + value }
      if name == "edit" {
        links["edit"] = value
        continue
      }
      if name == "language" { mainLanguage = mainLanguage ?? value }
      if name == "repository" { links["repository"] = value }
      lines.append("\(name): \(Self.quoted(value))")
    }
    // A path is one in the repository, which stands above it.
    if let edit = links["edit"], edit.contains("://") || links["repository"] != nil {
      lines.append("edit: \(Self.quoted(edit))")
    } else if let entry = node.entries?.first(where: { $0.key.string == "edit_uri" }) {
      problems.report(Self.lost("“edit_uri” without “repo_url”", at: place(entry.key.range)))
    }
  }

  private var names: [String: String] {
    origin == .mkDocs ? Self.names.merging(["edit_uri": "edit"]) { first, _ in first } : Self.names
  }

  private static func lost(_ what: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, "import.key", "\(what) isn't carried over", at: place,
      fix: "see “zoetrope explain configuration” for the keys of \(Configuration.fileName)")
  }

  /// Reads menus and languages.
  ///
  /// - Returns: whether all of it carries over.
  private mutating func readGroup(_ key: String, _ value: YAMLNode) -> Bool {
    switch (origin, key) {
    case (.hugo, "defaultContentLanguage"):
      mainLanguage = value.string
      return value.string != nil
    case (.hugo, "languages"):
      for entry in value.entries ?? [] {
        guard let tag = entry.key.string else { return false }
        languages.append((tag, entry.value["title"]?.string))
      }
      return true
    case (.hugo, "menu"), (.hugo, "menus"):
      guard value.entries?.count == 1, let entries = value["main"]?.array, let items = Self.menu(entries)
      else {
        return false
      }
      navigation = items
      return true
    case (.mkDocs, "nav"):
      guard let items = Self.pages(value, depth: 0) else { return false }
      navigation = items
      return true
    default: return false
    }
  }

  /// Hugo's menu by weight; nil for one with menus in it.
  private static func menu(_ entries: [YAMLNode]) -> [String]? {
    var items: [(weight: Int, lines: [String])] = []
    for entry in entries {
      guard entry["parent"] == nil, let target = (entry["url"] ?? entry["pageRef"])?.string else {
        return nil
      }
      let isExternal = target.contains("://")
      var url = isExternal || target.hasPrefix("/") ? target : "/" + target
      if !isExternal, !url.hasSuffix("/"), !url.contains("#"), SitePath.fileExtension(of: url).isEmpty {
        url += "/"
      }
      guard let title = (entry["name"] ?? entry["identifier"])?.string else { return nil }
      // Entries without a weight come last.
      items.append(
        (entry["weight"]?.int ?? .max, ["  - title: \(quoted(title))", "    url: \(quoted(url))"]))
    }
    return items.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
      .flatMap(\.element.lines)
  }

  /// The entries of MkDocs' `nav`, whose sections lead to their first page; nil for a deeper one.
  private static func pages(_ node: YAMLNode, depth: Int) -> [String]? {
    guard depth < 2, let entries = node.array else { return nil }
    let indent = String(repeating: "    ", count: depth) + "  "
    var lines: [String] = []
    for entry in entries {
      if let path = entry.string {
        lines.append(indent + "- " + quoted(path))
        continue
      }
      guard let pair = entry.entries?.first, entry.entries?.count == 1, let title = pair.key.string else {
        return nil
      }
      let target = pair.value.string ?? first(in: pair.value)
      guard let target else { return nil }
      lines += [indent + "- title: " + quoted(title), indent + "  url: " + quoted(target)]
      guard pair.value.string == nil else { continue }
      guard let children = pages(pair.value, depth: depth + 1) else { return nil }
      lines += [indent + "  children:"] + children
    }
    return lines
  }

  /// The first page of a section.
  private static func first(in section: YAMLNode) -> String? {
    section.array?.first.flatMap { $0.string ?? $0.entries?.first?.value.string }
  }

  /// The signs that copyrights are written with in HTML.
  private static func unescaped(_ text: String) -> String {
    [("&copy;", "©"), ("&#169;", "©"), ("&ndash;", "–"), ("&nbsp;", " "), ("&amp;", "&")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }

  /// The tag in the name of a page's file, such as `de` in `index.de.md`, and whether it is the first language.
  func language(of path: String) -> (tag: String, isMain: Bool)? {
    let parts = SitePath.name(of: path).split(separator: ".")
    guard parts.count > 2, case let tag = String(parts[parts.count - 2]),
      languages.contains(where: { $0.tag == tag })
    else { return nil }
    return (tag, tag == mainTag)
  }

  private var mainTag: String { mainLanguage ?? "en" }

  /// Jekyll's styles as patterns, without the extension that addresses don't have here.
  private static func permalink(_ value: String) -> String {
    let styles = [
      "date": "/:categories/:year/:month/:day/:title.html",
      "pretty": "/:categories/:year/:month/:day/:title/",
      "none": "/:categories/:title.html", "ordinal": "/:categories/:year/:y_day/:title.html",
    ]
    let pattern = styles[value] ?? value
    return pattern.split(separator: ":output_ext", omittingEmptySubsequences: false).joined(
      separator: ".html")
  }

  private static func quoted(_ text: String) -> String {
    if text == "true" || text == "false" || !text.isEmpty && text.utf8.allSatisfy(\.isDigit) { return text }
    var bytes: [UInt8] = []
    JSONString.append(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  var bytes: [UInt8] {
    var all = lines
    if !navigation.isEmpty { all += ["navigation:"] + navigation }
    let others = languages.filter { $0.tag != mainTag }
    if !others.isEmpty {
      if !lines.contains(where: { $0.hasPrefix("language:") }) {
        all.append("language: \(Self.quoted(mainTag))")
      }
      all.append("languages:")
      for language in others {
        all.append("  \(language.tag):" + (language.title == nil ? " {}" : ""))
        if let title = language.title { all.append("    title: \(Self.quoted(title))") }
      }
    }
    if origin == .jekyll {
      all += ["markup: kramdown", "smart: true"]
      if !lines.contains(where: { $0.hasPrefix("permalink:") }) {
        all.append("permalink: \(Self.quoted(Self.permalink("date")))")
      }
    }
    return Array((all.joined(separator: "\n") + "\n").utf8)
  }
}
