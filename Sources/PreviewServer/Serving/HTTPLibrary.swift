import CMicroHTTPD

/// The library that speaks HTTP.
package enum HTTPLibrary {
  /// Its version; nil if it is not there.
  package static var version: String? { CMicroHTTPDLoad() ? String(cString: CMicroHTTPDVersion()) : nil }
}
