extension HTTPServer {
  /// What clients may use up.
  package struct Limits: Sendable {
    /// Connections at a time; more wait until one closes. Half of them may be pages that listen for changes.
    package var connections = 2048
    /// Seconds without progress after which a connection is cut, in the middle of a request or between two.
    package var inactivity = 10
    /// Seconds that the line and the headers of a request may take, however steadily they trickle in. Counted
    /// from the end of the answer before.
    package var head = 20
    /// Seconds that an answer may take, however steadily it is read. Streams of changes have no such limit.
    package var answer = 300
    /// Bytes of a request's line and headers.
    package var requestSize = 32 * 1024

    package init() {}

    /// File descriptors for everything but connections: watching, building, the terminal.
    private static let otherDescriptors = 128

    /// What all connections together may hold open: each its socket and a file.
    var descriptors: Int { 2 * connections + Self.otherDescriptors }

    /// The same with no more connections than a number of descriptors is good for. With none left, the server
    /// could not accept and the build not read.
    func fitting(descriptors: Int) -> Self {
      var limits = self
      limits.connections = min(connections, max(1, (descriptors - Self.otherDescriptors) / 2))
      return limits
    }
  }
}
