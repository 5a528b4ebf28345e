#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lock whose holder can wait for what another thread does. The standard library's `Mutex` has no such waiting.
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
    // The clock on the wall may be set while somebody waits.
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs something while no other thread runs anything in here.
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Within the lock: lets others in until one of them calls `wakeAll()`, or for no reason at all.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// The same, but no longer than some time.
  package func wait(atMost duration: Duration) {
    let (seconds, attoseconds) = max(duration, .zero).components
    var time = timespec(tv_sec: Int(min(seconds, 1 << 30)), tv_nsec: Int(attoseconds / 1_000_000_000))
    #if canImport(Darwin)
    pthread_cond_timedwait_relative_np(condition, mutex, &time)
    #else
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let nanoseconds = now.tv_nsec + time.tv_nsec
    time = timespec(
      tv_sec: now.tv_sec + time.tv_sec + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
    pthread_cond_timedwait(condition, mutex, &time)
    #endif
  }

  /// Lets all go on that wait.
  package func wakeAll() { pthread_cond_broadcast(condition) }
}
