/// What goes over the wire: a status, headers and the part of a body that was asked for.
struct Reply {
  typealias Header = (name: String, value: String)

  /// What every answer says: browsers are not to guess types, and pages of other origins not to embed what a
  /// preview shows. Nothing allows them to read it.
  static let everywhere: [Header] = [
    ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
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
