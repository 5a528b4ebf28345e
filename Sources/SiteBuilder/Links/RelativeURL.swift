import HTML
import Text

/// Relative URLs between files of the site, valid at any address and on a disk.
package enum RelativeURL {
  /// The percent-encoded URL of `target` on the page `origin`, both given as paths in the site.
  package static func make(from origin: String, to target: String) -> [UInt8] {
    var url: [UInt8] = []
    append(from: origin, to: target, into: &url)
    return url
  }

  static func append(from origin: String, to target: String, into url: inout [UInt8]) {
    var (origin, target) = (origin, target)
    origin.withUTF8 { origin in target.withUTF8 { append(from: origin, to: $0, into: &url) } }
  }

  private static func append(
    from origin: UnsafeBufferPointer<UInt8>, to target: UnsafeBufferPointer<UInt8>, into url: inout [UInt8]
  ) {
    let slash = UInt8(ascii: "/")
    var shared = 0
    var index = 0
    while index < origin.count, index < target.count, origin[index] == target[index] {
      index += 1
      if target[index - 1] == slash { shared = index }
    }
    let rest = UnsafeBufferPointer(rebasing: target[shared...])
    let start = url.count
    for byte in origin[shared...] where byte == slash { url.append("../") }
    // A colon in the first component would end a scheme.
    if url.count == start, rest.prefix(while: { $0 != slash }).contains(UInt8(ascii: ":")) {
      url.append("./")
    }
    PercentEncoding.append(rest, to: &url)
  }

  /// The URL of the site's root on a page: `../../`; empty at the root.
  static func root(from origin: String) -> String {
    String(repeating: "../", count: origin.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
