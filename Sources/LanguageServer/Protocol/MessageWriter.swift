import JSON
import Processes
import Synchronization

/// Writes messages of the base protocol. Several threads may write.
final class MessageWriter: Sendable {
  private let descriptor: Int32
  private let isSocket: Bool
  private let lock = Mutex(())

  init(descriptor: Int32, isSocket: Bool = false) {
    (self.descriptor, self.isSocket) = (descriptor, isSocket)
  }

  /// Writes a message. A reader that has gone is noticed when its messages end.
  func write(_ message: JSONValue) {
    let body = message.bytes
    let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    lock.withLock { _ in
      if isSocket {
        try? ByteStream.send(bytes, to: descriptor)
      } else {
        try? ByteStream.write(bytes, to: descriptor)
      }
    }
  }

  func respond(to id: JSONValue, _ result: JSONValue) {
    write(["jsonrpc": "2.0", "id": id, "result": result])
  }

  func respond(to id: JSONValue, _ error: RequestError) {
    write([
      "jsonrpc": "2.0", "id": id, "error": ["code": .integer(error.code), "message": .string(error.message)],
    ])
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    write(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }
}

/// The error that answers a request.
struct RequestError: Error {
  var code: Int
  var message: String

  static let parseError = -32700
  static let invalidRequest = -32600
  static let unknownMethod = -32601
  static let notInitialized = -32002
  static let failed = -32803
}
