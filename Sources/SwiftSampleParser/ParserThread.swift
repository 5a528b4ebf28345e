import Threads

/// A thread with a stack of its own size.
///
/// The parser calls itself for everything that is within something else. How deep it gets may not depend on what the
/// shell allows a stack (`ulimit -s`), or one sample would be read here and not there.
enum ParserThread {
  /// What the deepest sample that is handed to this program needs, several times over; see `SwiftSampleLimits`.
  private static let stackSize = 512 << 20

  /// Runs something to its end on such a thread. Does nothing if the system has no room for it.
  static func run(_ body: @escaping @Sendable () -> Void) {
    Thread.start(stackSize: stackSize, body)?.join()
  }
}
