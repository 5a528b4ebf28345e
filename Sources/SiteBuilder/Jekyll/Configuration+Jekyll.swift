import Diagnostics
import YAML

extension Configuration {
  /// The key of `_config.yml` with settings of this program.
  private static let ownKey = "zoetrope"
  private static let ownKeys = ["code", "swift", "device", "machine_readable"]

  /// The configuration that a Jekyll site amounts to.
  init(_ site: JekyllSite, _ diagnostics: DiagnosticCollector) {
    self.init()
    jekyll = site
    fingerprint = site.fingerprint
    values = site.values
    baseURL = site.url.hasPrefix("http") ? site.url + site.baseurl : ""
    includesFuture = site.includesFuture
    kramdown = true
    smart = site.smart
    headingAnchors = false
    emoji = site.has(plugin: "jemoji")
    taxonomies = []
    machineFiles = []
    if baseURL.isEmpty {
      for plugin in site.plugins where Self.pluginsWithURL.contains(plugin.value) {
        note(plugin, diagnostics)
      }
    }
    for entry in site.values where !entry.value.isNull {
      switch entry.key.string {
      case "title": title = entry.value.string ?? title
      case "name" where !site.values.contains { $0.key.string == "title" && !$0.value.isNull }:
        title = entry.value.string ?? title
      case "description": description = entry.value.string ?? description
      case "lang", "language": language = entry.value.string ?? language
      case "author": authors = (entry.value.string ?? entry.value["name"]?.string).map { [$0] } ?? []
      case Self.ownKey: readOwn(entry.value, diagnostics)
      default: break
      }
    }
  }

  /// The plugins whose files have whole addresses.
  private static let pluginsWithURL = ["jekyll-feed", "jekyll-sitemap"]

  private func note(_ plugin: Located<String>, _ diagnostics: DiagnosticCollector) {
    diagnostics.report(
      Diagnostic(
        .note, "jekyll.url", "“\(plugin.value)” writes nothing: the site has no “url”", at: plugin.range,
        fix: "write its address, such as “url: https://example.org”"))
  }

  private mutating func readOwn(_ node: YAMLNode, _ diagnostics: DiagnosticCollector) {
    guard let entries = node.entries else {
      diagnostics.report(
        .error(
          "config.type", "“\(Self.ownKey)” is a mapping, not \(node.kindName)", at: node.range,
          allowed: Self.ownKeys))
      return
    }
    for entry in entries {
      guard let key = entry.key.string, Self.ownKeys.contains(key) else {
        diagnostics.report(
          .unknown(
            "key", entry.key.string ?? "", "config.unknown-key", at: entry.key.range, allowed: Self.ownKeys))
        continue
      }
      read(entry, diagnostics)
    }
  }
}
