import Diagnostics
import Markup

/// Reports the links that lead to nothing, once it is known what every page has.
///
/// After an edit, only links of and to the pages that are new are looked at again.
struct LinkCheck {
  /// The links of one page to ids.
  private struct Anchors {
    /// Positions of the pages that they lead to.
    var targets: [Int] = []
    /// Those without anything to lead to.
    var missing: [CollectedLinks.Anchor] = []
  }

  /// Looking for what an author meant takes time linear in the site: after this many dead links, it is not
  /// done.
  private static let proposalLimit = 50

  /// Of any plan of the same structure.
  private let resolver: LinkResolver
  private var anchors: [Anchors]
  private var proposals = 0
  /// What dead paths may have meant.
  private var nearMisses: [String: String?] = [:]
  /// By page.
  private var layoutIDs: [Int: Set<String>] = [:]

  init(_ pages: RenderedPages) {
    resolver = LinkResolver(pages.plan)
    anchors = Array(repeating: Anchors(), count: pages.plan.pages.count)
    for page in pages.own { find(page.index, in: pages) }
  }

  /// Looks again after an edit.
  ///
  /// - Parameter isNew: by page, whether it was rendered anew.
  mutating func update(_ pages: RenderedPages, isNew: [Bool]) {
    for position in layoutIDs.keys where isNew[position] { layoutIDs[position] = nil }
    for position in anchors.indices
    where isNew[position] || anchors[position].targets.contains(where: { isNew[$0] }) {
      find(position, in: pages)
    }
  }

  /// All problems, in the order of pages.
  mutating func diagnostics(_ pages: RenderedPages) -> [Diagnostic] {
    proposals = 0
    var diagnostics: [Diagnostic] = []
    let unmet = anchors.indices.filter { !anchors[$0].missing.isEmpty }
    for position in Set(unmet).union(pages.telling).sorted() {
      let page = pages.plan.pages[position]
      guard !page.isContinuation else { continue }
      for link in pages.contents[page.index].links.dead {
        diagnostics.append(dead(link.path, at: link.range))
      }
      for link in anchors[page.index].missing {
        diagnostics.append(missing(link, on: page, in: pages))
      }
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
    for position in pages.telling {
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

  /// Finds the links of a page to ids, and those of them that lead to nothing.
  private mutating func find(_ position: Int, in pages: RenderedPages) {
    let links = pages.contents[position].links.anchors
    guard !links.isEmpty || !anchors[position].targets.isEmpty else { return }
    anchors[position].targets = links.map { Self.target(of: $0, on: position, in: pages) }
    anchors[position].missing = zip(links, anchors[position].targets)
      .filter { !has($0.id, on: $1, in: pages) }.map(\.0)
  }

  private static func target(
    of link: CollectedLinks.Anchor, on position: Int, in pages: RenderedPages
  ) -> Int {
    guard let path = link.outputPath, case .page(let target)? = pages.plan.outputs[outputPath: path] else {
      return position
    }
    return target
  }

  private mutating func has(_ id: String, on page: Int, in pages: RenderedPages) -> Bool {
    if pages.contents[page].anchors.contains(id) { return true }
    // Layouts have ids too. This is rare enough to look through the page, but only once.
    let ids = layoutIDs[page] ?? Self.ids(in: pages.finished[page].bytes)
    layoutIDs[page] = ids
    return ids.contains(id)
  }

  /// What a page's elements are called, and what anchors of old are.
  private static func ids(in html: [UInt8]) -> Set<String> {
    html.withUnsafeBufferPointer { bytes in
      let attributes = HTMLAttributes.find(["id", "name"], in: bytes)
      return Set(
        attributes.filter { $0.name == "id" || $0.tag == "a" }
          .map { String(decoding: HTMLText.unescaped(html[$0.value]), as: UTF8.self) })
    }
  }

  private mutating func missing(
    _ link: CollectedLinks.Anchor, on page: Page, in pages: RenderedPages
  ) -> Diagnostic {
    let target = pages.plan.pages[Self.target(of: link, on: page.index, in: pages)]
    proposals += 1
    let ids = proposals <= Self.proposalLimit ? pages.contents[target.index].headings.map(\.id) : []
    let whose = target.index == page.index ? "this page" : "“\(target.url)”"
    return .warning(
      "link.dead-anchor", "there is no “#\(link.id)” on \(whose)", at: link.range,
      fix: NearMiss.best(for: link.id, among: ids).map { "did you mean “#\($0)”?" })
  }
}
