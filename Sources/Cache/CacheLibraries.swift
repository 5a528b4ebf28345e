import CCurl
import CNettle
import Hashing

/// The versions of the libraries that the cache is made with.
package enum CacheLibraries {
  package static var nettle: String { "\(nettle_version_major()).\(nettle_version_minor())" }

  package static var xxHash: String { XXH128.version }

  /// Loads the library; nil if there is none on this machine, so that no server can be asked.
  package static var libcurl: String? {
    guard let text = CCurlVersion() else { return nil }
    // `libcurl/8.5.0 GnuTLS/3.8.3 …`: what it uses itself is its own affair.
    let words = String(cString: text).split(separator: " ")
    return words.first.map { String($0.split(separator: "/").last ?? $0) }
  }
}
