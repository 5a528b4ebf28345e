import Markup

/// A page as those see it who look at where it stands, and in which lists: what is the same on both sides of an edit.
struct PagePlacement {
  private let page: Page

  init(_ page: Page) { self.page = page }

  var permalink: Permalink { page.permalink }
  var section: String { page.section }
  /// Leads to the root of the site.
  var linkToRoot: String { page.linkToRoot }

  /// The URL of a file of the site on the page.
  func link(to outputPath: String) -> [UInt8] { page.link(to: outputPath) }

  /// In `content/`; nil for pages that the builder adds.
  var path: String? { page.source?.path }
  var source: SourcePage.Placement? { page.source?.placement }
  /// In the front matter. It decides what a look into it costs, and nothing that is shown: so it may change.
  var keyCount: Int { page.source?.values.count ?? 0 }
}

/// A page as those see it who look at its title and front matter.
struct PageHead {
  private let page: Page

  init(_ page: Page) { self.page = page }

  var title: String { page.title }
  /// Nil for pages that the builder adds.
  var metadata: PageMetadata? { page.source?.metadata }
  var entries: [YAMLEntry] { page.source?.values ?? [] }
}
