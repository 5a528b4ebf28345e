import Text

extension Page {
  /// The URL of a file of the site on this page: relative, so that it is valid at any address.
  ///
  /// The page “404” is shown at any address. Its links start at the root; `appendFinalLink` completes them.
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

  /// The URL of the site's root on this page: empty or `../../`; a slash on the page “404”.
  var linkToRoot: String { kind == .notFound ? "/" : RelativeURL.root(from: outputPath) }

  /// Appends the URL for the finished page.
  ///
  /// - Parameter base: the site's address, for links of the page “404”. Without one, they assume the root of
  ///   a host, since relative ones would be right at one depth only.
  func appendFinalLink(to outputPath: String, base: String, into html: inout [UInt8]) {
    guard kind == .notFound else {
      RelativeURL.append(from: self.outputPath, to: outputPath, into: &html)
      return
    }
    if !base.isEmpty {
      let host = base.utf8.dropFirst(base.hasPrefix("https://") ? 8 : 7)
      html += host.firstIndex(of: UInt8(ascii: "/")).map { host[$0...] } ?? host.suffix(0)
    }
    html += "/".utf8
    PercentEncoding.append(outputPath.utf8, to: &html)
  }
}
