import CMicroHTTPD

package enum HTTPLibrary {
  /// The version of libmicrohttpd; nil if it can't be loaded.
  package static var version: String? { CMicroHTTPDLoad() ? String(cString: CMicroHTTPDVersion()) : nil }
}
