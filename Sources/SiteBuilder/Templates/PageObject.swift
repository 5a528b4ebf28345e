import Files
import Liquid
import Markup
import Text

/// `page`, and every page in a list: its own properties over the keys of its front matter.
final class PageObject: LiquidObject {
  private let page: Page
  private let table: PageTable

  init(_ page: Page, in table: PageTable) {
    self.page = page
    self.table = table
  }

  private static let ownKeys = [
    "title", "url", "path", "relative_root", "date", "author", "summary", "tags", "categories", "layout",
    "toc",
    "previous", "next", "section", "draft", "reading_minutes", "figures_css", "breadcrumbs", "paginator",
    "content", "excerpt", "slug", "order", "id", "name",
  ]

  var keys: [String] {
    note(.metadata)
    let others = (page.source?.values ?? []).compactMap(\.key.string).filter { !Self.ownKeys.contains($0) }
    return Self.ownKeys + others
  }

  func value(forKey key: String) -> Value? {
    if table.isRecorded { note(reading: key) }
    return value(key)
  }

  func effort(ofKey key: String, making value: Value?) -> Int {
    // Lists are made anew each time, the address of the styles has a hash of them in it, and other keys are looked for in
    // all of the front matter.
    switch value {
    case .array?, .dictionary?: value?.makingEffort ?? 0
    case .string? where key == "figures_css": (table.contents?[page.index].styles.count ?? 0) * 8
    default: (page.source?.values.count ?? 0) * 32
    }
  }

  private func value(_ key: String) -> Value? {
    // Layouts ask for these most.
    if let source = page.source, let value = metadata(key, of: source) { return value }
    switch key {
    case "title": return .string(page.title)
    case "url": return .string(page.permalink.link)
    case "id": return .string(page.permalink.link)
    case "path": return (page.source?.path).value
    case "name": return (page.source.map { SitePath.name(of: $0.path) }).value
    case "relative_root": return .string(RelativeURL.root(from: page.outputPath))
    case "section": return .string(page.section)
    case "paginator": return paginator
    case "breadcrumbs": return breadcrumbs
    case "previous": return neighbor(\.previous)
    case "next": return neighbor(\.next)
    case "tags": return tags
    default:
      if page.source == nil, Self.ownKeys.contains(key) { return .null }
      return content(key) ?? Value(key, in: page.source?.values ?? [])
    }
  }

  // MARK: Reads

  private func note(_ aspects: PageAspects) {
    guard table.isRecorded, !aspects.isEmpty else { return }
    ReadRecorder.note { $0.add(aspects, of: page.index) }
  }

  private func note(reading key: String) {
    switch key {
    case "previous", "next", "paginator": ReadRecorder.note { $0.add(.structure) }
    case "breadcrumbs":
      ReadRecorder.note { recorder in
        recorder.add(.structure)
        for ancestor in table.plan.ancestors(of: page) { recorder.add(.metadata, of: ancestor) }
      }
    default: note(aspects(of: key))
    }
  }

  private func aspects(of key: String) -> PageAspects {
    switch key {
    // Where the page stands, and in which lists, is the same on both sides of an edit, or nothing is kept.
    case "url", "id", "path", "name", "relative_root", "section", "tags", "date", "categories", "layout",
      "draft", "slug", "order":
      return []
    case _ where table.contents == nil: return .metadata
    case "content": return .html
    case "excerpt": return .excerpt
    case "figures_css": return .styles
    case "reading_minutes": return .readingTime
    case "toc": return [.headings, .metadata]
    default: return .metadata
    }
  }

  // MARK: Front matter and content

  private func metadata(_ key: String, of source: SourcePage) -> Value? {
    switch key {
    case "date": return source.metadata.date.map(Value.date) ?? .null
    case "author": return (source.metadata.author ?? table.plan.configuration.author).value
    case "summary": return source.metadata.summary.value
    case "draft": return .bool(source.metadata.isDraft)
    case "categories": return .array(source.metadata.categories.map(Value.string))
    case "layout": return (source.metadata.layout?.value).value
    case "slug": return .string(source.metadata.slug)
    case "order": return source.metadata.order.map(Value.double) ?? .null
    default: return nil
    }
  }

  private func content(_ key: String) -> Value? {
    guard let content = table.contents?[page.index] else { return nil }
    switch key {
    case "content": return .bytes(content.html)
    case "excerpt": return .bytes(content.excerpt)
    case "figures_css": return styleURL(content)
    case "reading_minutes": return content.readingMinutes.map(Value.integer) ?? .null
    case "toc":
      return page.source?.metadata.hasContents == false ? [] : TableOfContents.value(of: content.headings)
    default: return nil
    }
  }

  /// With a version, so that no browser shows a new page with the rules of an old one.
  private func styleURL(_ content: PageContent) -> Value {
    guard let path = content.stylePath else { return .null }
    let url = RelativeURL.make(from: page.outputPath, to: path)
    return .string(String(decoding: url, as: UTF8.self) + "?v=" + ContentHash(content.styles).text)
  }

  // MARK: Relations

  private func neighbor(_ direction: KeyPath<SitePlan.Neighbors, Int?>) -> Value {
    table.plan.neighbors[page.index][keyPath: direction].map(table.value) ?? .null
  }

  private var tags: Value {
    .array(
      (page.source?.metadata.tags ?? []).map { name in
        let slug = Slug.make(name)
        return [
          "name": .string(name), "slug": .string(slug),
          "url": .string(Permalink(folder: "tags/" + slug).link),
        ]
      })
  }

  /// The pages of the folders around this one, outermost first; the home page goes without saying.
  private var breadcrumbs: Value {
    var crumbs: [Value] = []
    for position in table.plan.ancestors(of: page) {
      let ancestor = table.plan.pages[position]
      crumbs.append(["title": .string(ancestor.title), "url": .string(ancestor.permalink.link)])
    }
    return .array(crumbs)
  }

  private var paginator: Value {
    guard let listing = page.listing else { return .null }
    return [
      "page": .integer(listing.number), "total_pages": .integer(listing.count),
      "previous_url": listing.previousURL.value, "next_url": listing.nextURL.value,
      "pages": table.values(listing.entries),
    ]
  }
}
