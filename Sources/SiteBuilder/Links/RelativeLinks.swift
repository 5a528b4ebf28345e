import Directives
import Files
import Markup
import Text

/// Makes the links of a finished page relative that start at the site's root: `href="/assets/x.css"`.
///
/// Templates, and values such as `page.url`, name things from the root; the page itself holds at any address.
struct RelativeLinks {
  private static let attributes = ["href", "src", "poster", "action", "data"].map { Array($0.utf8) }

  private static let drawings = "/\(FigureEnvironment.folder)/"

  private let page: Page
  private let resolver: LinkResolver
  private let base: String
  /// Paths that lead to nothing, in the order of the page.
  private(set) var dead: [String] = []

  init(_ page: Page, _ resolver: LinkResolver, base: String) {
    self.page = page
    self.resolver = resolver
    self.base = base
  }

  mutating func rewrite(_ html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    html.withUnsafeBufferPointer { html in
      var position = 0
      while let value = Self.next(in: html, from: position) {
        let end = Self.end(of: value, in: html)
        position = end
        guard Self.isLink(html, value), value + 1 < html.count, html[value + 1] != UInt8(ascii: "/") else {
          continue
        }
        if result.isEmpty { result.reserveCapacity(html.count + 1024) }
        result += html[copied..<value]
        appendRelative(html[value..<end], to: &result)
        copied = end
      }
      if copied > 0 { result += html[copied...] }
    }
    return copied > 0 ? result : html
  }

  /// The place after `="` where a slash follows.
  private static func next(in html: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var position = start
    while let found = html.offset(of: UInt8(ascii: "="), in: position..<html.count) {
      position = found + 1
      guard position + 1 < html.count else { return nil }
      if html[position] == UInt8(ascii: "\""), html[position + 1] == UInt8(ascii: "/") { return position + 1 }
    }
    return nil
  }

  private static func end(of value: Int, in html: UnsafeBufferPointer<UInt8>) -> Int {
    var end = value
    while end < html.count, html[end] != UInt8(ascii: "\"") { end += 1 }
    return end
  }

  /// Whether the attribute before a value is one that links.
  private static func isLink(_ html: UnsafeBufferPointer<UInt8>, _ value: Int) -> Bool {
    let nameEnd = value - 2
    var nameStart = nameEnd
    while nameStart > 0, html[nameStart - 1].isLetter || html[nameStart - 1] == UInt8(ascii: "-") {
      nameStart -= 1
    }
    guard nameStart > 0, nameStart < nameEnd, html[nameStart - 1] <= 32 else { return false }
    return attributes.contains { html[nameStart..<nameEnd].elementsEqual($0) }
  }

  private mutating func appendRelative(_ value: Slice<UnsafeBufferPointer<UInt8>>, to html: inout [UInt8]) {
    if let target = resolver.outputPath(ofPlain: value) {
      page.appendFinalLink(to: target, base: base, into: &html)
      return
    }
    let destination = LinkDestination(value)
    let target: String
    if let entry = resolver.entry(at: destination.path) {
      target = resolver.outputPath(of: entry, at: destination.path)
    } else if destination.path.hasPrefix(Self.drawings) {
      // Its name is made of its content, so a template can only have it from a page: `page.figure.url`.
      target = String(destination.path.dropFirst())
    } else {
      dead.append(destination.path)
      target = SitePath.resolve(destination.path, from: "") ?? ""
    }
    page.appendFinalLink(to: target, base: base, into: &html)
    html += destination.query
    html += destination.fragment
  }
}
