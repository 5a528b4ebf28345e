import Diagnostics

/// Reports the links that lead to nothing, once it is known what every page has.
struct LinkCheck {
  /// Looking for what an author meant takes time linear in the site: after this many dead links, it is not
  /// done.
  private static let proposalLimit = 50

  private let plan: SitePlan
  /// Those whose links are checked.
  private let pages: [Page]
  private let contents: PageResults<PageContent>
  private let finished: PageResults<FinishedPage>
  private let resolver: LinkResolver
  private var proposals = 0
  /// By page.
  private var layoutIDs: [Int: Set<String>] = [:]

  init(
    _ plan: SitePlan, _ pages: [Page], _ contents: PageResults<PageContent>,
    _ finished: PageResults<FinishedPage>
  ) {
    self.plan = plan
    self.pages = pages
    self.contents = contents
    self.finished = finished
    resolver = LinkResolver(plan)
  }

  mutating func run() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for page in pages where !page.isContinuation {
      let links = contents[page.index].links
      for link in links.dead {
        diagnostics.append(dead(link.path, at: link.range))
      }
      for link in links.anchors where !has(link.id, on: link.page) {
        diagnostics.append(missing(link, on: page))
      }
    }
    return diagnostics + templateLinks()
  }

  // MARK: Paths

  private mutating func dead(_ path: String, at range: SourceRange?, notes: [Diagnostic.Note] = [])
    -> Diagnostic
  {
    proposals += 1
    let near = proposals <= Self.proposalLimit ? resolver.nearMiss(for: path) : nil
    return .warning(
      "link.dead", "there is nothing at “\(path)”", at: range, fix: near.map { "did you mean “\($0)”?" },
      notes: notes)
  }

  /// Links that templates make: each path once, at the first page that has it.
  private mutating func templateLinks() -> [Diagnostic] {
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for page in pages {
      for path in finished[page.index].deadLinks where seen.insert(path).inserted {
        let place = page.source?.place ?? SourceRange(startOf: SourceFile(path: page.outputPath, bytes: []))
        let note = Diagnostic.Note("the link is made by the layout of this page, or by what it includes")
        diagnostics.append(dead(path, at: place, notes: [note]))
      }
    }
    return diagnostics
  }

  // MARK: Ids

  private mutating func has(_ id: String, on page: Int) -> Bool {
    if contents[page].anchors.contains(id) { return true }
    // Layouts have ids too. This is rare enough to look through the page, but only once.
    let ids = layoutIDs[page] ?? Self.ids(in: finished[page].bytes)
    layoutIDs[page] = ids
    return ids.contains(id)
  }

  /// The values of all `id` attributes.
  private static func ids(in html: [UInt8]) -> Set<String> {
    var ids: Set<String> = []
    var rest = html[...]
    while let index = rest.firstIndex(of: UInt8(ascii: "=")) {
      let isID = rest[..<index].suffix(2).elementsEqual("id".utf8)
      rest = rest[(index + 1)...]
      guard isID, let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        continue
      }
      let value = rest.dropFirst().prefix { $0 != quote }
      ids.insert(String(decoding: value, as: UTF8.self))
      rest = rest[value.endIndex...]
    }
    return ids
  }

  private mutating func missing(_ link: CollectedLinks.Anchor, on page: Page) -> Diagnostic {
    let target = plan.pages[link.page]
    proposals += 1
    let ids = proposals <= Self.proposalLimit ? contents[link.page].headings.map(\.id) : []
    let whose = target.index == page.index ? "this page" : "“\(target.url)”"
    return .warning(
      "link.dead-anchor", "there is no “#\(link.id)” on \(whose)", at: link.range,
      fix: NearMiss.best(for: link.id, among: ids).map { "did you mean “#\($0)”?" })
  }
}
