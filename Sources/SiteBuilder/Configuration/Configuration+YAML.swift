import Diagnostics
import Files
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
          "config.not-a-mapping", "the configuration consists of keys and values, not \(yaml.kindName)",
          at: yaml.range, fix: "write lines such as “title: My tutorials”"))
      return
    }
    values = entries
    doubtfulKeys = KnownKeys.configuration.doubtful(among: entries)
    for entry in entries { read(entry, diagnostics) }
  }

  private mutating func read(_ entry: YAMLEntry, _ diagnostics: DiagnosticCollector) {
    guard let key = entry.key.string, !entry.value.isNull else { return }
    let value = TypedValue(key, entry.value, area: "config", diagnostics)
    switch key {
    case "title": title = value.text() ?? title
    case "description": description = value.text() ?? description
    case "language", "lang": language = value.text() ?? language
    case "author", "authors": author = value.names()?.joined(separator: ", ") ?? author
    case "url", "base_url": baseURL = Self.baseURL(value) ?? baseURL
    case "navigation": navigation = Self.navigation(entry.value, depth: 0, diagnostics)
    case "paginate": paginate = value.integer(in: 1...10_000) ?? paginate
    case "permalink": permalink = value.text().map { Located($0, at: entry.value.range) }
    case "markup": kramdown = value.isKramdown() ?? kramdown
    case "smart": smart = value.bool() ?? smart
    case "future": includesFuture = value.bool() ?? includesFuture
    case "heading_anchors": headingAnchors = value.bool() ?? headingAnchors
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

  /// Reads a flag for the strict policy, or the text of a policy.
  private static func contentSecurityPolicy(
    _ value: TypedValue
  ) -> ContentSecurityPolicy? {
    if let isStrict = value.node.bool { return isStrict ? .strict : nil }
    return value.text().map { ContentSecurityPolicy($0) }
  }

  private static func baseURL(_ value: TypedValue) -> String? {
    guard var url = value.text() else { return nil }
    while url.hasSuffix("/") { url.removeLast() }
    if url.isEmpty { return url }
    let rest = url.hasPrefix("https://") ? url.dropFirst(8) : url.hasPrefix("http://") ? url.dropFirst(7) : ""
    let isClean = url.utf8.allSatisfy { $0 > 32 && $0 < 127 && !"\"<>\\^`{|}?#".utf8.contains($0) }
    guard !rest.isEmpty, !rest.hasPrefix("/"), isClean else {
      value.diagnostics.report(
        .error(
          "config.url", "“\(url)” is not the address of a site", at: value.node.range,
          fix: "write it in full, such as “https://example.org/tutorials”"))
      return nil
    }
    return url
  }

  /// Layouts show menus and submenus.
  private static let navigationDepth = 2

  private static func navigation(
    _ node: YAMLNode, depth: Int, _ diagnostics: DiagnosticCollector
  ) -> [NavigationEntry]? {
    guard let items = node.array, depth < navigationDepth else {
      let what =
        depth < navigationDepth ? "a list is expected, not \(node.kindName)" : "the navigation has two levels"
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
