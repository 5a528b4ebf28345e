package struct RemoteAddress: Sendable {
  /// The URL without a final slash.
  let text: String

  /// - Parameter text: an `http` or `https` URL with a host, without query and fragment; nil for others.
  package init?(_ text: String) {
    guard let separator = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<separator.lowerBound].lowercased()
    let rest = text[separator.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    guard scheme == "http" || scheme == "https", !host.isEmpty, !host.hasPrefix(":"),
      text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
    else { return nil }
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    self.text = text
  }

  /// The address without user name and password, for display.
  package var shown: String {
    guard let separator = text.firstRange(of: "://") else { return text }
    let rest = text[separator.upperBound...]
    let authority = rest.prefix { $0 != "/" }
    guard let at = authority.lastIndex(of: "@") else { return text }
    return String(text[..<separator.upperBound]) + rest[rest.index(after: at)...]
  }

  /// The URL of an entry, with the path that servers for build caches use.
  func url(of key: Digest) -> String { text + "/ac/" + key.text }
}
