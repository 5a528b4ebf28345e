import Files
import HTML
import Text

/// A page's HTML as other pages show it: its relative addresses start at the site's root, from which
/// `RelativeLinks` makes them relative to the page that shows them.
enum RootedLinks {
  /// - Parameters:
  ///   - html: whose addresses are relative to the file of a page.
  ///   - permalink: of that page.
  static func html(_ html: [UInt8], at permalink: Permalink) -> [UInt8] {
    let folder = PercentEncoding.encoded(SitePath.directory(of: permalink.outputPath).utf8)
    let directory = String(decoding: folder, as: UTF8.self)
    return html.withUnsafeBufferPointer { bytes in
      var result: [UInt8] = []
      var copied = 0
      for address in HTMLAddress.all(in: bytes) where bytes[address.range].first != UInt8(ascii: "/") {
        result += bytes[copied..<address.range.lowerBound]
        let rooted = CompleteAddress.of(address.text(in: bytes), in: directory, url: permalink.link, base: "")
        address.append(rooted, to: &result)
        copied = address.range.upperBound
      }
      guard copied > 0 else { return html }
      result += bytes[copied...]
      return result
    }
  }
}
