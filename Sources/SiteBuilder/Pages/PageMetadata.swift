import Diagnostics
import Files
import Liquid
import UIKit
import YAML

/// The metadata of a page from its front matter and file name.
struct PageMetadata: Sendable {
  var title: String?
  /// The title in search results and tabs, if it differs.
  var searchTitle: String?
  var date: DateTime?
  /// The time of the date in seconds since 1970; without a time zone, in the earliest one on Earth.
  var publicationTime: Int64? {
    date.map { $0.secondsSince1970 - (hasTimeZone ? 0 : Self.firstTimeZone) }
  }
  /// The date of the last change.
  var updated: DateTime?
  var hasTimeZone = false
  /// The seconds by which the first time zone is ahead of UTC.
  private static let firstTimeZone: Int64 = 14 * 3600
  /// Whether the file name starts with a date, or the page has one and is in a folder of posts.
  var isPost = false
  /// Whether the page is the `index.md` of a folder that is a post, with its pictures beside it.
  private(set) var isBundle = false
  /// The folders in which a date in the front matter makes a post.
  private static let postFolders: Set<String> = ["posts", "post", "blog"]
  var authors: [String] = []
  var summary: String?
  var tags: [String] = []
  var categories: [String] = []
  /// The title of the series that the page belongs to.
  var series: String?
  /// The layout's name; `none` for a page without one.
  var layout: Located<String>?
  var isDraft = false
  var isPublished = true
  var permalink: Located<String>?
  /// Former addresses, which lead to the page.
  var aliases: [Located<String>] = []
  /// The address that readers of the page are sent to.
  var redirect: Located<String>?
  /// The last component of the page's URL; `index` for the page of a folder.
  var slug: String
  /// The order in lists; pages without one come last.
  var order: Double?
  /// The entries per page of a section's list.
  var paginate: Int?
  /// Whether Markdown is parsed as kramdown; nil for the configuration's choice.
  var kramdown: Bool?
  /// Whether the page is a Liquid template.
  var usesLiquid = true
  /// Whether fenced code is a part of the template, too.
  var rendersCode = false
  var hasContents = true
  /// The title under which search lists the names that the page defines; nil if it defines none.
  var names: String?
  /// Whether the page's Swift is compiled; nil if its figures decide.
  var code: Located<Bool>?

  /// The device of screens that say nothing of their size; nil for the configuration's.
  var device: Device?

  /// The names of all authors as one text.
  var author: String? { authors.isEmpty ? nil : authors.joined(separator: ", ") }

  /// The terms of a taxonomy that the page has.
  func terms(of taxonomy: Taxonomy, in configuration: Configuration) -> [String] {
    switch taxonomy {
    case .tags: tags
    case .categories: categories
    case .authors: authors.isEmpty && isPost ? configuration.authors : authors
    case .series: series.map { [$0] } ?? []
    }
  }

  /// - Parameters:
  ///   - path: the path in `content/`.
  ///   - mayBePost: whether a date in the name counts.
  init(path: String, mayBePost: Bool = true) {
    let stem = SitePath.stem(of: path)
    slug = stem
    if mayBePost, let dated = DatedName(stem) {
      date = dated.date
      slug = dated.slug
      isPost = true
    }
    isDraft = SitePath.components(SitePath.directory(of: path)).contains("_drafts")
  }

  /// Makes a page with a date a post if a folder around it is one of posts. The `index.md` of a folder in it, too, is
  /// then a post by the folder's name.
  ///
  /// - Parameter path: the path in `content/`.
  mutating func becomePostIfDated(in path: String) {
    var folders = SitePath.components(SitePath.directory(of: path))
    let name = SitePath.stem(of: path) == "index" ? folders.popLast() : nil
    guard folders.contains(where: { Self.postFolders.contains(String($0)) }) else { return }
    let dated = name.flatMap { DatedName(String($0)) }
    date = date ?? dated?.date
    guard date != nil else { return }
    isPost = true
    guard let name else { return }
    isBundle = true
    if slug == "index" { slug = dated?.slug ?? String(name) }
  }

  /// Reads the known keys; others are for templates.
  mutating func read(_ entries: [YAMLEntry], _ diagnostics: DiagnosticCollector) {
    for entry in entries {
      guard let key = entry.key.string, !entry.value.isNull else { continue }
      read(key, TypedValue(key, entry.value, area: "front-matter", diagnostics))
    }
  }

  private mutating func read(_ key: String, _ value: TypedValue) {
    switch key {
    case "title": title = value.text()
    case "date": readDate(value)
    case "updated", "lastmod", "last_modified_at": updated = Self.date(value)?.date
    case "author", "authors": authors = value.names().map(Term.distinct) ?? authors
    case "summary", "description": summary = value.text() ?? summary
    case "tags": tags = Term.distinct(value.words() ?? [])
    case "categories", "category": categories = Term.distinct(value.words() ?? [])
    case "series": series = value.node.string
    case "layout": layout = value.text().map { Located($0, at: value.node.range) }
    case "draft": isDraft = value.bool() ?? isDraft
    case "published": isPublished = value.bool() ?? true
    case "permalink": permalink = value.text().map { Located($0, at: value.node.range) }
    case "aliases", "redirect_from": aliases += value.locatedTexts() ?? []
    case "redirect_to": redirect = value.locatedTexts()?.first
    case "slug": readSlug(value)
    case "order", "weight": order = value.number()
    case "paginate": paginate = value.integer(in: 1...10_000)
    case "markup": kramdown = value.isKramdown()
    case "render_with_liquid": usesLiquid = value.bool() ?? true
    case "render_code_with_liquid": rendersCode = value.bool() ?? false
    case "code":
      code = value.choice(["on": true, "off": false]).map { Located($0, at: value.node.range) } ?? code
    case "defines": names = value.text()
    case "device": device = value.device() ?? device
    case "search_title": searchTitle = value.text()
    case "toc": hasContents = value.node.bool ?? true
    default: break
    }
  }

  private mutating func readDate(_ value: TypedValue) {
    guard let (date, text) = Self.date(value) else { return }
    self.date = date
    // A text that a time zone, or a time with one, can follow has none itself.
    hasTimeZone = DateTime(parsing: text + " Z") == nil && DateTime(parsing: text + " 00:00 Z") == nil
  }

  private static func date(_ value: TypedValue) -> (date: DateTime, text: String)? {
    guard let text = value.text() else { return nil }
    guard let parsed = DateTime(parsing: text) else {
      value.diagnostics.report(
        .error(
          "front-matter.date", "“\(text)” isn't a date", at: value.node.range,
          allowed: ["2014-05-17", "2014-05-17 10:30", "2014-05-17T10:30:00+02:00"]))
      return nil
    }
    return (parsed, text)
  }

  private mutating func readSlug(_ value: TypedValue) {
    guard let text = value.text() else { return }
    guard !text.isEmpty, !text.utf8.contains(UInt8(ascii: "/")), Permalink.isValidComponent(text) else {
      value.diagnostics.report(
        .error(
          "front-matter.slug", "“\(text)” isn't a valid last part of a URL", at: value.node.range,
          fix: "use a name without slashes, such as “paper-fold”"))
      return
    }
    slug = text
  }
}
