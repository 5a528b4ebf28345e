#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Ctrl-C and a polite `kill`.
enum EndingSignals {
  static let numbers = [SIGINT, SIGTERM]

  /// Lets them end the process. A shell ignores Ctrl-C for what it starts in the background, other programs block
  /// signals, and both are inherited: whoever sends one to this process means it.
  static func restore() {
    var all = sigset_t()
    sigemptyset(&all)
    for number in numbers {
      signal(number, SIG_DFL)
      sigaddset(&all, number)
    }
    pthread_sigmask(SIG_UNBLOCK, &all, nil)
  }
}
