import Diagnostics
import Files
import Localization
import Text
import YAML

extension Configuration {
  /// Reads the configuration's file. Invalid values are reported, and defaults are used.
  init(_ file: SourceFile, _ diagnostics: DiagnosticCollector) {
    fingerprint.add(file.bytes)
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let yaml = YAMLNode.parse(file, start..<file.bytes.count, diagnostics), !yaml.isNull else { return }
    guard let entries = yaml.entries else {
      diagnostics.report(
        .error(
          "config.not-a-mapping", "the configuration is a mapping of keys to values, not \(yaml.kindName)",
          at: yaml.range, fix: "write lines such as “title: My tutorials”"))
      return
    }
    values = entries
    doubtfulKeys = KnownKeys.configuration.doubtful(among: entries)
    var words: [Phrase: String] = [:]
    for entry in entries {
      if entry.key.string == "words", !entry.value.isNull {
        words = Self.words(TypedValue("words", entry.value, area: "config", diagnostics))
      }
      read(entry, diagnostics)
    }
    localization = Localization(language: language, own: words)
    if let same = languages.firstIndex(where: { $0.tag.value.lowercased() == language.lowercased() }) {
      // It may be listed with the others.
      let settings = languages.remove(at: same)
      (title, description) = (settings.title ?? title, settings.description ?? description)
    }
    if let missingWords { diagnostics.report(missingWords) }
    takeVersions(diagnostics)
    if hasSearch || hasCopyButtons || hasSchemeSwitch {
      contentSecurityPolicy = contentSecurityPolicy?.allowingOwnScripts
    }
  }

  mutating func read(_ entry: YAMLEntry, _ diagnostics: DiagnosticCollector) {
    guard let key = entry.key.string, !entry.value.isNull else { return }
    let value = TypedValue(key, entry.value, area: "config", diagnostics)
    switch key {
    case "title": title = value.text() ?? title
    case "description": description = value.text() ?? description
    case "language", "lang": language = value.text() ?? language
    case "languages": languages = LanguageSettings.all(value)
    case "author", "authors": authors = value.names() ?? authors
    case "url", "base_url": baseURL = Self.baseURL(value) ?? baseURL
    case "repository": repository = Self.repository(value)
    case "edit": editAddress = editAddress(value)
    case "license": Self.checkLicense(value)
    case "social_images": wantsSocialImages = value.bool() ?? wantsSocialImages
    case "pictures": pictures = PictureSettings(value).map { Located($0, at: value.node.range) }
    case "generator": namesGenerator = value.bool() ?? namesGenerator
    case "navigation": navigation = Self.navigation(entry.value, depth: 0, diagnostics)
    case "paginate": paginate = value.integer(in: 1...10_000) ?? paginate
    case "taxonomies": taxonomies = Self.taxonomies(value) ?? taxonomies
    case "taxonomy_feeds": taxonomyFeeds = Self.taxonomies(value) ?? taxonomyFeeds
    case "related": related = value.integer(in: 0...12) ?? related
    case "permalink": permalink = value.text().map { Located($0, at: entry.value.range) }
    case "markup": kramdown = value.isKramdown() ?? kramdown
    case "smart": smart = value.bool() ?? smart
    case "emoji": emoji = value.bool() ?? emoji
    case "math": math = value.bool() ?? math
    case "future": includesFuture = value.bool() ?? includesFuture
    case "heading_anchors": headingAnchors = value.bool() ?? headingAnchors
    case "glossary": if let isOn = value.bool() { glossary = isOn ? value.node.range : nil }
    case "search": hasSearch = value.bool() ?? hasSearch
    case "git_dates": wantsChangeDates = value.bool() ?? wantsChangeDates
    case "compress": compressions = Self.compressions(value) ?? compressions
    case "machine_readable": machineFiles = MachineFiles.set(value) ?? machineFiles
    case "json_feed": hasJSONFeed = value.bool() ?? hasJSONFeed
    case "theme": theme = ThemeSettings(entry.value, diagnostics)
    case "copy": hasCopyButtons = value.bool() ?? hasCopyButtons
    case "device": device = value.device() ?? device
    case "code": readCode(value)
    case "swift": languageMode = value.choice(["5": .swift5, "6": .swift6]) ?? languageMode
    case "content_security_policy":
      contentSecurityPolicy = Self.contentSecurityPolicy(value)
    default: break
    }
  }

  /// Reads `on`, `off`, or folders of Swift, which imply on.
  private mutating func readCode(_ value: TypedValue) {
    let word = value.node.string
    let isFolder = value.node.bool == nil && word != nil && word != "on" && word != "off"
    guard isFolder || value.node.array != nil else {
      runsCode = value.choice(["on": true, "off": false]) ?? runsCode
      return
    }
    runsCode = true
    for node in value.node.array ?? [value.node] {
      guard let text = node.string, let path = SitePath.resolve(text, from: ""), !path.isEmpty,
        !text.hasPrefix("/")
      else {
        value.diagnostics.report(
          .error(
            "config.code", "“code” is on, off, or folders of Swift", at: node.range,
            allowed: ["on", "off", "a folder beside content, such as Sources, or a list of them"]))
        continue
      }
      codeFolders.append(Located(path, at: node.range))
    }
  }

  private static func compressions(_ value: TypedValue) -> [Compression]? {
    guard let words = value.words() else { return nil }
    let all = Compression.allCases.map(\.rawValue)
    for word in words where !all.contains(word) {
      value.diagnostics.report(
        .unknown("compression", word, "config.compress", at: value.node.range, allowed: all))
    }
    return Compression.allCases.filter { words.contains($0.rawValue) }
  }

  private static func taxonomies(_ value: TypedValue) -> [Taxonomy]? {
    guard let words = value.words() else { return nil }
    let all = Taxonomy.allCases.map(\.rawValue)
    for word in words where !all.contains(word) {
      value.diagnostics.report(
        .unknown("taxonomy", word, "config.taxonomy", at: value.node.range, allowed: all))
    }
    return Taxonomy.allCases.filter { words.contains($0.rawValue) }
  }

  /// Reads a flag for the strict policy, or the text of a policy.
  private static func contentSecurityPolicy(
    _ value: TypedValue
  ) -> ContentSecurityPolicy? {
    if let isStrict = value.node.bool { return isStrict ? .strict : nil }
    return value.text().map { ContentSecurityPolicy($0) }
  }

  private static func baseURL(_ value: TypedValue) -> String? {
    guard let text = value.text() else { return nil }
    if text.allSatisfy({ $0 == "/" }) { return "" }
    if let url = address(text) { return url }
    value.diagnostics.report(
      .error(
        "config.url", "“\(text)” isn't the address of a site", at: value.node.range,
        fix: "write it in full, such as “https://example.org/tutorials”"))
    return nil
  }

  /// An address on the web, without slashes at its end; nil if it isn't one.
  static func address(_ text: String) -> String? {
    var url = text
    while url.hasSuffix("/") { url.removeLast() }
    let rest = url.hasPrefix("https://") ? url.dropFirst(8) : url.hasPrefix("http://") ? url.dropFirst(7) : ""
    let isClean = url.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\"<>\\^`{|}?#".utf8.contains($0) }
    return !rest.isEmpty && !rest.hasPrefix("/") && isClean ? url : nil
  }

  private static func repository(_ value: TypedValue) -> String? {
    guard let text = value.text() else { return nil }
    if let url = address(text) { return url }
    value.diagnostics.report(
      .error(
        "config.repository", "“\(text)” isn't the address of a repository", at: value.node.range,
        fix: "write it in full, such as “https://github.com/you/tutorials”"))
    return nil
  }

  /// Reads where the source is edited: a path in the repository, such as `edit/main`, or an address.
  private func editAddress(_ value: TypedValue) -> String? {
    guard let text = value.text() else { return nil }
    if let url = Self.address(text) { return url }
    let path = text.contains(":") ? nil : SitePath.resolve(text, from: "")
    guard let repository, let path, !path.isEmpty else {
      value.diagnostics.report(
        .error(
          "config.edit", "“\(text)” isn't an address, nor a path in a repository", at: value.node.range,
          explanation: "a path such as edit/main needs a “repository” above it",
          fix: "write it in full, such as “https://github.com/you/tutorials/edit/main”"))
      return nil
    }
    return repository + "/" + String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
  }

  /// Checks that a license is a name, or a mapping with `name` and `url`, for templates.
  private static func checkLicense(_ value: TypedValue) {
    guard value.node.string == nil, value.node["name"]?.string == nil else { return }
    value.diagnostics.report(
      .error(
        "config.license", "“license” is a name, not \(value.node.kindName)", at: value.node.range,
        allowed: ["a name, such as MIT", "a mapping with “name” and “url”"]))
  }

  /// Layouts show menus and submenus.
  private static let navigationDepth = 2

  static func navigation(
    _ node: YAMLNode, depth: Int, _ diagnostics: DiagnosticCollector
  ) -> [NavigationEntry]? {
    guard let items = node.array, depth < navigationDepth else {
      let what =
        depth < navigationDepth ? "expected a list, not \(node.kindName)" : "the navigation has two levels"
      diagnostics.report(
        .error("config.navigation", what, at: node.range, allowed: ["title", "url", "children"]))
      return nil
    }
    return items.compactMap { navigationEntry($0, depth: depth, diagnostics) }
  }

  private static func navigationEntry(
    _ node: YAMLNode, depth: Int, _ diagnostics: DiagnosticCollector
  ) -> NavigationEntry? {
    if let target = node.string {
      return NavigationEntry(target: Located(target, at: node.range))
    }
    guard let url = node["url"], let target = url.string else {
      diagnostics.report(
        .error(
          "config.navigation", "an entry of the navigation needs a “url”", at: node.range,
          allowed: ["title", "url", "children"], fix: "write “- url: tutorials/index.md”"))
      return nil
    }
    for entry in node.entries ?? [] where !["title", "url", "children"].contains(entry.key.string) {
      diagnostics.report(
        .unknown(
          "key", entry.key.string ?? "", "config.navigation", at: entry.key.range,
          allowed: ["title", "url", "children"]))
    }
    let children = node["children"].flatMap {
      $0.isNull ? nil : navigation($0, depth: depth + 1, diagnostics)
    }
    return NavigationEntry(
      title: node["title"]?.string, target: Located(target, at: url.range), children: children)
  }
}
