#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The signals that end the program: Ctrl-C and `kill`.
enum EndingSignals {
  static let numbers = [SIGINT, SIGTERM]

  /// Restores the signals' default action. Shells ignore Ctrl-C for background programs, other programs block
  /// signals, and both settings are inherited.
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
