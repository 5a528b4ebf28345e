import CMicroHTTPD

/// Translates between the HTTP library's connections and the server's requests and replies.
final class ConnectionHandler: Sendable {
  private let responder: Responder
  private let deadlines: Deadlines

  init(responder: Responder, deadlines: Deadlines) {
    self.responder = responder
    self.deadlines = deadlines
  }

  /// The library's callback after a request's headers, for each piece of its body, and at its end.
  static let callback: MHD_AccessHandlerCallback = {
    context, connection, target, method, _, _, uploadSize, progress in
    guard let context, let connection, let target, let method, let uploadSize, let progress else {
      return .NO
    }
    let handler = handler(context)
    handler.deadlines.enter(.answer, connection)
    let request = Request(of: connection, method: method, target: target)
    // A reply at the first call closes the connection without reading the body, which is always refused.
    if progress.pointee == nil && !request.hasBody {
      progress.pointee = context
      return .YES
    }
    uploadSize.pointee = 0
    return handler.respond(to: request, on: connection)
  }

  /// The library's callback when a connection begins, and before its socket is closed.
  static let connectionChanged: MHD_NotifyConnectionCallback = { context, connection, _, change in
    guard let context, let connection else { return }
    let deadlines = handler(context).deadlines
    switch change {
    case .CONNECTION_NOTIFY_STARTED: deadlines.begin(connection, socket: CMicroHTTPDSocket(connection))
    default: deadlines.end(connection)
    }
  }

  /// The library's callback when a request is answered, or its connection has failed.
  static let requestEnded: MHD_RequestCompletedCallback = { context, connection, _, _ in
    guard let context, let connection else { return }
    handler(context).deadlines.enter(.head, connection)
  }

  private static func handler(_ context: UnsafeMutableRawPointer) -> ConnectionHandler {
    Unmanaged<ConnectionHandler>.fromOpaque(context).takeUnretainedValue()
  }

  private func respond(to request: Request, on connection: OpaquePointer) -> MHD_Result {
    switch responder.answer(request) {
    case .reply(let reply): Self.send(reply, to: connection)
    case .events: openStream(on: connection)
    }
  }

  private func openStream(on connection: OpaquePointer) -> MHD_Result {
    deadlines.enter(.stream, connection)
    return responder.reload.open(on: connection)
  }

  // MARK: Writing

  static func send(_ reply: Reply, to connection: OpaquePointer) -> MHD_Result {
    guard let response = makeResponse(reply.body) else { return .NO }
    defer { CMicroHTTPDDestroy(response) }
    for (name, value) in reply.headers + Reply.everywhere
    where CMicroHTTPDAddHeader(response, name, value) == .NO {
      return .NO
    }
    return CMicroHTTPDQueue(connection, UInt32(reply.status), response)
  }

  /// Keeps a body while the library sends it.
  private final class Sending: Sendable {
    let body: Body

    init(_ body: Body) {
      self.body = body
    }
  }

  /// The maximum bytes read at a time.
  private static let blockSize = 32 * 1024

  private static func makeResponse(_ body: Body) -> OpaquePointer? {
    let sending = Unmanaged.passRetained(Sending(body))
    let response = CMicroHTTPDMakeResponse(
      UInt64(body.count), min(blockSize, max(1, body.count)),
      { context, position, buffer, capacity in
        guard let context, let buffer else { return CMicroHTTPDEndWithError }
        let body = Unmanaged<Sending>.fromOpaque(context).takeUnretainedValue().body
        let piece = UnsafeMutableRawBufferPointer(start: buffer, count: capacity)
        return (try? body.read(at: Int(clamping: position), into: piece)) ?? CMicroHTTPDEndWithError
      },
      sending.toOpaque(),
      { context in
        guard let context else { return }
        Unmanaged<Sending>.fromOpaque(context).release()
      })
    if response == nil { sending.release() }
    return response
  }
}
