import Text

extension Page {
  /// The URL of a file of the site on this page: relative, so that it holds wherever the site stands.
  ///
  /// The page for missing pages is shown at any address. Its links start at the root, for
  /// `appendFinalLink` to complete, once.
  func link(to outputPath: String) -> [UInt8] {
    var link: [UInt8] = []
    appendLink(to: outputPath, into: &link)
    return link
  }

  /// Appends the URL of a file of the site on this page.
  func appendLink(to outputPath: String, into html: inout [UInt8]) {
    guard kind == .notFound else {
      RelativeURL.append(from: self.outputPath, to: outputPath, into: &html)
      return
    }
    html += "/".utf8
    PercentEncoding.append(outputPath.utf8, to: &html)
  }

  /// The URL of the site's root on this page: empty or `../../`, and a slash on the page for missing pages.
  var linkToRoot: String { kind == .notFound ? "/" : RelativeURL.root(from: outputPath) }

  /// Appends the URL as it is written in the finished page.
  ///
  /// - Parameter base: the site's own address, if it is known: where links of the page for missing pages
  ///   start.
  func appendFinalLink(to outputPath: String, base: String, into html: inout [UInt8]) {
    guard kind == .notFound, !base.isEmpty else {
      RelativeURL.append(from: self.outputPath, to: outputPath, into: &html)
      return
    }
    let host = base.utf8.dropFirst(base.hasPrefix("https://") ? 8 : 7)
    let folder = host.firstIndex(of: UInt8(ascii: "/")).map { host[$0...] } ?? host.suffix(0)
    html += folder
    html += "/".utf8
    PercentEncoding.append(outputPath.utf8, to: &html)
  }
}
