import CMicroHTTPD

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Translates between the HTTP library's connections and the server's requests and replies.
final class ConnectionHandler: Sendable {
  private let responder: Responder

  init(responder: Responder) {
    self.responder = responder
  }

  /// Called by the library when a request's headers are there, for each piece of its body, and at its end.
  static let callback: MHD_AccessHandlerCallback = {
    context, connection, target, method, _, _, uploadSize, progress in
    guard let context, let connection, let target, let method, let uploadSize, let progress else {
      return .NO
    }
    let handler = Unmanaged<ConnectionHandler>.fromOpaque(context).takeUnretainedValue()
    let request = request(of: connection, method: method, target: target)
    // A reply at the first call ends the connection, body unread: right for bodies, which are always refused.
    if progress.pointee == nil && !request.hasBody {
      progress.pointee = context
      return .YES
    }
    uploadSize.pointee = 0
    return handler.respond(to: request, on: connection)
  }

  private func respond(to request: Request, on connection: OpaquePointer) -> MHD_Result {
    switch responder.answer(request) {
    case .reply(let reply): Self.send(reply, to: connection)
    case .events: responder.reload.open(on: connection)
    }
  }

  // MARK: Reading

  private static func request(
    of connection: OpaquePointer, method: UnsafePointer<CChar>, target: UnsafePointer<CChar>
  ) -> Request {
    Request(
      method: String(cString: method),
      target: Array(UnsafeRawBufferPointer(start: target, count: strlen(target))),
      hasBody: header("Transfer-Encoding", of: connection) != nil
        || (header("Content-Length", of: connection) ?? "0") != "0",
      host: header("Host", of: connection), ifNoneMatch: header("If-None-Match", of: connection),
      range: header("Range", of: connection), ifRange: header("If-Range", of: connection))
  }

  private static func header(_ name: String, of connection: OpaquePointer) -> String? {
    MHD_lookup_connection_value(connection, .HEADER_KIND, name).map { String(cString: $0) }
  }

  // MARK: Writing

  static func send(_ reply: Reply, to connection: OpaquePointer) -> MHD_Result {
    guard let response = makeResponse(reply.body) else { return .NO }
    defer { MHD_destroy_response(response) }
    for (name, value) in reply.headers where MHD_add_response_header(response, name, value) == .NO {
      return .NO
    }
    return MHD_queue_response(connection, UInt32(reply.status), response)
  }

  private static func makeResponse(_ body: Reply.Body) -> OpaquePointer? {
    switch body {
    case .bytes(let bytes):
      return bytes.withUnsafeBytes { buffer in
        MHD_create_response_from_buffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
      }
    case .file(let file, let range):
      // The library closes the descriptor that it is given.
      let descriptor = file.duplicateDescriptor()
      guard descriptor >= 0 else { return nil }
      let response = MHD_create_response_from_fd_at_offset64(
        UInt64(range.count), descriptor, UInt64(range.lowerBound))
      if response == nil { close(descriptor) }
      return response
    }
  }
}
