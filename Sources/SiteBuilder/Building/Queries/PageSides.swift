import YAML

/// The aspects of a page that determine its place and its lists. An edit rarely changes them.
struct PagePlacement {
  private let page: Page

  init(_ page: Page) { self.page = page }

  var kind: Page.Kind { page.kind }
  var permalink: Permalink { page.permalink }
  var section: String { page.section }
  /// The relative URL of the site's root.
  var linkToRoot: String { page.linkToRoot }

  /// The URL of a file of the site on the page.
  func link(to outputPath: String) -> [UInt8] { page.link(to: outputPath) }

  /// The path in `content/`; nil for pages that the builder adds.
  var path: String? { page.source?.path }
  /// What the page is in a Jekyll site; nil in others.
  var document: JekyllDocument? { page.source?.jekyll }
  var source: SourcePage.Placement? { page.source?.placement }
  /// The number of keys in the front matter. It affects only the cost of access, so changes needn't be noted.
  var keyCount: Int { page.source?.values.count ?? 0 }
}

/// The title and front matter of a page.
struct PageHead {
  private let page: Page

  init(_ page: Page) { self.page = page }

  var title: String { page.title }
  /// Nil for pages that the builder adds.
  var metadata: PageMetadata? { page.source?.metadata }
  var entries: [YAMLEntry] { page.source?.values ?? [] }
}
