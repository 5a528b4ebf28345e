import Diagnostics
import Files
import Liquid
import Text
import YAML

/// A version of what the site documents, with a site of its own.
struct DocumentationVersion: Sendable {
  enum Status: String, Sendable {
    case upcoming, current, old
  }

  var name: String
  /// The address of its site, without a slash at its end.
  var address: String
  var status: Status
  /// Whether search engines may list its pages.
  var isIndexed = true
}

/// The versions of a documentation, newest first.
struct DocumentationVersions: Sendable {
  var all: [DocumentationVersion]
  /// The position of the version that this site is about.
  var shown: Int

  var shownVersion: DocumentationVersion { all[shown] }

  /// Whether search engines shall find this site's pages at its own address.
  var isCanonical: Bool { shownVersion.status == .current && shownVersion.isIndexed }

  /// The value of `site.versions` in templates.
  var value: Value {
    .array(
      all.enumerated().map { position, version in
        [
          "name": .string(version.name), "url": .string(version.address),
          "status": .string(version.status.rawValue), "shown": .bool(position == shown),
          "noindex": .bool(!version.isIndexed),
        ]
      })
  }
}

// MARK: Reading

/// The list of versions as written, whose addresses need that of the whole documentation.
struct VersionList {
  private struct Entry {
    var name: Located<String>
    var url: Located<String>?
    var isCurrent = false
    var isIndexed = true
  }

  private static let keys = ["name", "url", "current", "noindex"]
  /// A switcher is a part of each page.
  private static let limit = 100

  private let entries: [Entry]
  private let diagnostics: DiagnosticCollector

  /// Reads names, or mappings with a `name`. Nil for another value, which is reported.
  init?(_ list: YAMLNode, _ diagnostics: DiagnosticCollector) {
    guard let items = list.array, let first = items.first else {
      let kind = list.array == nil ? list.kindName : "an empty list"
      diagnostics.report(
        .error(
          "config.versions", "“versions” is a list of versions, newest first, not \(kind)", at: list.range,
          fix: "write “versions: [\"2.0\", \"1.0\"]”, or the name of a file with the list"))
      return nil
    }
    if items.count > Self.limit {
      diagnostics.report(
        .error(
          "config.versions",
          "\(items.count) versions are too many; those after the first \(Self.limit) are ignored",
          at: first.range, explanation: "each page has a switcher with all of them"))
    }
    self.diagnostics = diagnostics
    entries = items.prefix(Self.limit).compactMap { Self.entry($0, diagnostics) }
    if entries.isEmpty { return nil }
  }

  private static func entry(_ node: YAMLNode, _ diagnostics: DiagnosticCollector) -> Entry? {
    if let name = node.string, !name.trimmed.isEmpty {
      return Entry(name: Located(name.trimmed, at: node.range))
    }
    guard let nameNode = node["name"], let name = nameNode.string?.trimmed, !name.isEmpty else {
      diagnostics.report(
        .error(
          "config.versions", "a version needs a “name”, so this entry is ignored", at: node.range,
          allowed: keys, fix: "write “- name: \"2.0\"”"))
      return nil
    }
    var entry = Entry(name: Located(name, at: nameNode.range))
    for (key, value) in (node.entries ?? []).map({ ($0.key, $0.value) }) where !value.isNull {
      let typed = TypedValue(key.string ?? "", value, area: "config", diagnostics)
      switch key.string {
      case "name": break
      case "url": entry.url = typed.text().map { Located($0, at: value.range) }
      case "current": entry.isCurrent = typed.bool() ?? false
      case "noindex": entry.isIndexed = !(typed.bool() ?? false)
      default:
        diagnostics.report(
          .unknown("key", key.string ?? "", "config.versions", at: key.range, allowed: keys))
      }
    }
    return entry
  }

  /// The versions with their addresses; nil if this site isn't about one of them, which is reported.
  ///
  /// - Parameters:
  ///   - shown: the value of `version`.
  ///   - base: the address of the whole documentation, without a slash at its end.
  func versions(shown: YAMLNode?, base: String) -> DocumentationVersions? {
    let current = currentPosition
    var (names, addresses): ([String: Int], [String: String]) = ([:], [:])
    var all: [DocumentationVersion] = []
    for (position, entry) in entries.enumerated() {
      let name = entry.name.value
      guard names.updateValue(all.count, forKey: name) == nil else {
        report("there are two versions “\(name)”", at: entry.name.range, fix: "delete one of them")
        return nil
      }
      guard let address = address(of: entry, isCurrent: position == current, base: base) else { return nil }
      if let other = addresses.updateValue(name, forKey: address) {
        report(
          "the versions “\(other)” and “\(name)” have the same address, “\(address)”",
          at: (entry.url ?? entry.name).range, fix: "give each a “url” of its own, such as “\(name)”")
        return nil
      }
      let status: DocumentationVersion.Status =
        position < current ? .upcoming : position == current ? .current : .old
      all.append(
        DocumentationVersion(name: name, address: address, status: status, isIndexed: entry.isIndexed))
    }
    guard let shown, let name = shown.string else {
      report(
        "“versions” needs “version”, the one that this site is about, so there is no switcher",
        at: entries[0].name.range, fix: "write “version: \"\(entries[current].name.value)\"”")
      return nil
    }
    guard let position = names[name.trimmed] else {
      diagnostics.report(
        .unknown("version", name, "config.version", at: shown.range, allowed: all.map(\.name)))
      return nil
    }
    return DocumentationVersions(all: all, shown: position)
  }

  /// The first version is current unless another one says that it is.
  private var currentPosition: Int {
    let marked = entries.indices.filter { entries[$0].isCurrent }
    if marked.count > 1 {
      report(
        "two versions are “current”; the first of them counts", at: entries[marked[1]].name.range,
        fix: "delete “current” from the other")
    }
    return marked.first ?? 0
  }

  /// A full address, or a path below that of the documentation. Without either, the current version is at its
  /// top, and others are in the folders of their names.
  private func address(of entry: Entry, isCurrent: Bool, base: String) -> String? {
    let text = entry.url?.value ?? (isCurrent ? "/" : entry.name.value)
    if let address = Configuration.address(text) { return address }
    guard !text.contains("://"), let path = SitePath.resolve(text, from: "") else {
      report(
        "“\(text)” isn't the address of a version", at: (entry.url ?? entry.name).range,
        fix: "write a full address, or a path below the site's “url”, such as “1.0”")
      return nil
    }
    guard !base.isEmpty else {
      report(
        "the version “\(entry.name.value)” needs an address, and the site has no “url”", at: entry.name.range,
        fix: "write the address of the whole documentation, such as “url: https://example.org/docs”")
      return nil
    }
    return path.isEmpty
      ? base : base + "/" + String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
  }

  private func report(_ summary: String, at range: SourceRange, fix: String) {
    diagnostics.report(.error("config.versions", summary, at: range, fix: fix))
  }
}
