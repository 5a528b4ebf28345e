import CMicroHTTPD

/// The library that speaks HTTP.
package enum HTTPLibrary {
  /// The version that is linked now.
  package static var version: String { String(cString: MHD_get_version()) }
}
