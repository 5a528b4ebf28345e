import Diagnostics
import Files
import Liquid
import YAML

extension PageMetadata {
  /// The metadata of a page of a Jekyll site, from its path.
  init(path: String, _ role: JekyllRole, in site: JekyllSite) {
    self.init(path: path, mayBePost: role.collection != nil)
    hasTimeZone = true
    if role.collection != nil, let dated = DatedName(loose: SitePath.stem(of: path)) {
      (date, slug) = (dated.date, dated.slug)
    }
    isDraft = role == .draft
    isPost = role == .post || role == .draft
    if let day = date { date = site.timeZone.moment(day) }
    guard isPost else { return }
    // Folders above `_posts` are categories.
    let folders = SitePath.components(SitePath.directory(of: path))
    let above = folders.prefix { $0 != JekyllSite.postFolder && $0 != JekyllSite.draftFolder }
    let outside = SitePath.components(site.collectionFolder)
    categories = above.starts(with: outside) ? Array(above.dropFirst(outside.count)) : Array(above)
  }

  /// The keys that have a type in Jekyll, too. Others, such as `author`, are for templates.
  private static let typedKeys: Set<String> = [
    "title", "published", "layout", "permalink", "redirect_from", "redirect_to", "slug", "render_with_liquid",
    "code", "device",
  ]

  /// Reads front matter, into which defaults are merged.
  mutating func read(
    _ entries: [YAMLEntry], _ role: JekyllRole, in site: JekyllSite, _ diagnostics: DiagnosticCollector
  ) {
    let folders = categories
    read(entries.filter { $0.key.string.map(Self.typedKeys.contains) ?? false }, diagnostics)
    rendersCode = true
    tags = Self.words("tag", "tags", in: entries)
    categories = (folders + Self.words("category", "categories", in: entries)).reduce(into: []) { all, word in
      if !all.contains(word) { all.append(word) }
    }
    let hasLayout = entries.contains { $0.key.string == "layout" && !$0.value.isNull }
    for entry in entries where !entry.value.isNull {
      switch entry.key.string {
      // Without the plugin, the layout reads the key.
      case "redirect_to" where !site.has(plugin: "jekyll-redirect-from") && hasLayout: redirect = nil
      case "description": summary = entry.value.string
      case "last_modified_at": updated = entry.value.string.flatMap { DateTime(parsing: $0) }
      case "date" where role != .page: readDate(entry.value, in: site, diagnostics)
      default: break
      }
    }
  }

  /// The words of a list, or of a text with spaces; the singular key holds one word with all its spaces.
  private static func words(_ one: String, _ many: String, in entries: [YAMLEntry]) -> [String] {
    var words: [String] = []
    for entry in entries {
      if entry.key.string == many {
        if let items = entry.value.array {
          words += items.compactMap(\.string)
        } else if let text = entry.value.string {
          words += text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map(String.init)
        }
      } else if entry.key.string == one {
        words += entry.value.array?.compactMap(\.string) ?? entry.value.string.map { [$0] } ?? []
      }
    }
    return words.reduce(into: []) { all, word in
      if !word.isEmpty, !all.contains(word) { all.append(word) }
    }
  }

  /// Reads a date as Ruby's YAML does: a time with seconds and without a zone is in UTC, and others are on the
  /// site's clock.
  private mutating func readDate(_ node: YAMLNode, in site: JekyllSite, _ diagnostics: DiagnosticCollector) {
    guard let text = node.string, let parsed = DateTime(parsing: text) else {
      diagnostics.report(
        .error(
          "front-matter.date", "“\(node.string ?? node.kindName)” isn't a date", at: node.range,
          allowed: ["2014-05-17", "2014-05-17 10:30:00", "2014-05-17 10:30:00 +0200"]))
      return
    }
    let hasZone = DateTime(parsing: text + " Z") == nil && DateTime(parsing: text + " 00:00 Z") == nil
    let hasSeconds = text.utf8.count { $0 == UInt8(ascii: ":") } == 2
    date = hasZone || hasSeconds ? site.timeZone.shown(parsed) : site.timeZone.moment(parsed)
  }
}
