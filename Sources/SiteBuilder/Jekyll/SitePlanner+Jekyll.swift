import Diagnostics
import Files
import YAML

extension SitePlanner {
  /// Adds the pages of a Jekyll site, and those that divide the list of posts.
  mutating func add(_ sources: [SourcePage], of site: JekyllSite) {
    for source in Self.limited(sources, in: site) {
      let isDocument = source.jekyll?.isDocument ?? false
      let title = source.metadata.title ?? (isDocument ? JekyllDocument.title(of: source.metadata.slug) : "")
      let permalink = Permalink(of: source, in: site, diagnostics)
      append(
        Self.kind(of: source, permalink), source, title: title, permalink,
        section: source.section)
    }
    neighbors = Array(repeating: SitePlan.Neighbors(), count: pages.count)
    posts = documents(of: JekyllCollection.posts.label, in: site).reversed()
    for collection in site.collections {
      let ordered = collection.label == "posts" ? posts.reversed() : documents(of: collection.label, in: site)
      collections[collection.label] = ordered
      for (previous, next) in zip(ordered, ordered.dropFirst()) {
        neighbors[previous].next = next
        neighbors[next].previous = previous
      }
    }
    if let size = site.paginate { divide(by: size, in: site) }
  }

  /// The pages without the posts that `limit_posts` leaves out, as in Jekyll the oldest ones.
  private static func limited(_ sources: [SourcePage], in site: JekyllSite) -> [SourcePage] {
    guard let limit = site.postLimit else { return sources }
    let now = site.time?.secondsSince1970 ?? 0
    let posts = sources.indices.filter { sources[$0].jekyll?.role.collection == JekyllCollection.posts.label }
    let ordered = posts.map { (seconds: sources[$0].metadata.date?.secondsSince1970 ?? now, position: $0) }
      .sorted { ($0.seconds, $0.position) < ($1.seconds, $1.position) }
    let omitted = Set(ordered.dropLast(limit).map(\.position))
    return sources.indices.filter { !omitted.contains($0) }.map { sources[$0] }
  }

  private static func kind(of source: SourcePage, _ permalink: Permalink) -> Page.Kind {
    if source.jekyll?.role.collection == JekyllCollection.posts.label { return .post }
    if !permalink.outputPath.hasSuffix(".html") { return .file }
    if permalink.outputPath == "404.html" { return .notFound }
    return permalink.url == "/" ? .home : .page
  }

  /// The positions of a collection's documents, oldest first, those of one moment by path.
  private func documents(of label: String, in site: JekyllSite) -> [Int] {
    let now = site.time?.secondsSince1970 ?? 0
    let found = pages.indices.filter { pages[$0].source?.jekyll?.role.collection == label }
    let dated = found.map { (seconds: pages[$0].date?.secondsSince1970 ?? now, position: $0) }
      .sorted { ($0.seconds, $0.position) < ($1.seconds, $1.position) }.map(\.position)
    return site[collection: label].map { sorted(dated, as: $0, in: site) } ?? dated
  }

  /// Sorts documents by the key that the collection's `sort_by` names, those without it last; or as its `order` lists their
  /// files, and then the others.
  private func sorted(
    _ documents: [Int], as collection: JekyllCollection, in site: JekyllSite
  ) -> [Int] {
    if let key = collection.values.first(where: { $0.key.string == "sort_by" })?.value.string {
      let values = documents.map { position in
        SortValue(pages[position].source?.values.first { $0.key.string == key }?.value)
      }
      return documents.indices.sorted { (values[$0], $0) < (values[$1], $1) }.map { documents[$0] }
    }
    guard let order = collection.values.first(where: { $0.key.string == "order" })?.value.array else {
      return documents
    }
    let names = order.compactMap(\.string)
    let places = documents.map { position in
      pages[position].source.flatMap { names.firstIndex(of: site.pathInCollection($0.path, collection)) }
        ?? names.count
    }
    return documents.indices.sorted { (places[$0], $0) < (places[$1], $1) }.map { documents[$0] }
  }

  /// Leaves one page for each file, as Jekyll does: the last one, and documents come after pages.
  mutating func replaceConflicts(in site: JekyllSite) {
    let documents = site.collections.flatMap { collection in
      (collection.label == "posts" ? posts.reversed() : collections[collection.label]) ?? []
    }
    let order = pages.indices.filter { pages[$0].source?.jekyll?.isDocument != true } + documents
    var last: [PathKey: Int] = [:]
    for position in order where pages[position].isWritten {
      let key = PathKey(pages[position].outputPath)
      if let other = last[key] {
        diagnostics.report(OutputIndex.replacement(of: pages[other], by: pages[position]))
        pages[other] = pages[other].replaced
      }
      last[key] = position
    }
  }

  /// Gives the page that lists posts its part of them, and adds a page for each other part.
  private mutating func divide(by size: Int, in site: JekyllSite) {
    let listed = posts.filter { position in
      pages[position].source?.values.first { $0.key.string == "hidden" }?.value.bool != true
    }
    // The page `index.html` in the folder of the other pages, or in the nearest one above it.
    let folder = SitePath.directory(of: SitePath.resolve(site.paginatePath.value, from: "") ?? "")
    let candidates = pages.filter { page in
      guard let source = page.source, source.jekyll?.role == .page, page.isHTML else { return false }
      let place = SitePath.directory(of: source.path)
      return SitePath.name(of: source.path) == "index.html"
        && (place.isEmpty || SitePath.isInside(folder, place))
    }
    let depth = { (page: Page) in SitePath.components(page.source?.path ?? "").count }
    guard let first = candidates.max(by: { depth($0) < depth($1) }), let source = first.source else {
      diagnostics.report(
        .warning(
          "jekyll.paginate", "no page lists the posts, so “paginate” has no effect",
          at: site.values.first { $0.key.string == "paginate" }?.key.range,
          fix: "write “index.html” with front matter; Markdown isn't divided"))
      return
    }
    let count = max((listed.count + size - 1) / size, 1)
    let permalinks = (1...count).map { number in
      number == 1 ? first.permalink : Self.permalink(ofPage: number, in: site)
    }
    for number in 1...count {
      let listing = Listing(
        entries: Array(listed[((number - 1) * size)..<min(number * size, listed.count)]), number: number,
        count: count, previousURL: number > 1 ? permalinks[number - 2].link : nil,
        nextURL: number < count ? permalinks[number].link : nil)
      if number == 1 {
        pages[first.index] = Page(
          index: first.index, kind: first.kind, source: source, title: first.title,
          permalink: first.permalink, section: first.section, listing: listing)
      } else {
        append(
          first.kind, source, title: first.title, permalinks[number - 1], section: first.section,
          listing: listing)
        neighbors.append(SitePlan.Neighbors())
      }
    }
  }

  private static func permalink(ofPage number: Int, in site: JekyllSite) -> Permalink {
    var path: [UInt8] = []
    var rest = Array(site.paginatePath.value.utf8)[...]
    let mark = Array(":num".utf8)
    while !rest.isEmpty {
      if rest.starts(with: mark) {
        path += String(number).utf8
        rest = rest.dropFirst(mark.count)
      } else {
        path.append(rest.removeFirst())
      }
    }
    let url = SitePath.resolve(String(decoding: path, as: UTF8.self), from: "") ?? "page\(number)"
    return Permalink(jekyll: "/" + url + "/", ending: ".html")
  }
}

/// A value by which documents are sorted: numbers by amount, then texts, then nothing.
private struct SortValue: Comparable {
  private let rank: Int
  private let number: Double
  private let text: String

  init(_ node: YAMLNode?) {
    number = node?.double ?? 0
    text = node?.string ?? ""
    rank = node?.double != nil ? 0 : node?.string != nil ? 1 : 2
  }

  static func < (a: SortValue, b: SortValue) -> Bool {
    (a.rank, a.number, a.text) < (b.rank, b.number, b.text)
  }
}
