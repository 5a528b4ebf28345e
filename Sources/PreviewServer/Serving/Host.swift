import Text

/// Checks `Host` headers.
///
/// A web page can point its host name at 127.0.0.1, and then read a preview as its own origin (DNS
/// rebinding). Its requests carry that name, so only names of this machine are served.
enum Host {
  /// Whether a `Host` header names this machine, with any port, since tunnels and containers change it.
  static func isLocal(_ header: String) -> Bool {
    let host = header.lowercased()
    // The longer name comes first; a final dot doesn't change a name.
    for name in ["localhost.", "localhost", "127.0.0.1", "[::1]"] where host.hasPrefix(name) {
      let rest = host.dropFirst(name.count)
      if rest.isEmpty { return true }
      let port = rest.dropFirst()
      return rest.first == ":" && (1...5).contains(port.utf8.count)
        && port.utf8.allSatisfy(\.isDigit)
    }
    return false
  }
}
