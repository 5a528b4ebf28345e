import Files
import Text

/// The contents of pages from one build to the next: each is kept as long as all that it was made of is the same.
struct KeptContents {
  private struct Kept {
    let page: Page
    let content: PageContent
    let reads: Reads
  }

  private let configuration: ContentHash
  private let templates: ContentHash
  private let screens: ContentHash
  private var bySource: [PathKey: Kept] = [:]

  init(of source: SiteSource, _ contents: [PageContent], _ reads: [Reads]) {
    configuration = source.plan.configuration.fingerprint
    templates = source.library.fingerprint
    screens = source.screens.fingerprint
    for (page, (content, reads)) in zip(source.plan.pages, zip(contents, reads)) where !page.isContinuation {
      if let path = page.source?.path {
        bySource[PathKey(path)] = Kept(page: page, content: content, reads: reads)
      }
    }
  }

  /// What a page showed, and what that took, if it would come to the same now.
  func content(of page: Page, in source: SiteSource) -> (result: PageContent, reads: Reads)? {
    guard let file = page.source, !page.isContinuation, let kept = bySource[PathKey(file.path)],
      kept.page.source === file, Self.areAlike(kept.page, page),
      configuration == source.plan.configuration.fingerprint,
      file.template == nil
        || (!kept.reads.scope.contains(.structure) && templates == source.library.fingerprint),
      !kept.reads.scope.contains(.screens) || screens == source.screens.fingerprint
    else { return nil }
    let resolver = LinkResolver(source.plan)
    guard kept.reads.links.allSatisfy({ resolver.isStill($0, on: page) }),
      kept.reads.images.allSatisfy({ $0.isCurrent(in: source.tree.root) })
    else { return nil }
    // Other pages can only have been read through the structure; their positions are not the same any more.
    return (kept.content, kept.reads.withoutPages)
  }

  /// Whether two pages of the same file stand in the site in the same way.
  private static func areAlike(_ a: Page, _ b: Page) -> Bool {
    a.kind == b.kind && a.title == b.title && a.permalink == b.permalink && a.section == b.section
  }
}
