import Files
import Text

/// Addresses of files, such as `file:///home/me/blog/content/fold.md`.
enum FileAddress {
  /// The absolute path of an address; nil for other schemes.
  static func path(_ address: String) -> String? {
    let bytes = Array(address.utf8)
    guard address.lowercased().hasPrefix("file://") else { return nil }
    guard let slash = bytes[7...].firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = String(decoding: bytes[7..<slash], as: UTF8.self)
    guard host.isEmpty || host == "localhost" else { return nil }
    let path = bytes[slash...].prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return PercentEncoding.text(path)
  }

  static func address(_ path: String) -> String {
    "file://" + String(decoding: PercentEncoding.encoded(path.utf8), as: UTF8.self)
  }
}
