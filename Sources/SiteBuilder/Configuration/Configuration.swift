import Diagnostics
import Hashing
import Liquid
import Listings
import Markup

/// What `zoetrope.yml` says about a site. Without the file, or without a key, the defaults here hold.
package struct Configuration: Sendable {
  package static let fileName = "zoetrope.yml"
  /// Where authors write what no one reads: with the other ending, and as Jekyll and Hugo do.
  static let otherFileNames = [
    "zoetrope.yaml", "_config.yml", "_config.yaml", "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json",
  ]

  package var title = "Untitled"
  package var description = ""
  /// A language tag, for `<html lang>`.
  package var language = "en"
  package var author: String?
  /// Where the site will stand, without a slash at its end; empty if unknown. Feed and sitemap need it.
  package var baseURL = ""
  /// Nil lets the builder list the sections.
  var navigation: [NavigationEntry]?
  /// Entries on one page of lists that have no page of their own, such as those of tags.
  var paginate = 50
  /// The permalinks of dated pages, with placeholders such as `:year`; nil for `/folder/name/`.
  var permalink: Located<String>?
  /// Whether Markdown is read as kramdown does.
  var kramdown = false
  /// Whether pages are published before their date.
  var includesFuture = false
  /// Typographic quotes, dashes and ellipses.
  var smart = false
  /// Whether headings link to themselves.
  var headingAnchors = true
  /// What the theme's pages tell browsers; nil for nothing.
  var contentSecurityPolicy: ContentSecurityPolicy?
  /// Whether the Swift of pages is compiled and run.
  var runsCode = false
  /// The folders of Swift that all pages may use, under the source folder.
  var codeFolders: [Located<String>] = []
  /// In which it is compiled.
  var languageMode = ListingCompiler.LanguageMode.swift5
  /// Every key of the file in its order, for templates.
  var values: [YAMLEntry] = []
  /// Keys that may be mistakes.
  var doubtfulKeys: [DoubtfulKey] = []
  /// `site.data`: no part of the file, but like it the same for all pages.
  var data: Value = .dictionary(OrderedMap([]))
  /// Of the file, and of the data.
  var fingerprint = ContentHash()

  package init() {}

  mutating func take(_ siteData: SiteData) {
    data = siteData.value
    fingerprint.add(siteData.fingerprint.text)
  }
}

/// An entry of the navigation as an author writes it.
struct NavigationEntry: Sendable {
  /// Nil takes the title of the page.
  var title: String?
  /// A path in `content/`, a URL of the site, or a URL elsewhere.
  var target: Located<String>
  /// Nil lists the pages of a section.
  var children: [NavigationEntry]?
}
