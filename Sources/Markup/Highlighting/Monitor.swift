#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A lock whose holder can wait for what another thread does.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs something while no other thread runs anything in here.
  func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Within the lock: lets others in until one of them calls `wakeAll()`, or for no reason at all.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Lets all go on that wait.
  func wakeAll() { pthread_cond_broadcast(condition) }
}
