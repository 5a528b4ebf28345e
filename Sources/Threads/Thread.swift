#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A thread of the operating system.
///
/// Dispatch isn't used: on Linux it opens a file for each working thread, and ends the program when the
/// system runs out of descriptors.
package struct Thread: @unchecked Sendable {
  private let thread: pthread_t

  /// Starts a thread.
  ///
  /// - Parameter stackSize: the size in bytes; the system allocates only the used part.
  /// - Returns: nil if the system can't start another thread.
  package static func start(stackSize: Int = 1 << 20, _ body: @escaping @Sendable () -> Void) -> Thread? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
    var created: pthread_t?
    let result = pthread_create(&created, &attributes, { Work.run($0) }, work.toOpaque())
    let thread = created
    #else
    var thread = pthread_t()
    let result = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
    #endif
    guard result == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin)
    return thread.map(Thread.init)
    #else
    return Thread(thread: thread)
    #endif
  }

  /// Waits until the thread ends. Call this once, unless the thread is detached.
  package func join() { pthread_join(thread, nil) }

  /// Frees the thread's resources when it ends, without `join()`.
  package func detach() { pthread_detach(thread) }

  private final class Work {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }
}
