#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lock with a condition variable, which the standard library's `Mutex` lacks.
package final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
    // The wall clock may be set during a wait.
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

  /// Runs `body` while this thread holds the lock.
  package func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Releases the lock until another thread calls `wakeAll()`, then takes it again. May also return without a
  /// reason. Call this within the lock.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Waits like `wait()`, at most for a duration.
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

  /// Wakes all waiting threads.
  package func wakeAll() { pthread_cond_broadcast(condition) }
}
