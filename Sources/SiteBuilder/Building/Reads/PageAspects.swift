import Markup

/// The sides of a page that another page can show, told apart because an edit seldom changes all of them.
struct PageAspects: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Title and front matter, but for what decides where the page stands: see `SourcePage.Placement`.
  static let metadata = PageAspects(rawValue: 1)
  static let html = PageAspects(rawValue: 2)
  static let excerpt = PageAspects(rawValue: 4)
  static let headings = PageAspects(rawValue: 8)
  static let readingTime = PageAspects(rawValue: 16)
  static let styles = PageAspects(rawValue: 32)
}

extension PageContent {
  /// What another page that shows this one could see of the difference.
  func aspects(differingFrom other: PageContent) -> PageAspects {
    var aspects: PageAspects = []
    if html != other.html { aspects.insert(.html) }
    if excerpt != other.excerpt { aspects.insert(.excerpt) }
    if !headings.elementsEqual(other.headings, by: Self.showSame) { aspects.insert(.headings) }
    if readingMinutes != other.readingMinutes { aspects.insert(.readingTime) }
    if stylePath != other.stylePath || styles != other.styles { aspects.insert(.styles) }
    return aspects
  }

  private static func showSame(_ a: Heading, _ b: Heading) -> Bool {
    a.level == b.level && a.id == b.id && a.text == b.text && a.html == b.html
  }
}
