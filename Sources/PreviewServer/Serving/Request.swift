/// What the server reads of a request.
struct Request {
  var method: String
  /// The request target as sent, without its query.
  var target: [UInt8]
  /// Whether more than headers is on its way.
  var hasBody = false
  var host: String?
  var ifNoneMatch: String?
  var range: String?
  var ifRange: String?
}
