/// URLs from one file of the site to another: they hold at any address, and on a disk.
enum RelativeURL {
  /// The URL of `target` on the page `origin`, both paths in the site, percent-encoded.
  static func make(from origin: String, to target: String) -> [UInt8] {
    let (origin, target) = (Array(origin.utf8), Array(target.utf8))
    let slash = UInt8(ascii: "/")
    var shared = 0
    var index = 0
    while index < origin.count, index < target.count, origin[index] == target[index] {
      index += 1
      if target[index - 1] == slash { shared = index }
    }
    var url: [UInt8] = []
    for byte in origin[shared...] where byte == slash { url += "../".utf8 }
    let rest = target[shared...]
    // A colon in the first component would be taken for a scheme.
    if url.isEmpty, rest.prefix(while: { $0 != slash }).contains(UInt8(ascii: ":")) { url += "./".utf8 }
    PercentEncoding.append(rest, to: &url)
    return url
  }

  /// What leads from a page to the root of the site: `../../`; nothing at the root.
  static func root(from origin: String) -> String {
    String(repeating: "../", count: origin.utf8.count { $0 == UInt8(ascii: "/") })
  }
}
