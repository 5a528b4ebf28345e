import Directives
import Files
import HTML
import Text

/// Makes links from the root relative in a finished page: `href="/assets/x.css"`.
///
/// Templates and values such as `page.url` have paths from the root; the page should work at any address.
struct RelativeLinks {
  /// Folders of files that are named by their content.
  private static let folders = ["/\(FigureEnvironment.folder)/", "/\(PictureVersions.folder)/"]

  private let page: Page
  private let resolver: LinkResolver
  private let base: String
  /// The dead paths, in the order of the page.
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
      for address in HTMLAddress.all(in: html) where Self.startsAtRoot(html[address.range]) {
        if result.isEmpty { result.reserveCapacity(html.count + 1024) }
        result += html[copied..<address.range.lowerBound]
        appendRelative(address, in: html, to: &result)
        copied = address.range.upperBound
      }
      if copied > 0 { result += html[copied...] }
    }
    return copied > 0 ? result : html
  }

  /// Whether an address starts with a single slash. Two start the name of another site.
  private static func startsAtRoot(_ address: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    address.first == UInt8(ascii: "/") && address.dropFirst().first != UInt8(ascii: "/")
  }

  private mutating func appendRelative(
    _ address: HTMLAddress, in html: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]
  ) {
    if address.quote == UInt8(ascii: "\""), let target = resolver.outputPath(ofPlain: html[address.range]) {
      // A percent-encoded path needs no character references.
      page.appendFinalLink(to: target, base: base, into: &result)
      return
    }
    let destination = LinkDestination(address.text(in: html))
    let target: String
    if let entry = resolver.entry(at: destination.path) {
      target = resolver.linkPath(of: entry, at: destination.path)
    } else if Self.folders.contains(where: destination.path.hasPrefix)
      || destination.path == "/" + FigureStyles.path(of: page)
    {
      // A template can only get the name of a drawing from a page, by `page.figure.url`;
      // the page's own style sheet comes from `page.figures_css`.
      target = String(destination.path.dropFirst())
    } else {
      dead.append(destination.path)
      let path = SitePath.resolve(resolver.pathInSite(destination.path), from: "") ?? ""
      target = path.isEmpty || !destination.path.hasSuffix("/") ? path : path + "/"
    }
    var url: [UInt8] = []
    page.appendFinalLink(to: target, base: base, into: &url)
    address.append(url + destination.query + destination.fragment, to: &result)
  }
}
