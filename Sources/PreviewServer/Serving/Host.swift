import Text

/// The `Host` header's say in whether a request is answered.
///
/// A page anywhere on the web may point its own host name at 127.0.0.1 and then read a preview as its own origin
/// (DNS rebinding). Its requests still carry that name, so only names that mean this machine are served.
enum Host {
  /// Whether a `Host` header names this machine, with any port: tunnels and containers change that.
  static func isLocal(_ header: String) -> Bool {
    let host = header.lowercased()
    // Longest first: with its dot, the name is the same name.
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
