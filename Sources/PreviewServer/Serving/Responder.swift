/// Checks requests, finds the content, and handles conditions and ranges. Independent of sockets.
struct Responder: Sendable {
  enum Answer {
    case reply(Reply)
    /// The stream of changes.
    case events
  }

  /// The preview's own paths, under a name that sites don't use.
  private static let scriptPath = "/.zoetrope/reload.js"
  private static let eventsPath = "/.zoetrope/events"

  let content: any ContentSource
  let reload: LiveReload
  /// Whether the server is for other machines of the network, which use an address of this one.
  var isInNetwork = false

  func answer(_ request: Request) -> Answer {
    guard let host = request.hosts.first, request.hosts.count == 1 else {
      return .reply(.refusal(400, "A request needs one Host header."))
    }
    guard Host.isLocal(host) || isInNetwork && Host.isAddress(host) else {
      let others = isInNetwork ? "IP addresses" : "127.0.0.1"
      return .reply(.refusal(403, "The preview answers to localhost and \(others) only."))
    }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .reply(.refusal(405, "The preview only reads.", headers: [("Allow", "GET, HEAD")]))
    }
    if request.hasBody { return .reply(.refusal(413, "The preview takes no request bodies.")) }
    guard let path = RequestPath.decode(request.target) else {
      return .reply(.refusal(400, "This address isn't valid."))
    }
    switch path {
    case Self.eventsPath where request.isFromElsewhere:
      return .reply(.refusal(403, "Only the preview's own pages can listen for changes."))
    case Self.eventsPath where request.method != "GET":
      return .reply(.refusal(405, "Changes can only be read.", headers: [("Allow", "GET")]))
    case Self.eventsPath: return .events
    case Self.scriptPath: return .reply(reply(Self.script, to: request))
    default: return .reply(page(at: path, for: request))
    }
  }

  /// The maximum bytes of a page that gets the script, and is held in memory for it.
  private static let longestPage = 64 << 20

  private static let script = Response(
    bytes: Array(ReloadScript.source.utf8), contentType: ContentType.javaScript)

  private func page(at path: String, for request: Request) -> Reply {
    // Read before the content: a page newer than its revision only reloads in vain; an older one is stale.
    let revision = reload.revision
    var response = content.response(for: path) ?? Self.notFound
    if response.contentType.hasPrefix("text/html"), response.body.size <= Self.longestPage {
      guard let page = bytes(of: response.body) else { return .refusal(500, "The page can't be read.") }
      response.body = .bytes(ReloadScript.injected(into: page, revision: revision))
      response.entityTag += "." + revision
    }
    return reply(response, to: request)
  }

  /// The answer is HTML, so that it reloads once the page exists.
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
      headers: [("Content-Type", response.contentType), ("Cache-Control", "no-cache")], body: .empty)
    if let location = response.location { reply.headers.append(("Location", location)) }
    guard response.status == 200 else {
      reply.body = Body(response.body)
      return reply
    }
    if let list = request.ifMatch, !EntityTag.isMatched(response.entityTag, byList: list) {
      return .refusal(412, "The page has changed since.")
    }
    reply.headers += [("ETag", EntityTag.quoted(response.entityTag)), ("Accept-Ranges", "bytes")]
    if let list = request.ifNoneMatch, EntityTag.isNamed(response.entityTag, inList: list) {
      reply.status = 304
      // The body isn't sent, only its length.
      reply.body = Body(response.body)
      return reply
    }
    fill(&reply, with: response, range: applicableRange(of: request, tag: response.entityTag))
    return reply
  }

  /// The `Range` header of a GET request, unless it is for another version of the body.
  private func applicableRange(of request: Request, tag: String) -> String? {
    guard request.method == "GET" else { return nil }
    if let condition = request.ifRange, condition != EntityTag.quoted(tag) { return nil }
    return request.range
  }

  private func fill(_ reply: inout Reply, with response: Response, range: String?) {
    let size = response.body.size
    switch range.map({ ByteRange(header: $0, size: size) }) ?? .whole {
    case .whole:
      reply.body = Body(response.body)
    case .part(let part):
      reply.status = 206
      reply.headers.append(("Content-Range", "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(size)"))
      reply.body = Body(response.body, range: part)
    case .unsatisfiable:
      reply.status = 416
      reply.headers.append(("Content-Range", "bytes */\(size)"))
    }
  }
}
