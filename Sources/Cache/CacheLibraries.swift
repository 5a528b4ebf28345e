import CCurl
import CNettle
import Hashing

package enum CacheLibraries {
  package static var nettle: String { "\(nettle_version_major()).\(nettle_version_minor())" }

  package static var xxHash: String { XXH128.version }

  /// The version of libcurl, which this loads; nil if this machine has none, so that no server can be used.
  package static var libcurl: String? {
    guard let text = CCurlVersion() else { return nil }
    // `libcurl/8.5.0 GnuTLS/3.8.3 …`
    let words = String(cString: text).split(separator: " ")
    return words.first.map { String($0.split(separator: "/").last ?? $0) }
  }
}
