import Diagnostics
import Hashing
import Liquid
import Listings
import Localization
import Screens
import UIKit
import YAML

/// The configuration of a site in `zoetrope.yml`, with the defaults for missing keys.
package struct Configuration: Sendable {
  package static let fileName = "zoetrope.yml"
  /// Files that authors may mistake for the configuration: with the other extension, and of Jekyll and Hugo.
  static let otherFileNames = [
    "zoetrope.yaml", "_config.yml", "_config.yaml", "hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json",
  ]

  package var title = "Untitled"
  package var description = ""
  /// A language tag, for `<html lang>`.
  package var language = "en" {
    didSet { direction = WritingDirection(language: language) }
  }
  /// The direction of the language's lines.
  private(set) var direction = WritingDirection.leftToRight
  /// The further languages of the site.
  var languages: [LanguageSettings] = []
  /// The words of pages that the site's author doesn't write.
  var localization = Localization.english
  package var author: String? { authors.isEmpty ? nil : authors.joined(separator: ", ") }
  var authors: [String] = []
  /// The site's address, without a slash at its end; empty if unknown. Feed and sitemap need it.
  package var baseURL = ""
  /// The path of the site's address, without a slash at its end; empty at the root of a host.
  var basePath: String {
    let host = baseURL.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).dropFirst(3)
    return host.first.map { "/" + $0 } ?? ""
  }
  /// The versions of what the site documents; nil for a site without.
  var versions: DocumentationVersions?
  /// The address of the source's repository; nil if unknown.
  var repository: String?
  /// The address of the folder that holds the source, where a browser edits it; nil if unknown.
  var editAddress: String?
  /// Whether pages with figures get pictures for services that show links.
  var wantsSocialImages = false
  /// The program that makes those; nil where none are made.
  var rasterizer: String?
  /// The versions of pictures that are made; nil for none.
  var pictures: Located<PictureSettings>?
  /// Whether pages name the program that made them.
  var namesGenerator = true
  /// The entries of the menu; nil lists the sections.
  var navigation: [NavigationEntry]?
  /// The ways in which pages are grouped, each with pages of its own.
  var taxonomies: [Taxonomy] = [.tags]
  /// The groups of pages whose terms have a feed each, if they have pages.
  var taxonomyFeeds: [Taxonomy] = []
  /// The number of related pages that a page lists.
  var related = 0
  /// The entries per page of generated lists, such as those of tags.
  var paginate = 50
  /// The permalinks of dated pages, with placeholders such as `:year`; nil for `/folder/name/`.
  var permalink: Located<String>?
  /// Whether Markdown is parsed as kramdown.
  var kramdown = false
  /// Whether pages are published before their date.
  var includesFuture = false
  /// Whether quotes, dashes and ellipses become typographic.
  var smart = false
  /// Whether the names of emoji between colons are replaced.
  var emoji = false
  /// Whether formulas between dollar signs become MathML.
  var math = false
  /// Whether headings link to themselves.
  var headingAnchors = true
  /// The policy in the theme's pages; nil for none.
  var contentSecurityPolicy: ContentSecurityPolicy?
  /// Whether pages have the dates of the last commits that changed them.
  var wantsChangeDates = false
  /// Those dates, which aren't in the file.
  private(set) var changeDates = ChangeDates()
  /// The ways in which text files are also compressed, for hosts that send them so.
  var compressions: [Compression] = []
  /// Whether the site has a JSON feed.
  var hasJSONFeed = false
  /// The files for programs that the site has.
  var machineFiles = Set(MachineFiles.allCases)
  /// The place of the key that asks for a page of all terms that pages explain; nil for no such page.
  var glossary: SourceRange?
  /// Whether the site has a search index.
  var hasSearch = false
  /// The look of the theme; nil for its own.
  var theme: ThemeSettings?
  /// Whether readers can choose between the light and the dark scheme.
  var hasSchemeSwitch: Bool { theme?.hasSwitch == true }
  /// Whether blocks of code have a button that copies them.
  var hasCopyButtons = false
  /// The device of screens that say nothing of their size.
  var device = Screen.standardDevice
  /// Whether the Swift of pages is compiled and run.
  var runsCode = false
  /// The folders of Swift that all pages can use, relative to the source folder.
  var codeFolders: [Located<String>] = []
  var languageMode = ListingCompiler.LanguageMode.swift5
  /// All keys and values of the file in order, for templates.
  var values: [YAMLEntry] = []
  /// The keys that may be mistakes.
  var doubtfulKeys: [DoubtfulKey] = []
  /// The value of `site.data`, which isn't in the file, but is also the same for all pages.
  var data: Value = .dictionary(OrderedMap([]))
  /// The site as Jekyll sees it; nil for a site of our own.
  var jekyll: JekyllSite? {
    get { jekyllReference?.site }
    set { jekyllReference = newValue.map(JekyllSite.Reference.init) }
  }
  private var jekyllReference: JekyllSite.Reference?
  /// The hash of the file and of the data.
  var fingerprint = ContentHash()

  package init() {}

  mutating func take(_ siteData: SiteData) {
    data = siteData.value
    fingerprint.add(siteData.fingerprint.text)
  }

  mutating func take(_ dates: ChangeDates) {
    changeDates = dates
    fingerprint.add(dates.fingerprint.text)
  }
}

/// An entry of the navigation as written.
struct NavigationEntry: Sendable {
  /// The title; nil for that of the page.
  var title: String?
  /// A path in `content/`, a URL of the site, or an external URL.
  var target: Located<String>
  /// The entries below; nil lists the pages of a section.
  var children: [NavigationEntry]?
}
