import Markup

/// A side of what a page shows. Who is shown it gets its value, by which two renderings are compared as well: so what can
/// be seen of a side is what changes it.
struct ContentSide<Value> {
  let aspect: PageAspect
  let value: (PageContent) -> Value
  fileprivate let isSame: (Value, Value) -> Bool
}

extension ContentSide where Value: Equatable {
  fileprivate init(_ aspect: PageAspect, _ value: @escaping (PageContent) -> Value) {
    self.init(aspect: aspect, value: value, isSame: ==)
  }
}

extension ContentSide<[UInt8]> {
  static var html: Self { Self(.html) { $0.html } }
  static var excerpt: Self { Self(.excerpt) { $0.excerpt } }
}

extension ContentSide<Int?> {
  static var readingTime: Self { Self(.readingTime) { $0.readingMinutes } }
}

extension ContentSide<String?> {
  static var stylePath: Self { Self(.stylePath) { $0.stylePath } }
}

extension ContentSide<[Heading]> {
  static var headings: Self {
    Self(aspect: .headings, value: { $0.headings }) { $0.elementsEqual($1, by: showSame) }
  }

  private static func showSame(_ a: Heading, _ b: Heading) -> Bool {
    a.level == b.level && a.id == b.id && a.text == b.text && a.html == b.html
  }
}

/// The rules of a page's figures, and where they are written to.
struct PageStyles: Equatable {
  var path: String?
  var rules: [UInt8]
}

extension ContentSide<PageStyles> {
  static var styles: Self { Self(.styles) { PageStyles(path: $0.stylePath, rules: $0.styles) } }
}

/// The ids in a page's text, and its links to ids.
struct PageAnchors {
  var ids: AnchorRegistry
  var links: [CollectedLinks.Anchor]
}

extension ContentSide<PageAnchors> {
  static var anchors: Self {
    Self(aspect: .anchors, value: { PageAnchors(ids: $0.anchors, links: $0.links.anchors) }) { _, _ in false }
  }
}

extension PageContent {
  /// What somebody who was shown another rendering of the same page could see of the difference.
  func aspects(differingFrom other: PageContent) -> PageAspects {
    PageAspects(PageAspect.allCases.filter { differs(from: other, in: $0) }.map { PageAspects($0) })
  }

  private func differs(from other: PageContent, in aspect: PageAspect) -> Bool {
    switch aspect {
    case .html: differs(from: other, .html)
    case .excerpt: differs(from: other, .excerpt)
    case .headings: differs(from: other, .headings)
    case .readingTime: differs(from: other, .readingTime)
    case .styles: differs(from: other, .styles)
    case .stylePath: differs(from: other, .stylePath)
    case .anchors: differs(from: other, .anchors)
    case .placement, .metadata, .text, .bytes: false
    }
  }

  private func differs<Value>(from other: PageContent, _ side: ContentSide<Value>) -> Bool {
    !side.isSame(side.value(self), side.value(other))
  }
}
