#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A thread with a stack of its own size.
///
/// The parser calls itself for everything that is within something else. How deep it gets may not depend on what the
/// shell allows a stack (`ulimit -s`), or one sample would be read here and not there.
enum ParserThread {
  /// What the deepest sample that is handed to this program needs, several times over; see `SwiftSampleLimits`. The
  /// system gives memory only to the part that is used.
  private static let stackSize = 512 << 20

  /// Runs something to its end on such a thread. Does nothing if the system has no room for it.
  static func run(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Glibc)
    var thread = pthread_t()
    let result = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
    guard result == 0 else { return work.release() }
    pthread_join(thread, nil)
    #else
    var thread: pthread_t?
    let result = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
    guard result == 0, let thread else { return work.release() }
    pthread_join(thread, nil)
    #endif
  }

  private final class Work {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }
}
