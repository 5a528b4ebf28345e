/// An answer as sent: a status, headers and the requested part of a body.
struct Reply {
  typealias Header = (name: String, value: String)

  /// The headers of every answer. Browsers mustn't guess types, and pages of other origins can neither embed
  /// nor frame a preview's content.
  ///
  /// The policy adds to a page's own one. The site's pages may frame each other, as when published: an
  /// `object` is a frame, too.
  static let everywhere: [Header] = [
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Content-Security-Policy", "frame-ancestors 'self'"), ("X-Frame-Options", "SAMEORIGIN"),
  ]

  var status: Int
  var headers: [Header]
  var body: Body

  /// A plain-text answer with the reason for a refusal.
  static func refusal(_ status: Int, _ reason: String, headers: [Header] = []) -> Reply {
    Reply(
      status: status, headers: [("Content-Type", ContentType.plain)] + headers,
      body: Body(.bytes(Array("\(reason)\n".utf8))))
  }
}
