import Files
import Liquid

/// The lists of `site` in a Jekyll site, made at the first access, and shared by all pages.
final class JekyllLists: Sendable {
  enum List: Int, CaseIterable {
    case posts, pages, htmlPages, documents, collections, staticFiles, htmlFiles, tags, categories
  }

  private let site: TrackedSite
  private let plan: SitePlan
  private let values: [Deferred<Value>]
  private let documents: [String: Deferred<Value>]

  /// The number of posts that a page gets as related.
  private static let relatedCount = 10

  init(_ plan: SitePlan, _ jekyll: JekyllSite, in site: TrackedSite) {
    self.site = site
    self.plan = plan
    values = List.allCases.map { list in Deferred { Self.value(of: list, plan, jekyll, site) } }
    let labels = jekyll.collections.map(\.label)
    documents = Dictionary(
      labels.map { label in
        (label, Deferred { JekyllPage.list(Self.positions(label, plan), in: site) })
      }
    ) { first, _ in first }
  }

  subscript(list: List) -> Value {
    site.noteStructure()
    return values[list.rawValue].value
  }

  /// The documents of a collection.
  func documents(of label: String) -> Value? {
    site.noteStructure()
    return documents[label]?.value
  }

  /// The newest other posts, for a post.
  func related(to page: Page) -> Value {
    site.noteStructure()
    guard page.source?.jekyll?.isDocument == true else { return .null }
    let newest = plan.posts.prefix(Self.relatedCount + 1).filter { $0 != page.index }
    return JekyllPage.list(Array(newest.prefix(Self.relatedCount)), in: site)
  }

  /// Posts come newest first, other documents oldest first.
  private static func positions(_ label: String, _ plan: SitePlan) -> [Int] {
    label == JekyllCollection.posts.label ? plan.posts : plan.collections[label] ?? []
  }

  private static func value(
    of list: List, _ plan: SitePlan, _ jekyll: JekyllSite, _ site: TrackedSite
  ) -> Value {
    switch list {
    case .posts: return JekyllPage.list(plan.posts, in: site)
    case .pages, .htmlPages:
      let pages = plan.pages.filter { page in
        page.source?.jekyll?.isDocument == false
          && (list == .pages || page.outputPath.hasSuffix(".html"))
      }
      let sorted = pages.map(ReadingPlace.init).sorted()
      return JekyllPage.list(sorted.map(\.position), in: site)
    case .documents:
      return JekyllPage.list(jekyll.collections.flatMap { plan.collections[$0.label] ?? [] }, in: site)
    case .collections: return .array(jekyll.collections.map { collection($0, plan, site) })
    case .staticFiles:
      // Those beside documents come last.
      let isInside = { (file: StaticFile) in jekyll.role(of: file.sourcePath ?? "").collection != nil }
      let files = plan.staticFiles.filter { !isInside($0) } + plan.staticFiles.filter(isInside)
      return .array(files.compactMap { file($0, in: jekyll) })
    case .htmlFiles:
      return .array(
        plan.staticFiles.filter { $0.outputPath.hasSuffix(".html") }.compactMap { file($0, in: jekyll) })
    case .tags: return groups(plan, site) { $0.tags }
    case .categories: return groups(plan, site) { $0.categories }
    }
  }

  /// The order of pages: by the names of their files, inner folders first. Further pages of a list come last.
  private struct ReadingPlace: Comparable {
    let name: String
    let folder: String
    let position: Int
    let number: Int

    init(_ page: Page) {
      let path = page.source?.path ?? ""
      (name, folder, position) = (SitePath.name(of: path), SitePath.directory(of: path), page.index)
      number = page.listing?.number ?? 1
    }

    static func < (a: ReadingPlace, b: ReadingPlace) -> Bool {
      if a.number != b.number { return a.number < b.number }
      if !SitePath.isSame(a.name, b.name) { return SitePath.precedes(a.name, b.name) }
      if a.folder.isEmpty != b.folder.isEmpty { return b.folder.isEmpty }
      if SitePath.isInside(a.folder, b.folder) { return !SitePath.isSame(a.folder, b.folder) }
      return !SitePath.isInside(b.folder, a.folder) && a.position < b.position
    }
  }

  private static func collection(
    _ collection: JekyllCollection, _ plan: SitePlan, _ site: TrackedSite
  ) -> Value {
    .dictionary(
      OrderedMap(
        collection.values.map { ($0.key.string ?? "", Value($0.value)) } + [
          ("label", .string(collection.label)),
          ("docs", JekyllPage.list(plan.collections[collection.label] ?? [], in: site)),
          ("relative_directory", .string(collection.folder)), ("output", .bool(collection.isPublished)),
        ]))
  }

  private static func file(_ file: StaticFile, in jekyll: JekyllSite) -> Value? {
    guard let path = file.sourcePath else { return nil }
    let name = SitePath.name(of: path)
    let stem = SitePath.stem(of: path)
    let collection = jekyll.role(of: path).collection
    let own: [(String, Value)] = [
      ("path", .string(collection == nil ? "/" + file.outputPath : path)),
      ("name", .string(name)), ("basename", .string(stem)),
      ("extname", .string(String(name.dropFirst(stem.count)))),
    ]
    // Scopes with a type are those of pages and documents.
    let others = jekyll.defaults(for: path, type: collection ?? "").map {
      ($0.key.string ?? "", Value($0.value))
    }
    return .dictionary(OrderedMap(own + others.filter { other in !own.contains { $0.0 == other.0 } }))
  }

  /// The posts of each word, newest first; words in the order in which posts first have them.
  private static func groups(
    _ plan: SitePlan, _ site: TrackedSite, words: (PageMetadata) -> [String]
  ) -> Value {
    var order: [String] = []
    var members: [String: [Int]] = [:]
    for position in plan.posts.reversed() {
      for word in plan.pages[position].source.map({ words($0.metadata) }) ?? [] {
        if members[word] == nil { order.append(word) }
        members[word, default: []].append(position)
      }
    }
    return .dictionary(
      OrderedMap(order.map { ($0, JekyllPage.list((members[$0] ?? []).reversed(), in: site)) }))
  }
}
