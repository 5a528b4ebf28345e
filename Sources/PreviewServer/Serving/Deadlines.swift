import Threads

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Closes slow connections and, if there are too many, those without a complete request.
///
/// The HTTP library only closes silent connections. One with a byte per second could stay forever.
final class Deadlines: Sendable {
  enum Phase {
    /// Waiting for a request, or receiving its headers.
    case head
    case answer
    /// Streaming changes, without a time limit.
    case stream
  }

  private struct Watched {
    let socket: Int32
    var phase = Phase.head
    var began = ContinuousClock.now
    /// Whether the socket was shut down, so that the library will close it.
    var isCut = false
  }

  private static let interval = Duration.milliseconds(500)

  private let head: Duration
  private let answer: Duration
  /// The number of connections beyond which those without a complete request are closed.
  private let softLimit: Int
  private let connections = Locked<[OpaquePointer: Watched]>([:])
  private let ending = Ending()
  private let thread: Thread?

  /// Signals the thread to end.
  private final class Ending: @unchecked Sendable {
    private let monitor = Monitor()
    private var hasCome = false

    func come() {
      monitor.withLock {
        hasCome = true
        monitor.wakeAll()
      }
    }

    /// Waits for a duration, and returns whether the thread should continue.
    func waits(for duration: Duration) -> Bool {
      monitor.withLock {
        if !hasCome { monitor.wait(atMost: duration) }
        return !hasCome
      }
    }
  }

  /// - Parameter limits: `head` and `answer` are enforced to within half a second. A quarter of `connections`
  ///   stays free for new ones, as long as others haven't sent a complete request.
  init(limits: HTTPServer.Limits) {
    head = .seconds(limits.head)
    answer = .seconds(limits.answer)
    softLimit = limits.connections - limits.connections / 4
    thread = Thread.start { [connections, ending, head, answer] in
      while ending.waits(for: Self.interval) {
        Self.cutOverdue(connections, head: head, answer: answer)
      }
    }
  }

  deinit {
    ending.come()
    thread?.join()
  }

  func begin(_ connection: OpaquePointer, socket: Int32) {
    connections.withLock { connections in
      Self.makeRoom(&connections, beyond: softLimit)
      connections[connection] = Watched(socket: socket)
    }
  }

  /// If there are too many connections, shuts down those that have waited longest for a complete request.
  /// Closing several at once makes floods cheap.
  private static func makeRoom(_ connections: inout [OpaquePointer: Watched], beyond softLimit: Int) {
    guard connections.count > softLimit else { return }
    let open = connections.filter { !$0.value.isCut }
    guard open.count > softLimit else { return }
    let waiting = open.filter { $0.value.phase == .head }.sorted { $0.value.began < $1.value.began }
    for (connection, watched) in waiting.prefix(max(1, softLimit / 8)) {
      shutdown(watched.socket, Int32(SHUT_RDWR))
      connections[connection]?.isCut = true
    }
  }

  /// Begins a phase, and its time; the current phase's time goes on.
  func enter(_ phase: Phase, _ connection: OpaquePointer) {
    connections.withLock { connections in
      guard var watched = connections[connection], watched.phase != phase else { return }
      watched.phase = phase
      watched.began = .now
      connections[connection] = watched
    }
  }

  /// Forgets a connection. Call this before its socket is closed, since the descriptor may be reused.
  func end(_ connection: OpaquePointer) {
    connections.withLock { _ = $0.removeValue(forKey: connection) }
  }

  private static func cutOverdue(
    _ connections: Locked<[OpaquePointer: Watched]>, head: Duration, answer: Duration
  ) {
    let now = ContinuousClock.now
    connections.withLock { connections in
      for watched in connections.values {
        let isOverdue =
          switch watched.phase {
          case .head: now - watched.began > head
          case .answer: now - watched.began > answer
          case .stream: false
          }
        // The library notices, and closes the socket itself.
        if isOverdue { shutdown(watched.socket, Int32(SHUT_RDWR)) }
      }
    }
  }
}
