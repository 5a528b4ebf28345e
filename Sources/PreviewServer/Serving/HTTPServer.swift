import CMicroHTTPD

/// Serves a site on this machine alone, and tells the browsers that look at it to reload.
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

  /// Loopback requests are short, and the event streams wait without a thread.
  private static let threadCount: UInt32 = 4

  /// The port that was opened: the wanted one or, where that was taken, another.
  package let port: UInt16
  /// Where a browser finds the site.
  package var url: String { "http://127.0.0.1:\(port)/" }

  private let reloading: LiveReload
  private let handler: ConnectionHandler
  /// Nil once stopped.
  private let daemon: Locked<OpaquePointer?>

  /// Starts serving.
  ///
  /// - Parameter port: The wanted port; the next free one is taken instead where it is in use. 0 leaves the
  ///   choice to the system.
  /// - Parameter limits: What clients may use up. Fewer connections, where the system has no descriptors for them.
  /// - Throws: `StartError` when no port can be opened or no thread started.
  package init(
    content: any ContentSource, port: UInt16 = 8000, limits: Limits = Limits()
  ) throws(StartError) {
    let listening: (descriptor: Int32, port: UInt16)
    guard CMicroHTTPDLoad() else {
      throw StartError(description: "cannot load libmicrohttpd, which serves the preview: install it")
    }
    do {
      listening = try ListeningSocket.open(port: port)
    } catch {
      throw StartError(description: "cannot open port \(port): \(error)")
    }
    self.port = listening.port
    let limits = limits.fitting(descriptors: DescriptorLimit.raise(to: limits.descriptors))
    // Half of the connections stay free for requests, however many pages are open.
    reloading = LiveReload(listenerLimit: max(1, limits.connections / 2))
    handler = ConnectionHandler(
      responder: Responder(content: content, reload: reloading), deadlines: Deadlines(limits: limits))
    var options = CMicroHTTPDOptions()
    options.listening_socket = listening.descriptor
    options.thread_count = Self.threadCount
    options.connection_limit = UInt32(clamping: max(limits.connections, Int(Self.threadCount)))
    options.inactivity_timeout = UInt32(clamping: max(1, limits.inactivity))
    options.connection_memory = max(4096, limits.requestSize)
    options.handler = ConnectionHandler.callback
    options.connection_changed = ConnectionHandler.connectionChanged
    options.request_ended = ConnectionHandler.requestEnded
    // Unretained: the daemon is stopped before `handler` goes.
    options.context = Unmanaged.passUnretained(handler).toOpaque()
    let started = CMicroHTTPDStart(&options)
    daemon = Locked(started)
    // The library has closed the socket where it could not start.
    guard started != nil else { throw StartError(description: "cannot start the preview server") }
  }

  deinit {
    stop()
  }

  /// Tells every open page that a build succeeded, and takes away the problems of the one before.
  ///
  /// - Parameter paths: What changed, as paths of the site (`/css/theme.css`, `/fold/index.html`), not encoded.
  ///   Pages swap style sheets in place, and stay as they are when only other pages changed. Empty: everything.
  package func reload(_ paths: [String] = []) {
    reloading.reload(paths)
  }

  /// Shows a text over every open page, which stays as it was; empty takes it away.
  ///
  /// - Parameter text: Plain text, such as the diagnostics of a build that failed. Never read as HTML.
  package func showProblems(_ text: String) {
    reloading.showProblems(text)
  }

  /// Ends all connections and threads and frees the port. Does nothing the second time.
  ///
  /// Waits for requests that are being answered; not to be called from a content source.
  package func stop() {
    reloading.stop()
    let running = daemon.withLock { daemon in
      defer { daemon = nil }
      return daemon
    }
    if let running { CMicroHTTPDStop(running) }
  }
}
