extension FoundationValues {
  /// Requests with Foundation's addresses and data, which end without a connection.
  static let networking = """
    extension UIKit.URLRequest {
      public init(
        url: Foundation.URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
        timeoutInterval: UIKit.TimeInterval = 60
      ) {
        self.init(address: url)
        self.timeoutInterval = timeoutInterval
      }
      public var url: Foundation.URL? {
        get { address as? Foundation.URL }
        set { address = newValue }
      }
      public var httpBody: Foundation.Data? {
        get { content as? Foundation.Data }
        set { content = newValue }
      }
    }
    extension UIKit.URLSession {
      public typealias DataHandler = (Foundation.Data?, UIKit.URLResponse?, (any Swift.Error)?) -> Swift.Void
      public typealias DownloadHandler = (Foundation.URL?, UIKit.URLResponse?, (any Swift.Error)?) -> Swift.Void
      private static func error(_ code: Swift.Int) -> Foundation.URLError {
        Foundation.URLError(Foundation.URLError.Code(rawValue: code) ?? .unknown)
      }
      public func dataTask(
        with url: Foundation.URL, completionHandler: @escaping DataHandler
      ) -> UIKit.URLSessionDataTask {
        UIKit.URLSessionDataTask(failing: { completionHandler(nil, nil, Self.error($0)) })
      }
      public func dataTask(
        with request: UIKit.URLRequest, completionHandler: @escaping DataHandler
      ) -> UIKit.URLSessionDataTask {
        UIKit.URLSessionDataTask(failing: { completionHandler(nil, nil, Self.error($0)) })
      }
      public func downloadTask(
        with url: Foundation.URL, completionHandler: @escaping DownloadHandler
      ) -> UIKit.URLSessionDownloadTask {
        UIKit.URLSessionDownloadTask(failing: { completionHandler(nil, nil, Self.error($0)) })
      }
      public func data(from url: Foundation.URL) async throws -> (Foundation.Data, UIKit.URLResponse) {
        throw await Self.error(failing())
      }
      public func data(for request: UIKit.URLRequest) async throws -> (Foundation.Data, UIKit.URLResponse) {
        throw await Self.error(failing())
      }
    }

    """
}
