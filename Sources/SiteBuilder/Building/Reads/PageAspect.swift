import Markup

/// A side of a page that something can be made of: told apart because an edit seldom changes all of them.
enum PageAspect: UInt16, CaseIterable {
  /// Where the page stands, and in which lists: see `SourcePage.Placement`. The same on both sides of an edit.
  case placement
  /// Title and front matter, but for what decides where the page stands.
  case metadata
  /// Its own text, as the author wrote it.
  case text
  case html
  case excerpt
  case headings
  case readingTime
  case styles
  /// Whether the page has a file of styles.
  case stylePath
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

extension PageContent {
  /// What somebody who was shown another rendering of the same page could see of the difference.
  func aspects(differingFrom other: PageContent) -> PageAspects {
    PageAspects(PageAspect.allCases.filter { differs(from: other, in: $0) }.map { PageAspects($0) })
  }

  private func differs(from other: PageContent, in aspect: PageAspect) -> Bool {
    switch aspect {
    case .html: html != other.html
    case .excerpt: excerpt != other.excerpt
    case .headings: !headings.elementsEqual(other.headings, by: Self.showSame)
    case .readingTime: readingMinutes != other.readingMinutes
    case .styles: stylePath != other.stylePath || styles != other.styles
    case .stylePath: stylePath != other.stylePath
    case .anchors: true
    case .placement, .metadata, .text, .bytes: false
    }
  }

  private static func showSame(_ a: Heading, _ b: Heading) -> Bool {
    a.level == b.level && a.id == b.id && a.text == b.text && a.html == b.html
  }
}
