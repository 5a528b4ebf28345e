import Directives
import Markup
import Rendering

extension PageContent {
  /// A side of what a page shows. Two renderings are compared by the value that is handed out, and by nothing else.
  struct Side<Value> {
    let aspect: PageAspect
    let value: (PageContent) -> Value
    fileprivate let isSame: (Value, Value) -> Bool
  }

  static var html: Side<[UInt8]> { Side(aspect: .html, value: \.html, isSame: ==) }
  static var excerpt: Side<[UInt8]> { Side(aspect: .excerpt, value: \.excerpt, isSame: ==) }
  static var readingTime: Side<Int?> { Side(aspect: .readingTime, value: \.readingMinutes, isSame: ==) }
  static var leadStrip: Side<StripImage?> { Side(aspect: .leadStrip, value: \.leadStrip, isSame: ==) }
  static var stylePath: Side<String?> { Side(aspect: .stylePath, value: \.stylePath, isSame: ==) }
  static var styles: Side<(path: String?, rules: [UInt8])> {
    Side(aspect: .styles, value: { ($0.stylePath, $0.styles) }) { $0 == $1 }
  }
  /// Their names say what is in them.
  static var files: Side<[String: FigureFile].Keys> { Side(aspect: .files, value: \.files.keys, isSame: ==) }
  static var headings: Side<[Heading]> {
    Side(aspect: .headings, value: \.headings) { $0.elementsEqual($1, by: showSame) }
  }
  static var anchors: Side<(ids: AnchorRegistry, links: [CollectedLinks.Anchor])> {
    Side(aspect: .anchors, value: { ($0.anchors, $0.links.anchors) }) { _, _ in false }
  }

  private static func showSame(_ a: Heading, _ b: Heading) -> Bool {
    a.level == b.level && a.id == b.id && a.text == b.text && a.html == b.html
  }

  /// What somebody who was shown another rendering of the same page could see of the difference.
  func aspects(differingFrom other: PageContent) -> PageAspects {
    PageAspects(PageAspect.allCases.filter { differs(from: other, in: $0) }.map { PageAspects($0) })
  }

  private func differs(from other: PageContent, in aspect: PageAspect) -> Bool {
    func differs<Value>(_ side: Side<Value>) -> Bool { !side.isSame(side.value(self), side.value(other)) }
    return switch aspect {
    case .html: differs(Self.html)
    case .excerpt: differs(Self.excerpt)
    case .headings: differs(Self.headings)
    case .readingTime: differs(Self.readingTime)
    case .leadStrip: differs(Self.leadStrip)
    case .styles: differs(Self.styles)
    case .stylePath: differs(Self.stylePath)
    case .files: differs(Self.files)
    case .anchors: differs(Self.anchors)
    case .placement, .metadata, .text, .bytes: false
    }
  }
}
