/// Turns a request into a reply: checks it, finds the content, and applies what HTTP says about conditions and
/// ranges. Knows nothing of sockets.
struct Responder: Sendable {
  enum Answer {
    case reply(Reply)
    /// The stream on which a page hears of changes.
    case events
  }

  /// The paths of the preview itself, under a name that no site uses.
  private static let scriptPath = "/.zoetrope/reload.js"
  private static let eventsPath = "/.zoetrope/events"

  let content: any ContentSource
  let reload: LiveReload

  func answer(_ request: Request) -> Answer {
    guard let host = request.host, Host.isLocal(host) else {
      return .reply(.refusal(403, "The preview answers to localhost and 127.0.0.1 only."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .reply(.refusal(405, "The preview only reads.", headers: [("Allow", "GET, HEAD")]))
    }
    if request.hasBody { return .reply(.refusal(413, "The preview takes no request bodies.")) }
    guard let path = RequestPath.decode(request.target) else {
      return .reply(.refusal(400, "No page can have this address."))
    }
    switch path {
    case Self.eventsPath where request.method == "GET": return .events
    case Self.scriptPath: return .reply(reply(Self.script, to: request))
    default: return .reply(page(at: path, for: request))
    }
  }

  private static let script = Response(
    bytes: Array(ReloadScript.source.utf8), contentType: ContentType.javaScript)

  private func page(at path: String, for request: Request) -> Reply {
    // Before the content: a page may be newer than the revision it carries, and then reloads once in vain; the
    // other way round it would stay stale.
    let revision = reload.revision
    var response = content.response(for: path) ?? Self.notFound
    if response.contentType.hasPrefix("text/html") {
      guard let page = bytes(of: response.body) else { return .refusal(500, "The page cannot be read.") }
      response.body = .bytes(ReloadScript.injected(into: page, revision: revision))
      response.entityTag += "." + revision
    }
    return reply(response, to: request)
  }

  /// A page rather than a text, so that it reloads when the missing page is there.
  private static let notFound = Response(
    bytes: Array(
      """
      <!doctype html><html lang="en"><meta charset="utf-8"><title>Not found</title>
      <body><h1>Not found</h1><p>There is no page at this address.</p></body></html>

      """.utf8),
    contentType: ContentType.html, status: 404)

  private func bytes(of body: Response.Body) -> [UInt8]? {
    switch body {
    case .bytes(let bytes): bytes
    case .file(let file): file.contents()
    }
  }

  private func reply(_ response: Response, to request: Request) -> Reply {
    var reply = Reply(
      status: response.status,
      headers: [("Content-Type", response.contentType), ("Cache-Control", "no-cache")], body: .bytes([]))
    if let location = response.location { reply.headers.append(("Location", location)) }
    guard response.status == 200 else {
      reply.body = part(nil, of: response.body)
      return reply
    }
    reply.headers += [("ETag", EntityTag.quoted(response.entityTag)), ("Accept-Ranges", "bytes")]
    if let list = request.ifNoneMatch, EntityTag.isNamed(response.entityTag, inList: list) {
      reply.status = 304
      return reply
    }
    fill(&reply, with: response, range: applicableRange(of: request, tag: response.entityTag))
    return reply
  }

  /// The `Range` header, unless it is meant for another version of the body.
  private func applicableRange(of request: Request, tag: String) -> String? {
    if let condition = request.ifRange, condition != EntityTag.quoted(tag) { return nil }
    return request.range
  }

  private func fill(_ reply: inout Reply, with response: Response, range: String?) {
    let size = size(of: response.body)
    switch range.map({ ByteRange(header: $0, size: size) }) ?? .whole {
    case .whole:
      reply.body = part(nil, of: response.body)
    case .part(let part):
      reply.status = 206
      reply.headers.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)"))
      reply.body = self.part(part, of: response.body)
    case .unsatisfiable:
      reply.status = 416
      reply.headers.append(("Content-Range", "bytes */\(size)"))
    }
  }

  private func size(of body: Response.Body) -> Int {
    switch body {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.size
    }
  }

  private func part(_ range: Range<Int>?, of body: Response.Body) -> Reply.Body {
    switch body {
    case .bytes(let bytes): .bytes(range.map { Array(bytes[$0]) } ?? bytes)
    case .file(let file): .file(file, range ?? 0..<file.size)
    }
  }
}
