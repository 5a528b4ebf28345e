import Diagnostics
import Text

/// A link to an address of HTTP on another site.
package struct ExternalLink: Sendable {
  /// The address without its fragment, which servers don't see.
  package let address: String
  /// The host in lower case, with its port.
  package let host: String
  package let range: SourceRange

  /// - Returns: nil for addresses of other kinds, such as `mailto:`, and for those without a host.
  init?(_ destination: [UInt8], at range: SourceRange) {
    let slashes = Array("//".utf8)
    let bytes = destination.starts(with: slashes) ? Array("https:".utf8) + destination : destination
    let shown = bytes.prefix { $0 != UInt8(ascii: "#") }
    guard let colon = shown.firstIndex(of: UInt8(ascii: ":")), shown[(colon + 1)...].starts(with: slashes),
      ["http", "https"].contains(String(decoding: shown[..<colon], as: UTF8.self).lowercased())
    else { return nil }
    let authority = shown[(colon + 3)...].prefix { !"/?".utf8.contains($0) }
    let host = authority.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false).last ?? []
    guard host.first.map({ $0 != UInt8(ascii: ":") }) ?? false else { return nil }
    var address: [UInt8] = []
    for byte in shown {
      // Browsers encode what isn't ASCII.
      if byte > 0x20, byte < 0x7F { address.append(byte) } else { address += PercentEncoding.encoded([byte]) }
    }
    self.address = String(decoding: address, as: UTF8.self)
    self.host = String(decoding: host, as: UTF8.self).lowercased()
    self.range = range
  }
}
