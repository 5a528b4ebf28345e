/// What goes over the wire: a status, headers and the part of a body that was asked for.
struct Reply {
  typealias Header = (name: String, value: String)

  /// What every answer says: browsers are not to guess types, and pages of other origins neither to embed what a
  /// preview shows, as an image, a script or a style, nor to frame it. Nothing allows them to read it.
  ///
  /// The policy adds to one that a page has of its own. A site's own pages may frame each other, as they may where
  /// they are published: an `object` is a frame, too.
  static let everywhere: [Header] = [
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Content-Security-Policy", "frame-ancestors 'self'"), ("X-Frame-Options", "SAMEORIGIN"),
  ]

  var status: Int
  var headers: [Header]
  var body: Body

  /// A plain text that says why a request is refused.
  static func refusal(_ status: Int, _ reason: String, headers: [Header] = []) -> Reply {
    Reply(
      status: status, headers: [("Content-Type", ContentType.plain)] + headers,
      body: Body(.bytes(Array("\(reason)\n".utf8))))
  }
}
