import CCurl
import Synchronization
import Text

/// Gets and puts files of a server by libcurl, and reuses connections.
final class HTTPClient: Sendable {
  struct Limits: Sendable {
    var connect = Duration.seconds(2)
    var total = Duration.seconds(5)
    /// The maximum bytes of an answer.
    var response = LocalStore.entryLimit + SealedEntry.overhead + ActionResult.overhead
  }

  struct Answer {
    var status: Int
    var body: [UInt8]
  }

  /// The reason why there is no answer, in English, without the address.
  struct Failure: Error {
    var message: String
  }

  private let connections = Mutex<[Connection]>([])
  private let isCancelled = CancelFlag()

  private struct Connection: @unchecked Sendable {
    let handle: UnsafeMutableRawPointer
  }

  deinit {
    connections.withLock { for connection in $0 { CCurlClose(connection.handle) } }
  }

  /// Cancels all current and later requests.
  func cancel() { isCancelled.flag.store(true, ordering: .relaxed) }

  /// - Parameter upload: the content to put; nil to get.
  func exchange(_ url: String, upload: [UInt8]? = nil, limits: Limits) throws(Failure) -> Answer {
    guard CCurlLoad() else {
      throw Failure(message: "libcurl isn't installed")
    }
    guard let connection = connections.withLock({ $0.popLast() }) ?? Self.connect() else {
      throw Failure(message: "there is no memory left")
    }
    defer { connections.withLock { $0.append(connection) } }
    let response = exchange(connection, url, upload, limits)
    defer { CCurlFree(response.body) }
    if let error = response.error { throw Failure(message: String(cString: error)) }
    let body = Array(UnsafeBufferPointer(start: response.body, count: response.count))
    return Answer(status: response.status, body: body)
  }

  private static func connect() -> Connection? { CCurlOpen().map(Connection.init) }

  private func exchange(
    _ connection: Connection, _ url: String, _ upload: [UInt8]?, _ limits: Limits
  ) -> CCurlResponse {
    // The client keeps the flag alive during the call.
    let limits = CCurlLimits(
      connect_milliseconds: max(1, limits.connect.milliseconds),
      total_milliseconds: max(1, limits.total.milliseconds), response_bytes: limits.response,
      is_cancelled: CancelFlag.isSet, context: Unmanaged.passUnretained(isCancelled).toOpaque())
    guard let upload else { return CCurlExchange(connection.handle, url, nil, 0, limits) }
    return upload.withUnsafeBufferPointer {
      CCurlExchange(connection.handle, url, $0.baseAddress, $0.count, limits)
    }
  }
}

/// A flag by which one thread cancels the requests of others.
private final class CancelFlag: Sendable {
  let flag = Atomic(false)

  static let isSet: @convention(c) (UnsafeRawPointer?) -> Bool = { context in
    guard let context else { return false }
    return Unmanaged<CancelFlag>.fromOpaque(context).takeUnretainedValue().flag.load(ordering: .relaxed)
  }
}
