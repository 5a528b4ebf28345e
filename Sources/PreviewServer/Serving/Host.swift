import Text

/// Checks `Host` headers.
///
/// A web page can point its host name at 127.0.0.1, and then read a preview as its own origin (DNS
/// rebinding). Its requests carry that name, so only names of this machine are served and, in a network,
/// addresses of numbers: no name leads to those.
enum Host {
  /// Whether a `Host` header names this machine, with any port, since tunnels and containers change it.
  static func isLocal(_ header: String) -> Bool {
    let host = header.lowercased()
    // The longer name comes first; a final dot doesn't change a name.
    for name in ["localhost.", "localhost", "127.0.0.1", "[::1]"] where host.hasPrefix(name) {
      let rest = host.dropFirst(name.count)
      if rest.isEmpty { return true }
      return isPort(rest)
    }
    return false
  }

  /// Whether a `Host` header is an IPv4 address, with any port.
  static func isAddress(_ header: String) -> Bool {
    let host = header.prefix { $0 != ":" }
    let rest = header.dropFirst(host.count)
    return NetworkAddress(host) != nil && (rest.isEmpty || isPort(rest))
  }

  private static func isPort(_ text: Substring) -> Bool {
    let port = text.dropFirst()
    return text.first == ":" && (1...5).contains(port.utf8.count) && port.utf8.allSatisfy(\.isDigit)
  }
}
