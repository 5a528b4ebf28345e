/// An address with the method and headers of its request, by Foundation's name; kept, without effect.
public struct URLRequest {
  /// The treatment of cached answers; of no meaning.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
  }

  /// The address, of Foundation's type `URL`. Zoetrope's property `url` has it.
  public var address: Any?
  /// The body, of Foundation's type `Data`. Zoetrope's property `httpBody` has it.
  public var content: Any?
  /// The method of HTTP, such as “GET”.
  public var httpMethod: String? = "GET"
  /// Seconds of waiting for data.
  public var timeoutInterval: TimeInterval = 60
  /// The headers by their names.
  public var allHTTPHeaderFields: [String: String]?

  /// A request for an address. Zoetrope's `init(url:)` calls this.
  public init(address: Any) { self.address = address }

  /// Sets a header; nil removes it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  /// Adds a value to a header, after a comma.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(
      self.value(forHTTPHeaderField: field).map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }

  /// The value of a header; nil for none.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// An answer of a server, by Foundation's name. A run has no network, so there is none.
open class URLResponse: NSObject {
  /// The kind of the data, such as “image/png”; nil for an unknown one.
  open var mimeType: String? { nil }
  /// The number of bytes; -1 for an unknown one.
  open var expectedContentLength: Int64 { -1 }
  /// The name for a file of the data; nil for none.
  open var suggestedFilename: String? { nil }
}

/// An answer of a server of the web, by Foundation's name. A run has no network, so there is none.
open class HTTPURLResponse: URLResponse {
  /// The status, such as 200; 0 without an answer.
  open var statusCode: Int { 0 }
  /// The headers by their names.
  open var allHeaderFields: [AnyHashable: Any] { [:] }
}
