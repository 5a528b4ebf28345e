import Directives
import Files
import Hashing
import Liquid
import Localization
import Markdown
import Rendering
import Text

/// The value of `page`, and of pages in lists: the properties here, and the keys of the front matter.
///
/// It stores only the page's position, and gets the page from the site, one side at a time.
final class PageObject: LiquidObject {
  private let position: Int
  private let site: TrackedSite

  init(_ position: Int, in site: TrackedSite) {
    self.position = position
    self.site = site
  }

  static func list(_ positions: [Int], in site: TrackedSite) -> Value {
    .array(positions.map { .object(PageObject($0, in: site)) })
  }

  private static let properties = Properties<PageObject>([
    .init("title") { .string($0.head.title) },
    .init("search_title") { .string($0.head.metadata?.searchTitle ?? $0.head.title) },
    .init("url") { .string($0.placement.permalink.link) },
    .init("path") { $0.placement.path.value },
    .init("edit_url") { $0.editURL },
    .init("relative_root") { .string($0.placement.linkToRoot) },
    .init("date") { ($0.placement.source?.date).map(Value.date) ?? .null },
    .init("updated") { $0.updated.map(Value.date) ?? .null },
    .init("author") { object in
      object.head.metadata.map { ($0.author ?? object.site.configuration.author).value } ?? .null
    },
    .init("summary") { ($0.head.metadata?.summary).value },
    .init("list_summary") { $0.listSummary.value },
    .init("authors") { $0.terms(.authors, $0.head.metadata?.authors ?? []) },
    .init("tags") { $0.terms(.tags, $0.placement.source?.tags ?? []) },
    .init("languages") { $0.languages },
    .init("part") { $0.part },
    .init("related") {
      PageObject.list($0.site.related(to: $0.position, count: $0.site.configuration.related), in: $0.site)
    },
    .init("taxonomy") { $0.taxonomy },
    .init("categories") {
      $0.placement.source.map { .array($0.categories.map(Value.string)) } ?? .null
    },
    .init("layout") { ($0.placement.source?.layout).value },
    .init("toc") { object in
      object.shown(PageContent.headings) { headings in
        let isWanted = object.head.metadata?.hasContents ?? true
        return isWanted ? TableOfContents.value(of: headings) : []
      }
    },
    .init("previous") { $0.neighbor(\.previous) },
    .init("next") { $0.neighbor(\.next) },
    .init("section") { .string($0.placement.section) },
    .init("draft") { ($0.placement.source?.isDraft).map(Value.bool) ?? .null },
    .init("scheduled") { $0.scheduled },
    .init("reading_minutes") { $0.shown(PageContent.readingTime) { $0.map(Value.integer) ?? .null } },
    .init("figure") { $0.shown(PageContent.leadStrip) { $0.map(figure) ?? .null } },
    .init("social_image") { $0.socialImage },
    .init("structured_data") { $0.structuredData },
    .init("frame") { $0.shown(PageContent.leadFrame) { $0.map(figure) ?? .null } },
    .init("content_security_policy") { $0.policy.value },
    .init("figures_css") { object in object.shown(PageContent.styles) { object.styleURL($0) } },
    .init("feed") { $0.feed.value },
    .init("markdown") { $0.site.markdownLink(of: $0.position).value },
    .init("redirect_to") { $0.redirect },
    .init("breadcrumbs") { $0.breadcrumbs },
    .init("paginator") { $0.paginator },
    .init("content") { $0.html(PageContent.html) },
    .init("excerpt") { $0.html(PageContent.excerpt) },
    .init("slug") { ($0.placement.source?.slug).value },
    .init("order") { ($0.placement.source?.order).map(Value.double) ?? .null },
    .init("id") { .string($0.placement.permalink.link) },
    .init("name") { $0.placement.path.map { SitePath.name(of: $0) }.value },
  ])

  /// The site's content security policy, with the hosts whose pages this one can show in frames.
  private var policy: String? {
    guard let policy = site.configuration.contentSecurityPolicy else { return nil }
    let hosts = site.content(position, PageContent.frameHosts) ?? []
    return hosts.isEmpty ? policy.text : policy.allowingFrames(of: hosts).text
  }

  var keys: [String] { Self.properties.names(with: head.entries) }

  func value(forKey key: String) -> Value? {
    Self.properties[key]?.value(self) ?? Value(key, in: head.entries)
  }

  func effort(ofKey key: String, making value: Value?) -> Int {
    // Lists are made at each access, and other keys are searched in the whole front matter.
    switch value {
    case .array?, .dictionary?: value?.makingEffort ?? 0
    default: placement.keyCount * 32
    }
  }

  // MARK: Reading

  private var placement: PagePlacement { site.placement(of: position) }

  private var head: PageHead { site.head(of: position) }

  /// A value from the page's content; nil while that is rendered.
  private func shown<Side>(_ side: PageContent.Side<Side>, _ value: (Side) -> Value) -> Value? {
    if placement.path == nil { return .null }
    return site.content(position, side).map(value)
  }

  /// A part of the page's HTML, as other pages can show it; nil while that is rendered.
  private func html(_ side: PageContent.Side<[UInt8]>) -> Value? {
    shown(side) { .bytes(RootedLinks.html($0, at: placement.permalink)) }
  }

  /// The URL of the page's style sheet, with its hash, so that browsers don't use outdated cached rules.
  private func styleURL(_ styles: (path: String?, rules: [UInt8])) -> Value {
    guard let path = styles.path else { return .null }
    let url = placement.link(to: path)
    return .string(String(decoding: url, as: UTF8.self) + "?v=" + ContentHash(styles.rules).text)
  }

  private static func figure(_ strip: StripImage) -> Value {
    [
      "url": .string("/\(FigureEnvironment.folder)/\(SitePath.name(of: strip.address))"),
      "width": .integer(strip.width), "height": .integer(strip.height),
      "alternative": .string(strip.alternative),
    ]
  }

  /// The picture for services that show links; nothing for a page without a strip.
  private var socialImage: Value? {
    guard site.configuration.rasterizer != nil else { return .null }
    return shown(PageContent.leadStrip) { strip in
      guard let strip else { return .null }
      let title = head.metadata?.searchTitle ?? head.title
      let path = SocialImages.path(title: title, siteTitle: site.configuration.title, strip: strip)
      return [
        "url": .string("/" + path), "width": .integer(SocialImage.width),
        "height": .integer(SocialImage.height), "alternative": .string(strip.alternative),
      ]
    }
  }

  /// Nothing without the site's address, which all of its addresses need.
  private var structuredData: Value {
    let (head, placement, configuration) = (head, placement, site.configuration)
    guard !configuration.baseURL.isEmpty, let metadata = head.metadata else { return .null }
    var image: String?
    if case .dictionary(let picture)? = socialImage, case .string(let url)? = picture["url"] { image = url }
    func day(_ date: DateTime?) -> String? {
      date.map { String(decoding: $0.formatted("%Y-%m-%d"), as: UTF8.self) }
    }
    let data = StructuredData(
      base: configuration.baseURL, siteTitle: configuration.title, home: site.language.home.url,
      language: configuration.language, title: metadata.searchTitle ?? head.title,
      url: placement.permalink.url,
      isHome: placement.permalink.url == site.language.home.url,
      summary: metadata.summary, author: metadata.author ?? configuration.author,
      date: day(metadata.date), updated: day(updated), image: image,
      breadcrumbs: site.ancestors(of: position).map {
        (site.head(of: $0).title, site.placement(of: $0).permalink.url)
      })
    return .bytes(data.script)
  }

  /// The address where a browser edits the page's source.
  private var editURL: Value {
    guard let folder = site.configuration.editAddress, let path = placement.path else { return .null }
    let encoded = PercentEncoding.encoded("\(SourceTree.contentFolder)/\(path)".utf8)
    return .string(folder + "/" + String(decoding: encoded, as: UTF8.self))
  }

  private var updated: DateTime? {
    placement.source?.updated ?? placement.path.flatMap { site.configuration.changeDates[$0] }
  }

  /// The date, if it is in the future.
  private var scheduled: Value {
    guard let date = placement.source?.date, let path = placement.path, site.isScheduled(path) else {
      return .null
    }
    return .date(date)
  }

  /// What the page lists, if the builder adds it; nil for other pages.
  private var listSummary: String? {
    func summary(_ entries: [String]) -> String? { ListSummary(title: head.title, entries: entries).text }
    switch placement.kind {
    case .term: return summary(site.listing(of: position)?.entries.map { site.head(of: $0).title } ?? [])
    case .termIndex: return summary(site.listedTerms(on: position)?.terms.map(\.name) ?? [])
    case .search: return summary(site.searchGroups)
    case .figuresByName: return summary(site.figuresByName?.names ?? [])
    case .notFound: return site.configuration.localization[.missingText]
    default: return nil
    }
  }

  // MARK: Relations

  /// The address that readers are sent to; nothing for other pages.
  private var redirect: Value? {
    if let target = site.redirect(of: position) { return .string(site.placement(of: target).permalink.link) }
    return (placement.source?.redirect).value
  }

  private func neighbor(_ direction: KeyPath<SitePlan.Neighbors, Int?>) -> Value {
    site.neighbors(of: position)[keyPath: direction].map { .object(PageObject($0, in: site)) } ?? .null
  }

  /// Terms with their addresses, if the site has pages for them.
  private func terms(_ taxonomy: Taxonomy, _ names: [String]) -> Value {
    let hasPages = site.configuration.taxonomies.contains(taxonomy)
    return .array(
      names.map { name in
        let slug = Term.slug(of: name)
        return [
          "name": .string(name), "slug": .string(slug),
          "url": hasPages ? .string(taxonomy.permalink(slug: slug, in: site.language).link) : .null,
        ]
      })
  }

  /// The languages of a site in several, with the page's address in each; empty for one language.
  private var languages: Value {
    let pages = site.translations(of: position)
    let (own, placement) = (site.language, placement)
    guard site.languages.count > 1 else { return [] }
    return .array(
      site.languages.enumerated().map { number, language in
        let translation = pages.isEmpty ? nil : pages[number]
        let target = translation.map { site.placement(of: $0).permalink } ?? language.home
        return [
          "tag": .string(language.tag), "name": .string(language.name),
          "direction": .string(language.configuration.direction.rawValue),
          "url": .string(target.link), "link": .bytes(placement.link(to: target.outputPath)),
          "translated": .bool(translation != nil), "current": .bool(language.tag == own.tag),
        ]
      })
  }

  /// The page's part in its series, with the series' pages in reading order.
  private var part: Value {
    guard let term = site.series(of: position), let index = term.pages.firstIndex(of: position) else {
      return .null
    }
    let hasPages = site.configuration.taxonomies.contains(.series)
    return [
      "series": .string(term.name), "url": hasPages ? .string(term.permalink.link) : .null,
      "number": .integer(index + 1), "count": .integer(term.pages.count),
      "pages": PageObject.list(term.pages, in: site),
    ]
  }

  /// The address of the feed of the term that the page lists.
  private var feed: String? {
    site.termFeed(on: position).map {
      "/" + String(decoding: PercentEncoding.encoded($0.path.utf8), as: UTF8.self)
    }
  }

  /// The taxonomy that the page lists, or whose term it is the page of.
  private var taxonomy: Value {
    guard let (taxonomy, terms) = site.listedTerms(on: position) else { return .null }
    return [
      "name": .string(taxonomy.rawValue), "title": .string(site.configuration.localization[taxonomy.title]),
      "url": .string(taxonomy.permalink(in: site.language).link), "count": .integer(terms.count),
    ]
  }

  /// The pages of the outer folders, outermost first, without the home page.
  private var breadcrumbs: Value {
    .array(
      site.ancestors(of: position).map { ancestor in
        [
          "title": .string(site.head(of: ancestor).title),
          "url": .string(site.placement(of: ancestor).permalink.link),
        ]
      })
  }

  private var paginator: Value {
    guard let listing = site.listing(of: position) else { return .null }
    return [
      "page": .integer(listing.number), "total_pages": .integer(listing.count),
      "previous_url": listing.previousURL.value, "next_url": listing.nextURL.value,
      "pages": Self.list(listing.entries, in: site),
    ]
  }
}
