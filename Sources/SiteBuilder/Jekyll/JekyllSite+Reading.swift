import Diagnostics
import Files
import YAML

extension JekyllSite {
  /// Reads the configuration of a site for Jekyll; nil for other sites.
  ///
  /// A site has `_config.yml`, and neither Zoetrope's configuration nor, without a sign of Jekyll, its folder
  /// `content`.
  ///
  /// - Parameters:
  ///   - unsaved: texts that are read in place of files.
  ///   - willRead: called with the path of each file before it is read, relative to the source folder.
  init?(
    in root: String, unsaved: UnsavedTexts? = nil, _ diagnostics: DiagnosticCollector,
    willRead: (String) -> Void
  ) {
    willRead(Configuration.fileName)
    guard Self.kind(of: Configuration.fileName, in: root) == nil else { return nil }
    willRead(Self.fileName)
    guard Self.kind(of: Self.fileName, in: root) == .file else { return nil }
    let signs = ["_posts", "_layouts", "_includes", "_data"]
    if Self.kind(of: SourceTree.contentFolder, in: root) == .folder,
      !signs.contains(where: { Self.kind(of: $0, in: root) == .folder })
    {
      return nil
    }
    guard SourceBoundary(root).contains(root + "/" + Self.fileName) else {
      diagnostics.report(SourceBoundary.refusal(of: Self.fileName))
      return
    }
    do throws(FileError) {
      let bytes = try unsaved.read(Self.fileName, in: root, limit: SourceLimit.configuration)
      read(SourceFile(path: Self.fileName, bytes: bytes), root, diagnostics)
    } catch {
      diagnostics.report(SourceTree.problem(error, with: Self.fileName))
    }
  }

  private static func kind(of name: String, in root: String) -> FileSystem.Kind? {
    (try? FileSystem.kindFollowingLinks(of: root + "/" + name)) ?? nil
  }

  private mutating func read(_ file: SourceFile, _ root: String, _ diagnostics: DiagnosticCollector) {
    fingerprint.add(file.bytes)
    if let problem = file.notUTF8 {
      diagnostics.report(problem)
      return
    }
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let yaml = YAMLNode.parse(file, start..<file.bytes.count, diagnostics), !yaml.isNull else { return }
    guard let entries = yaml.withRubyBooleans.entries else {
      diagnostics.report(
        .error(
          "config.not-a-mapping", "the configuration is a mapping of keys to values, not \(yaml.kindName)",
          at: yaml.range, fix: "write lines such as “title: My tutorials”"))
      return
    }
    values = entries
    for entry in entries {
      guard let key = entry.key.string, !entry.value.isNull else { continue }
      read(key, TypedValue(key, entry.value, area: "config", diagnostics))
    }
    if let name = themeName, theme == nil {
      theme = JekyllTheme(named: name.value, for: root)
      fingerprint.add(theme?.folder ?? "")
    }
    JekyllPlugin.report(plugins, diagnostics)
  }

  private mutating func read(_ key: String, _ value: TypedValue) {
    switch key {
    case "url": url = value.text().map(Self.withoutSlash) ?? url
    case "baseurl": baseurl = value.text().map(Self.folder) ?? baseurl
    case "collections": readCollections(value)
    case "collections_dir": collectionFolder = Self.path(value) ?? collectionFolder
    case "layouts_dir": layoutFolder = Self.path(value) ?? layoutFolder
    case "includes_dir": includeFolder = Self.path(value) ?? includeFolder
    case "data_dir": dataFolder = Self.path(value) ?? dataFolder
    case "source": reportSource(value)
    case "defaults": readDefaults(value)
    case "permalink": permalink = value.text().map { Located($0, at: value.node.range) } ?? permalink
    case "exclude": exclusion.excluded = value.words() ?? []
    case "include": exclusion.included += value.words() ?? []
    case "future": includesFuture = value.bool() ?? includesFuture
    case "show_drafts": showsDrafts = value.bool() ?? showsDrafts
    case "unpublished": showsUnpublished = value.bool() ?? showsUnpublished
    case "limit_posts": postLimit = value.integer(in: 0...1_000_000).flatMap { $0 == 0 ? nil : $0 }
    case "excerpt_separator": excerptSeparator = value.node.string.flatMap { $0.isEmpty ? nil : $0 }
    case "paginate": paginate = value.node.bool == false ? nil : value.integer(in: 1...10_000)
    case "paginate_path": readPaginatePath(value)
    case "timezone": readTimeZone(value)
    case "plugins", "gems": plugins += value.locatedTexts() ?? []
    case "theme", "remote_theme": readTheme(value)
    case "sass": sassFolder = value.node["sass_dir"].flatMap(\.string).map(Self.withoutSlash) ?? sassFolder
    case "kramdown": readKramdown(value)
    case "feed": readFeed(value)
    default: break
    }
  }

  private static func withoutSlash(_ text: String) -> String {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    return text
  }

  /// `/blog` for `blog/`; empty for a slash.
  private static func folder(_ text: String) -> String {
    let text = withoutSlash(text)
    return text.isEmpty || text.hasPrefix("/") ? text : "/" + text
  }

  private static func path(_ value: TypedValue) -> String? {
    guard let text = value.text() else { return nil }
    guard !text.hasPrefix("/"), let path = SitePath.resolve(text, from: "") else {
      value.diagnostics.report(
        .error(
          "config.folder", "“\(text)” isn't a folder in the source", at: value.node.range,
          fix: "write a path in the source folder, such as “_\(value.key.prefix { $0 != "_" })”"))
      return nil
    }
    return path
  }

  private func reportSource(_ value: TypedValue) {
    guard let text = value.node.string, text != "." else { return }
    value.diagnostics.report(
      .warning(
        "jekyll.source", "“source” has no effect", at: value.node.range,
        fix: "run “zoetrope build --source \(text)” with “\(Self.fileName)” in that folder"))
  }

  // MARK: Collections and defaults

  private mutating func readCollections(_ value: TypedValue) {
    let entries: [YAMLEntry]
    if let labels = value.node.array {
      entries = labels.map { YAMLEntry(key: $0, value: YAMLNode(.null, at: $0.range)) }
    } else if let found = value.node.entries {
      entries = found
    } else {
      _ = value.words()
      return
    }
    for entry in entries {
      guard let label = entry.key.string, Permalink.isValidComponent(label), !label.contains("/") else {
        value.diagnostics.report(
          .error(
            "jekyll.collection", "a collection has a name that can be a folder's", at: entry.key.range,
            fix: "write a word, such as “tutorials”"))
        continue
      }
      let pattern = entry.value["permalink"].flatMap { node in
        node.string.map { Located($0, at: node.range) }
      }
      let collection = JekyllCollection(
        label: label, isPublished: entry.value["output"]?.bool ?? (label == JekyllCollection.posts.label),
        permalink: pattern, values: entry.value.entries ?? [])
      collections.removeAll { $0.label == label }
      collections.append(collection)
    }
    collections.sort { SitePath.precedes($0.label, $1.label) }
  }

  private mutating func readDefaults(_ value: TypedValue) {
    guard let scopes = value.node.array else {
      value.diagnostics.report(Self.invalidDefaults(value.node))
      return
    }
    var found: [JekyllDefaults] = []
    for scope in scopes {
      guard let values = scope["values"]?.entries else {
        value.diagnostics.report(Self.invalidDefaults(scope))
        continue
      }
      let path = scope["scope"]?["path"]?.string ?? ""
      found.append(
        JekyllDefaults(
          path: SitePath.resolve(path, from: "") ?? path,
          type: scope["scope"]?["type"]?.string.map(Self.type),
          values: values))
    }
    // Longer paths and scopes with a type count more; among equal ones the last.
    defaults = found.enumerated().sorted { a, b in
      let (left, right) = (a.element, b.element)
      if left.path.utf8.count != right.path.utf8.count { return left.path.utf8.count < right.path.utf8.count }
      if (left.type == nil) != (right.type == nil) { return left.type == nil }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// The types have singular names in old sites.
  private static func type(_ name: String) -> String {
    ["post": "posts", "page": "pages", "draft": "drafts"][name] ?? name
  }

  private static func invalidDefaults(_ node: YAMLNode) -> Diagnostic {
    .error(
      "jekyll.defaults", "“defaults” is a list of scopes with values, not \(node.kindName)", at: node.range,
      allowed: ["- scope: { path: \"\", type: posts }", "  values: { layout: post }"])
  }

  // MARK: Other keys

  private mutating func readPaginatePath(_ value: TypedValue) {
    guard let text = value.text() else { return }
    guard text.contains(":num") else {
      value.diagnostics.report(
        .error(
          "jekyll.paginate", "“paginate_path” needs “:num”, which stands for the number of the page",
          at: value.node.range, fix: "write “/page:num/”"))
      return
    }
    paginatePath = Located(text.hasPrefix("/") ? text : "/" + text, at: value.node.range)
  }

  private mutating func readTimeZone(_ value: TypedValue) {
    guard let name = value.text() else { return }
    guard let zone = JekyllTimeZone(named: name) else {
      value.diagnostics.report(
        .warning(
          "jekyll.timezone", "there is no time zone “\(name)” on this machine, so dates are in UTC",
          at: value.node.range, fix: "write a name such as “Europe/Berlin”, and install “tzdata”"))
      return
    }
    timeZone = zone
  }

  private mutating func readTheme(_ value: TypedValue) {
    guard let text = value.node.string, !text.isEmpty else { return }
    // `remote_theme: owner/minima@v2` is the gem `minima` where one is installed.
    let name = SitePath.name(of: String(text.prefix { $0 != "@" }))
    if themeName == nil || value.key == "theme" { themeName = Located(name, at: value.node.range) }
  }

  /// Reads the options of `jekyll-feed`.
  private mutating func readFeed(_ value: TypedValue) {
    for entry in value.node.entries ?? [] {
      guard let key = entry.key.string, !entry.value.isNull else { continue }
      let option = TypedValue(key, entry.value, area: "config", value.diagnostics)
      switch key {
      case "path":
        feedPath = option.text().flatMap { SitePath.resolve(String($0.drop { $0 == "/" }), from: "") }
      case "posts_limit": feedLimit = option.integer(in: 1...10_000) ?? feedLimit
      case "categories", "collections", "tags":
        value.diagnostics.report(
          .warning(
            "jekyll.feed", "“\(key)” makes no feeds: there is one of all posts", at: entry.key.range,
            fix: "delete the key"))
      default: break
      }
    }
  }

  private mutating func readKramdown(_ value: TypedValue) {
    let quotes = value.node["smart_quotes"]?.string
    if quotes == "apos,apos,quot,quot" || quotes == "39,39,34,34" { smart = false }
    guard let options = value.node["syntax_highlighter_opts"] else { return }
    for options in [options, options["block"]].compactMap(\.self) {
      if let name = options["css_class"]?.string { code.className = name }
      guard let numbers = options["line_numbers"]?.string else { continue }
      code.firstNumber = numbers == "true" || numbers == "table" ? options["start_line"]?.int ?? 1 : nil
    }
  }
}
