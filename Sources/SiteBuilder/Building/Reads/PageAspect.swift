import Markup

/// A side of a page that something can be made of: told apart because an edit seldom changes all of them. Each has a type
/// that leads to the values in it and to no others: `PagePlacement`, `PageHead`, `PageContent.Side`.
enum PageAspect: UInt16, CaseIterable {
  /// Where the page stands, and in which lists. The same on both sides of an edit.
  case placement
  /// Title and front matter, but for what decides where the page stands.
  case metadata
  /// Its own text, as the author wrote it.
  case text
  case html
  case excerpt
  case headings
  case readingTime
  /// The strip that stands for the page in lists.
  case leadStrip
  case styles
  /// Whether the page has a file of styles.
  case stylePath
  /// The files that its figures refer to.
  case files
  /// The ids in its text, and its links to ids with their places: new whenever the text is rendered.
  case anchors
  /// The page as it is written.
  case bytes
}

/// Several sides of a page.
struct PageAspects: OptionSet, Hashable, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }
  init(_ aspect: PageAspect) { rawValue = 1 << aspect.rawValue }

  static let all = PageAspects(PageAspect.allCases.map { PageAspects($0) })

  func contains(_ aspect: PageAspect) -> Bool { contains(PageAspects(aspect)) }
}
