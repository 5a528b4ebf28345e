import Threads

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Cuts connections whose request or answer takes too long, and those without a whole request where others need their place.
///
/// The HTTP library cuts those that are silent. One that sends or reads a byte a second never is, and could hold
/// its place for ever.
final class Deadlines: Sendable {
  /// What a connection is at.
  enum Phase {
    /// Waits for a request, or is in the middle of its headers.
    case head
    case answer
    /// Listens for changes, without end.
    case stream
  }

  private struct Watched {
    let socket: Int32
    var phase = Phase.head
    var began = ContinuousClock.now
    /// Whether its socket was shut down, so that the library is about to close it.
    var isCut = false
  }

  private static let interval = Duration.milliseconds(500)

  private let head: Duration
  private let answer: Duration
  /// Connections at a time, beyond which those without a whole request make room.
  private let crowd: Int
  private let connections = Locked<[OpaquePointer: Watched]>([:])
  private let ending = Ending()
  private let thread: Thread?

  /// How the thread is told to end.
  private final class Ending: @unchecked Sendable {
    private let monitor = Monitor()
    private var hasCome = false

    func come() {
      monitor.withLock {
        hasCome = true
        monitor.wakeAll()
      }
    }

    /// Waits a while; whether the thread is to go on.
    func isFar(for duration: Duration) -> Bool {
      monitor.withLock {
        if !hasCome { monitor.wait(atMost: duration) }
        return !hasCome
      }
    }
  }

  /// - Parameter limits: Their `head` and `answer` hold, to within half a second. A quarter of their `connections` is
  ///   kept free for those who come, as long as any others have sent no whole request.
  init(limits: HTTPServer.Limits) {
    head = .seconds(limits.head)
    answer = .seconds(limits.answer)
    crowd = limits.connections - limits.connections / 4
    thread = Thread.start { [connections, ending, head, answer] in
      while ending.isFar(for: Self.interval) {
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
      Self.makeRoom(&connections, beyond: crowd)
      connections[connection] = Watched(socket: socket)
    }
  }

  /// Cuts those that have waited longest in the middle of a request, or between two, if there are too many connections:
  /// some of them at once, so that a flood of them costs little.
  private static func makeRoom(_ connections: inout [OpaquePointer: Watched], beyond crowd: Int) {
    guard connections.count > crowd else { return }
    let open = connections.filter { !$0.value.isCut }
    guard open.count > crowd else { return }
    let waiting = open.filter { $0.value.phase == .head }.sorted { $0.value.began < $1.value.began }
    for (connection, watched) in waiting.prefix(max(1, crowd / 8)) {
      shutdown(watched.socket, Int32(SHUT_RDWR))
      connections[connection]?.isCut = true
    }
  }

  /// Starts the time of another phase; keeps the time of the same one running.
  func enter(_ phase: Phase, _ connection: OpaquePointer) {
    connections.withLock { connections in
      guard var watched = connections[connection], watched.phase != phase else { return }
      watched.phase = phase
      watched.began = .now
      connections[connection] = watched
    }
  }

  /// To be called before the socket is closed: its number may mean another one afterwards.
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
        // The library sees the end of the connection, and closes the socket itself.
        if isOverdue { shutdown(watched.socket, Int32(SHUT_RDWR)) }
      }
    }
  }
}
