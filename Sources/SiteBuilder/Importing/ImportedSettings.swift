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
  private(set) var languages: [HugoLanguage] = []
  private var mainLanguage: String?
  private var languageCode: String?
  /// Whether pages have categories, which Hugo lists without being asked.
  var hasCategories = false
  private var taxonomies: [String]?
  /// The description and the author, which Hugo's themes read as their own.
  private var params: [(key: String, text: String)] = []
  private var links: [String: String] = [:]
  private var navigation: [String] = []

  /// Reads the configuration in YAML or TOML. Keys without a counterpart are reported.
  mutating func read(_ file: SourceFile, _ problems: DiagnosticCollector) {
    let isTOML = SitePath.fileExtension(of: file.path) == "toml"
    let source = file.bytes.lines.map(\.content)
    let toml = isTOML ? TOML(source.map { String(decoding: file.bytes[$0], as: UTF8.self) }) : nil
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
      if origin == .hugo, key == "permalinks" {
        let permalinks = HugoPermalinks(entry.value)
        if let pattern = permalinks.pattern { lines.append("permalink: \(Self.quoted(pattern))") }
        if let key = permalinks.inexact { problems.report(Self.inexactPermalink(at: place(key.range))) }
        for key in permalinks.lost {
          problems.report(Self.lost("“permalinks.\(key.string ?? "")”", at: place(key.range)))
        }
        continue
      }
      if let lost = readGroup(key, entry.value, at: entry.key) {
        for part in lost {
          problems.report(Self.lost("“\(part.name)”", at: place(part.key.range)))
        }
        continue
      }
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
      if name == "language" { languageCode = value }
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
      fix: "see “zoetrope explain reference/configuration” for the keys of \(Configuration.fileName)")
  }

  private static func inexactPermalink(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, "import.permalink", "addresses of dated pages have the names of files, where Hugo's have titles",
      at: place, fix: "give pages whose address changes its last part as “slug”")
  }

  /// Hugo's taxonomies by their names in front matter.
  private static let taxonomies = [
    "tags": "tags", "categories": "categories", "series": "series", "authors": "authors", "author": "authors",
  ]

  /// A key that isn't carried over, with the keys around it in its name.
  private typealias LostKey = (name: String, key: YAMLNode)

  /// Reads menus and languages.
  ///
  /// - Returns: the keys that don't carry over; nil for a key of another kind, or a value that can't be read.
  private mutating func readGroup(_ key: String, _ value: YAMLNode, at node: YAMLNode) -> [LostKey]? {
    switch (origin, key) {
    case (.hugo, "defaultContentLanguage"):
      mainLanguage = value.string
      return value.string == nil ? nil : []
    case (.hugo, "languages"):
      var lost: [LostKey] = []
      for entry in value.entries ?? [] {
        guard let tag = entry.key.string else { return nil }
        let language = HugoLanguage(tag, entry.value)
        lost += language.lost.map { ("languages.\(tag).\($0.string ?? "")", $0) }
        languages.append(language)
      }
      return lost
    case (.hugo, "menu"), (.hugo, "menus"):
      guard let items = value["main"].flatMap(HugoMenu.init) else { return nil }
      navigation = items.lines
      let others = (value.entries ?? []).filter { $0.key.string != "main" }
      return others.map { ("\(key).\($0.key.string ?? "")", $0.key) }
    case (.hugo, "taxonomies"):
      let names = (value.entries ?? []).map { Self.taxonomies[$0.value.string ?? ""] }
      taxonomies = names.compactMap(\.self)
      return names.contains(nil) ? nil : []
    case (.hugo, "params"):
      let own = value.entries ?? []
      for entry in own {
        guard let key = entry.key.string, let text = entry.value.string,
          ["description", "author"].contains(key)
        else { continue }
        params.append((key, text))
      }
      return own.count == params.count ? [] : [("params” without “description” and “author", key: node)]
    case (.mkDocs, "nav"):
      guard let items = Self.pages(value, depth: 0) else { return nil }
      navigation = items
      return []
    default: return nil
    }
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

  private var mainTag: String {
    let known = languages.map(\.tag)
    return mainLanguage ?? languageCode.flatMap { known.contains($0) ? $0 : nil }
      ?? (known.contains("en") ? "en" : languageCode ?? "en")
  }

  /// A path of Hugo with the folder `content` and that of the language in place of a language's own folder.
  func inContent(_ path: String) -> String {
    for language in languages {
      guard let folder = language.folder, path.hasPrefix(folder + "/") else { continue }
      let own =
        language.tag == mainTag ? SourceTree.contentFolder : SourceTree.contentFolder + "/" + language.tag
      return own + path.dropFirst(folder.count)
    }
    return path
  }

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

  static func quoted(_ text: String) -> String {
    if text == "true" || text == "false" || !text.isEmpty && text.utf8.allSatisfy(\.isDigit) { return text }
    var bytes: [UInt8] = []
    JSONString.append(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  var bytes: [UInt8] {
    var all = lines
    if let main = languages.first(where: { $0.tag == mainTag }) {
      // What is written for the first language only is the site's.
      if let title = main.title, !lines.contains(where: { $0.hasPrefix("title:") }) {
        all.append("title: \(Self.quoted(title))")
      }
      if navigation.isEmpty, let menu = main.menu { all += ["navigation:"] + menu.lines }
    }
    if !navigation.isEmpty { all += ["navigation:"] + navigation }
    let others = languages.filter { $0.tag != mainTag }
    if !others.isEmpty {
      if !lines.contains(where: { $0.hasPrefix("language:") }) {
        all.append("language: \(Self.quoted(mainTag))")
      }
      all.append("languages:")
      for language in others {
        let own = language.lines
        all += ["  \(language.tag):" + (own.isEmpty ? " {}" : "")] + own.map { "    " + $0 }
      }
    }
    for (key, text) in params where !all.contains(where: { $0.hasPrefix("\(key):") }) {
      all.append("\(key): \(Self.quoted(text))")
    }
    let groups = taxonomies ?? (hasCategories ? ["tags", "categories"] : [])
    if origin == .hugo, !groups.isEmpty, groups != ["tags"] {
      all.append("taxonomies: [\(groups.joined(separator: ", "))]")
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
