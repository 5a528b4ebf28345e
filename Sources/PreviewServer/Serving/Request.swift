/// The parts of a request that the server uses.
struct Request {
  var method: String
  /// The request target as sent, without its query.
  var target: [UInt8]
  var hasBody = false
  /// All `Host` headers: one, unless the request is malformed.
  var hosts: [String] = []
  var ifMatch: String?
  var ifNoneMatch: String?
  var range: String?
  var ifRange: String?
  /// The headers `Sec-Fetch-Site` and `Origin`, which reveal requests from other sites.
  var fetchSite: String?
  var origin: String?

  /// Whether a page outside of the preview sent the request.
  var isFromElsewhere: Bool {
    if let fetchSite { return fetchSite != "same-origin" && fetchSite != "none" }
    return origin.map { origin in !hosts.contains { origin == "http://" + $0 } } ?? false
  }
}
