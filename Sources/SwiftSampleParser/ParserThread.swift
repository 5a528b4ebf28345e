import Threads

/// A thread with a stack of a fixed size.
///
/// The parser recurses into nested code. Its depth must not depend on the shell's limit (`ulimit -s`), or a
/// sample would parse on one machine and not on another.
enum ParserThread {
  /// Several times the stack of the deepest sample that this program receives; see `SwiftSampleLimits`.
  private static let stackSize = 512 << 20

  /// Runs a function to its end on such a thread. Does nothing if the thread can't be started.
  static func run(_ body: @escaping @Sendable () -> Void) {
    Thread.start(stackSize: stackSize, body)?.join()
  }
}
