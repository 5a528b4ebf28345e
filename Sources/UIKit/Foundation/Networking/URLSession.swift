/// Requests to servers, by Foundation's name.
///
/// A run has no network: each request ends with the error `URLError(.notConnectedToInternet)`, as on a device without
/// a connection, and lint says so. Methods with addresses and data are there in code that names those of Foundation.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session for requests without a configuration.
  public static var shared: URLSession { Run.current?.networkSession ?? URLSession() }

  /// The configuration that the session was made with.
  public let configuration: URLSessionConfiguration

  /// Creates a session, whose requests end without a connection.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    super.init()
  }

  /// Creates a session with the default configuration.
  public override convenience init() { self.init(configuration: .default) }

  /// Without effect: tasks end soon.
  open func finishTasksAndInvalidate() {}
  /// Without effect: tasks end soon.
  open func invalidateAndCancel() {}

  /// Waits as long as a request takes to find no connection. Zoetrope's `data(from:)` calls this.
  ///
  /// - Returns: the code of the error.
  public func failing() async -> Int {
    URLSessionTask.noteMissingNetwork()
    try? await Run.sleep(for: .milliseconds(10))
    return URLSessionTask.notConnected
  }
}

/// How a session makes requests, by Foundation's name; kept, without effect.
open class URLSessionConfiguration: NSObject {
  /// A configuration of its own, as the system's.
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// A configuration of its own, that keeps nothing on disk.
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }

  /// Seconds of waiting for data; of no meaning.
  open var timeoutIntervalForRequest: TimeInterval = 60
  /// Seconds that a whole request may take; of no meaning.
  open var timeoutIntervalForResource: TimeInterval = 604_800
  /// Whether a request waits for a connection. Here it ends without one.
  open var waitsForConnectivity = false
  /// The number of simultaneous connections; of no meaning.
  open var httpMaximumConnectionsPerHost = 6
  /// Headers of all requests; of no meaning.
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The treatment of cached answers; of no meaning.
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
}
