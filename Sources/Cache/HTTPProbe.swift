import CCurl
import Text

/// Asks servers about addresses, without their content. Belongs to one thread at a time.
package final class HTTPProbe {
  package enum Answer: Sendable, Equatable {
    case status(Int, location: String?, retryAfter: Duration?)
    /// The host has an address of this machine, or of a private network.
    case isPrivate
    /// The reason why there is no answer, in English.
    case failure(String)
  }

  private let connection: UnsafeMutableRawPointer
  private let userAgent: String
  private let allowsPrivate: Bool
  private let limit: Duration

  /// - Parameters:
  ///   - allowsPrivate: whether hosts of this machine and of private networks are asked.
  ///   - limit: the time for an answer.
  /// - Returns: nil if libcurl isn't installed, or without memory.
  package init?(userAgent: String, allowsPrivate: Bool, limit: Duration) {
    guard let connection = CCurlOpen() else { return nil }
    (self.connection, self.userAgent, self.allowsPrivate) = (connection, userAgent, allowsPrivate)
    self.limit = limit
  }

  deinit { CCurlClose(connection) }

  /// - Parameters:
  ///   - address: begins with `http://` or `https://`.
  ///   - getsContent: whether the server is asked as for the content, which some need.
  package func ask(_ address: String, getsContent: Bool) -> Answer {
    let milliseconds = max(1, limit.milliseconds)
    var limits = CCurlLimits()
    limits.connect_milliseconds = milliseconds
    limits.total_milliseconds = milliseconds
    let result = CCurlProbe(connection, address, getsContent, allowsPrivate, userAgent, limits)
    if let error = result.error { return result.is_private ? .isPrivate : .failure(String(cString: error)) }
    let location = withUnsafeBytes(of: result.location) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    return .status(
      result.status, location: location.isEmpty ? nil : location,
      retryAfter: result.retry_after > 0 ? .seconds(result.retry_after) : nil)
  }
}
