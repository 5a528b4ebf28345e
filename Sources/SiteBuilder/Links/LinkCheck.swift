import Diagnostics
import HTML
import Synchronization

/// Reports the links that lead to nothing, once it is known what every page has.
struct LinkCheck {
  /// Looking for what an author meant takes time linear in the site: after this many dead links, it is not
  /// done.
  private static let proposalLimit = 50

  /// Of any plan of the same structure.
  private let resolver: LinkResolver
  /// The links of each page to ids that are nowhere.
  private var missing: PageResults<[CollectedLinks.Anchor]>
  private var proposals = 0
  /// What dead paths may have meant.
  private var nearMisses: [String: String?] = [:]

  init(_ pages: RenderedPages, in site: SeenSite) {
    resolver = LinkResolver(pages.plan)
    let ids = PageIDs(site)
    missing = PageResults(of: pages.plan.pages, in: pages.shard) { ids.missing(on: $0) }
  }

  /// Looks again at links of and to pages that an edit has changed.
  mutating func update(_ pages: RenderedPages, after changes: inout Changes, in site: SeenSite) {
    let ids = PageIDs(site)
    _ = missing.update(pages.plan.pages, after: &changes) { ids.missing(on: $0) }
  }

  /// All problems, in the order of pages.
  mutating func diagnostics(_ pages: RenderedPages) -> [Diagnostic] {
    proposals = 0
    var diagnostics: [Diagnostic] = []
    let unmet = missing.positions { !$0.isEmpty }
    for position in Set(unmet).union(pages.reported).sorted() {
      let page = pages.plan.pages[position]
      guard !page.isContinuation else { continue }
      diagnostics += pages.contents[position].links.dead.map { dead($0.path, at: $0.range) }
      diagnostics += missing[position].map { missing($0, on: page, in: pages) }
    }
    return diagnostics + templateLinks(pages)
  }

  // MARK: Paths

  private mutating func dead(_ path: String, at range: SourceRange?, notes: [Diagnostic.Note] = [])
    -> Diagnostic
  {
    proposals += 1
    let near = proposals <= Self.proposalLimit ? nearMiss(for: path) : nil
    return .warning(
      "link.dead", "there is nothing at “\(path)”", at: range, fix: near.map { "did you mean “\($0)”?" },
      notes: notes)
  }

  private mutating func nearMiss(for path: String) -> String? {
    if let known = nearMisses[path] { return known }
    let found = resolver.nearMiss(for: path)
    nearMisses[path] = .some(found)
    return found
  }

  /// Links that templates make: each path once, at the first page that has it.
  private mutating func templateLinks(_ pages: RenderedPages) -> [Diagnostic] {
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for position in pages.reported {
      let page = pages.plan.pages[position]
      for path in pages.finished[position].deadLinks where seen.insert(path).inserted {
        let place = page.source?.place ?? SourceRange(startOf: SourceFile(path: page.outputPath, bytes: []))
        let note = Diagnostic.Note("the link is made by the layout of this page, or by what it includes")
        diagnostics.append(dead(path, at: place, notes: [note]))
      }
    }
    return diagnostics
  }

  // MARK: Ids

  private mutating func missing(
    _ link: CollectedLinks.Anchor, on page: Page, in pages: RenderedPages
  ) -> Diagnostic {
    let target = pages.plan.pages[resolver.target(of: link, on: page.index)]
    proposals += 1
    let ids = proposals <= Self.proposalLimit ? pages.contents[target.index].headings.map(\.id) : []
    let whose = target.index == page.index ? "this page" : "“\(target.url)”"
    return .warning(
      "link.dead-anchor", "there is no “#\(link.id)” on \(whose)", at: link.range,
      fix: NearMiss.best(for: link.id, among: ids).map { "did you mean “#\($0)”?" })
  }
}

/// The ids that links can lead to.
private final class PageIDs: Sendable {
  private let site: SeenSite
  /// Of pages as they are written: found once, and rarely asked for.
  private let written = Mutex<[Int: Set<String>]>([:])

  init(_ site: SeenSite) {
    self.site = site
  }

  /// The links of a page to ids that are nowhere.
  func missing(on page: Page) -> Recorded<[CollectedLinks.Anchor]> {
    Reads.record(of: page, isRecorded: site.isRecorded) {
      let links = site.content(page.index, PageContent.anchors)?.links ?? []
      return links.filter { !contain($0.id, on: site.resolver.target(of: $0, on: page.index)) }
    }
  }

  private func contain(_ id: String, on page: Int) -> Bool {
    if let anchors = site.content(page, PageContent.anchors), anchors.ids.contains(id) { return true }
    // Layouts have ids too.
    let html = site.bytes(of: page)
    return written.withLock { written in
      let ids = written[page] ?? Self.ids(in: html)
      written[page] = ids
      return ids.contains(id)
    }
  }

  /// What a page's elements are called, and what anchors of old are.
  private static func ids(in html: [UInt8]) -> Set<String> {
    html.withUnsafeBufferPointer { bytes in
      var ids: Set<String> = []
      var tokenizer = HTMLTokenizer(bytes)
      while let tag = tokenizer.nextTag() {
        guard !tag.isEnd else { continue }
        let isAnchor = tokenizer.isName(tag.name, "a")
        while let attribute = tokenizer.nextAttribute() {
          guard
            tokenizer.isName(attribute.name, "id") || isAnchor && tokenizer.isName(attribute.name, "name")
          else { continue }
          ids.insert(String(decoding: HTMLText.unescaped(bytes[attribute.value]), as: UTF8.self))
        }
      }
      return ids
    }
  }
}
