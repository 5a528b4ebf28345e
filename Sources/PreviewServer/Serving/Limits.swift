extension HTTPServer {
  /// Limits for clients.
  package struct Limits: Sendable {
    /// The maximum number of connections; others wait. Half of them may be event streams.
    package var connections = 2048
    /// The seconds without progress after which a connection is closed.
    package var inactivity = 10
    /// The maximum seconds from the end of an answer to the end of the next request's headers.
    package var head = 20
    /// The maximum seconds for an answer; event streams have no limit.
    package var answer = 300
    /// The maximum bytes of a request's line and headers.
    package var requestSize = 32 * 1024

    package init() {}

    /// The descriptors for everything but connections: watching, building, the terminal.
    private static let otherDescriptors = 128

    /// The descriptors that are needed, two for each connection: a socket and a file.
    var descriptors: Int { 2 * connections + Self.otherDescriptors }

    /// The limits with connections reduced to fit a number of descriptors. With none left, the server
    /// couldn't accept, and the build couldn't read.
    func fitting(descriptors: Int) -> Self {
      var limits = self
      limits.connections = min(connections, max(1, (descriptors - Self.otherDescriptors) / 2))
      return limits
    }
  }
}
