import Directives
import Markdown
import Rendering

extension PageContent {
  /// The sides of a content. An edit seldom changes all of them.
  enum Aspect: Sendable {
    case html
    case excerpt
    case headings
    case names
    case terms
    case uses
    case descriptions
    case readingTime
    /// The strip that represents the page in lists.
    case leadStrip
    /// The frame that represents the page in lists.
    case leadFrame
    case styles
    /// The ids, and the links to ids with their places: new after each rendering.
    case anchors
  }

  /// A side of a page's content, with its value.
  struct Side<Value> {
    let aspect: Aspect
    let value: (PageContent) -> Value
  }

  static var html: Side<[UInt8]> { Side(aspect: .html, value: \.html) }
  /// They stand in the HTML, too.
  static var frameHosts: Side<[String]> { Side(aspect: .html, value: \.frameHosts) }
  static var excerpt: Side<[UInt8]> { Side(aspect: .excerpt, value: \.excerpt) }
  static var readingTime: Side<Int?> { Side(aspect: .readingTime, value: \.readingMinutes) }
  static var leadStrip: Side<StripImage?> { Side(aspect: .leadStrip, value: \.leadStrip) }
  static var leadFrame: Side<StripImage?> { Side(aspect: .leadFrame, value: \.leadFrame) }
  static var uses: Side<[FigureUse]> { Side(aspect: .uses, value: \.uses) }
  static var descriptions: Side<[FigureDescription]> {
    Side(aspect: .descriptions, value: \.descriptions)
  }
  static var headings: Side<[Heading]> { Side(aspect: .headings, value: \.headings) }
  static var styles: Side<(path: String?, rules: [UInt8])> {
    Side(aspect: .styles, value: { ($0.stylePath, $0.styles) })
  }

  /// Whether another rendering of the page is the same on one side.
  func isSame(as other: PageContent, in aspect: Aspect) -> Bool {
    switch aspect {
    case .html: html == other.html
    case .excerpt: excerpt == other.excerpt
    case .headings: headings.elementsEqual(other.headings, by: Self.showSame)
    case .names: names == other.names
    case .terms: terms == other.terms
    case .uses: uses == other.uses
    case .descriptions: descriptions == other.descriptions
    case .readingTime: readingMinutes == other.readingMinutes
    case .leadStrip: leadStrip == other.leadStrip
    case .leadFrame: leadFrame == other.leadFrame
    case .styles: stylePath == other.stylePath && styles == other.styles
    case .anchors: self === other
    }
  }

  private static func showSame(_ a: Heading, _ b: Heading) -> Bool {
    a.level == b.level && a.id == b.id && a.text == b.text && a.html == b.html
  }
}
