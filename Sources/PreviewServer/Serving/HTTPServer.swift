import CMicroHTTPD

/// Serves a site on this machine only, or in its network, and makes browsers reload it.
///
/// ```swift
/// let server = try HTTPServer(content: site, port: 8000)
/// print(server.url)
/// server.reload(["/css/theme.css"])
/// server.stop()
/// ```
package final class HTTPServer: Sendable {
  package struct StartError: Error, CustomStringConvertible {
    package let description: String
  }

  /// The number of threads: local requests are short, and event streams wait without a thread.
  private static let threadCount: UInt32 = 4

  /// The open port: the wanted one or, if that is taken, another.
  package let port: UInt16
  /// The address of the site.
  package var url: String { url(address == .all ? .loopback : address) }
  /// The addresses of the site for other machines, at one of which each can reach it; empty if none can.
  package var networkURLs: [String] {
    address.isLoopback ? [] : (address == .all ? NetworkAddress.ofThisMachine() : [address]).map(url)
  }

  private func url(_ address: NetworkAddress) -> String { "http://\(address.text):\(port)/" }

  private let address: NetworkAddress

  private let reloading: LiveReload
  private let handler: ConnectionHandler
  /// The library's server; nil once stopped.
  private let daemon: Locked<OpaquePointer?>

  /// Starts serving.
  ///
  /// - Parameter port: the wanted port. If it is taken, the next free one is used; 0 lets the system choose.
  /// - Parameter address: the address of this machine to listen at.
  /// - Parameter limits: limits for clients. Connections are reduced to fit the system's descriptors.
  /// - Throws: `StartError` if no port can be opened, or no thread started.
  package init(
    content: any ContentSource, port: UInt16 = 8000, address: NetworkAddress = .loopback,
    limits: Limits = Limits()
  ) throws(StartError) {
    let listening: (descriptor: Int32, port: UInt16)
    guard CMicroHTTPDLoad() else {
      throw StartError(description: "can't load libmicrohttpd, which serves the preview: install it")
    }
    do {
      listening = try ListeningSocket.open(port: port, at: address)
    } catch {
      throw StartError(description: "can't open port \(port): \(error)")
    }
    self.port = listening.port
    self.address = address
    let limits = limits.fitting(descriptors: DescriptorLimit.raise(to: limits.descriptors))
    // Half of the connections stay free for requests, however many pages are open.
    reloading = LiveReload(listenerLimit: max(1, limits.connections / 2))
    handler = ConnectionHandler(
      responder: Responder(content: content, reload: reloading, isInNetwork: !address.isLoopback),
      deadlines: Deadlines(limits: limits))
    var options = CMicroHTTPDOptions()
    options.listening_socket = listening.descriptor
    options.thread_count = Self.threadCount
    options.connection_limit = UInt32(clamping: max(limits.connections, Int(Self.threadCount)))
    options.inactivity_timeout = UInt32(clamping: max(1, limits.inactivity))
    options.connection_memory = max(4096, limits.requestSize)
    options.handler = ConnectionHandler.callback
    options.connection_changed = ConnectionHandler.connectionChanged
    options.request_ended = ConnectionHandler.requestEnded
    // The daemon is stopped before `handler` is released.
    options.context = Unmanaged.passUnretained(handler).toOpaque()
    let started = CMicroHTTPDStart(&options)
    daemon = Locked(started)
    // The library has closed the socket if it couldn't start.
    guard started != nil else { throw StartError(description: "can't start the preview server") }
  }

  deinit {
    stop()
  }

  /// Informs open pages of a successful build, which removes the previous problems.
  ///
  /// - Parameter paths: the changed paths of the site, not encoded: `/css/theme.css`, `/fold/index.html`;
  ///   empty for all. Pages replace style sheets in place, and ignore changes of other pages.
  package func reload(_ paths: [String] = []) {
    reloading.reload(paths)
  }

  /// Shows a text over every open page; an empty one removes it.
  ///
  /// - Parameter text: plain text, such as the diagnostics of a failed build.
  package func showProblems(_ text: String) {
    reloading.showProblems(text)
  }

  /// Ends all connections and threads, and frees the port. A second call does nothing.
  ///
  /// Waits for answers in progress, so don't call this from a content source.
  package func stop() {
    reloading.stop()
    let running = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    if let running { CMicroHTTPDStop(running) }
  }
}
