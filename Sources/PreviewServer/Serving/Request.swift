/// What the server reads of a request.
struct Request {
  var method: String
  /// The request target as sent, without its query.
  var target: [UInt8]
  /// Whether more than headers is on its way.
  var hasBody = false
  /// All `Host` headers: one, unless the request is malformed.
  var hosts: [String] = []
  var ifMatch: String?
  var ifNoneMatch: String?
  var range: String?
  var ifRange: String?
  /// Where browsers say that a page of another site asks, in `Sec-Fetch-Site` or in `Origin`.
  var fetchSite: String?
  var origin: String?

  /// Whether a page that is not one of the preview's asks.
  var isFromElsewhere: Bool {
    if let fetchSite { return fetchSite != "same-origin" && fetchSite != "none" }
    return origin.map { origin in !hosts.contains { origin == "http://" + $0 } } ?? false
  }
}
