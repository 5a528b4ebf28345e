/// What goes over the wire: a status, headers and the part of a body that was asked for.
struct Reply {
  typealias Header = (name: String, value: String)

  enum Body {
    case bytes([UInt8])
    case file(OpenFile, Range<Int>)
  }

  var status: Int
  var headers: [Header]
  var body: Body

  /// A plain text that says why a request is refused.
  static func refusal(_ status: Int, _ reason: String, headers: [Header] = []) -> Reply {
    Reply(
      status: status, headers: [("Content-Type", ContentType.plain)] + headers,
      body: .bytes(Array("\(reason)\n".utf8)))
  }
}
