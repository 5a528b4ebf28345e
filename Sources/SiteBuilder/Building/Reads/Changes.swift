/// How a site differs from the one that results were made of. It answers whether they are still right: a result stays
/// as long as every question that went into it has the same answer.
struct Changes {
  /// By the page's position in the site as it is now.
  private var byPage: [PageAspects]
  /// Of all pages together.
  private(set) var aspects: PageAspects
  private let parts: SiteParts
  /// Whether pages have other positions than before: then nobody can tell which other pages a result was made of.
  private let movesPages: Bool
  /// Nil if all links lead to where they did.
  private let isSameLink: ((Reads.Link, _ page: Int?) -> Bool)?
  private let isSameImage: (Reads.Image) -> Bool

  /// An edit, as far as it is known before anything is rendered: all pages of the plan stay where they are, and so does
  /// what links lead to.
  init(_ edit: SiteEdit, of plan: SitePlan) {
    byPage = Array(repeating: [], count: plan.pages.count)
    aspects = []
    (parts, movesPages) = ([], false)
    isSameLink = nil
    isSameImage = { !edit.files.contains($0.path) }
    for (position, page) in edit.pages {
      add(PageAspects(.text), of: position)
      guard plan.pages[position].source?.head != page.head else { continue }
      for like in plan.positions(ofPagesLike: position) { add(PageAspects(.metadata), of: like) }
    }
  }

  /// The way from one site to another that is planned anew; nil if nothing can have stayed.
  init?(from old: SiteSource, to new: SiteSource) {
    guard old.plan.configuration.fingerprint == new.plan.configuration.fingerprint else { return nil }
    byPage = new.plan.pages.map { page in
      old.plan.page(like: page).map { $0.isSame(as: page) } ?? false ? [] : .all
    }
    aspects = .all
    var parts: SiteParts = .structure
    if old.library.fingerprint != new.library.fingerprint { parts.insert(.templates) }
    if old.screens.value.fingerprint != new.screens.value.fingerprint { parts.insert(.screens) }
    if old.code.fingerprint != new.code.fingerprint { parts.insert(.code) }
    (self.parts, movesPages) = (parts, true)
    let (resolver, root) = (LinkResolver(new.plan), new.tree.root)
    isSameLink = { link, page in resolver.isSame(link, on: page.map { new.plan.pages[$0] }) }
    isSameImage = { $0 == Reads.Image($0.path, in: root) }
  }

  /// Takes in what has come out differently since.
  mutating func add(_ aspects: PageAspects, of page: Int) {
    byPage[page].formUnion(aspects)
    self.aspects.formUnion(aspects)
  }

  /// Whether one of the questions that went into a result has another answer now.
  ///
  /// - Parameter page: the position of the page that the result belongs to; nil if it belongs to the site.
  func affect(_ reads: Reads, of page: Int?) -> Bool {
    if let page, !reads.own.isDisjoint(with: byPage[page]) { return true }
    if !reads.parts.isDisjoint(with: parts) || affectPages(of: reads) { return true }
    if let isSameLink, !reads.links.allSatisfy({ isSameLink($0, page) }) { return true }
    return !reads.images.allSatisfy(isSameImage)
  }

  private func affectPages(of reads: Reads) -> Bool {
    guard !reads.aspects.isDisjoint(with: aspects) else { return false }
    return movesPages || !reads.aspectsOfAny.isDisjoint(with: aspects)
      || reads.pages.contains { !$0.value.isDisjoint(with: byPage[$0.key]) }
  }
}

extension SitePlan {
  /// The page of the same file, in a plan that was made before or after.
  func page(like page: Page) -> Page? {
    guard !page.isContinuation, let source = page.source,
      case .page(let position)? = outputs[sourcePath: source.file.path]
    else { return nil }
    return pages[position]
  }
}

extension Page {
  /// Whether a page of another plan is made of the same file, and stands in its site in the same way.
  fileprivate func isSame(as other: Page) -> Bool {
    source === other.source && kind == other.kind && title == other.title && permalink == other.permalink
      && section == other.section
  }
}
