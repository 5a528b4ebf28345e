#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Processes
import Synchronization

/// Standard output and standard error.
final class StandardStreams: Sendable {
  /// Whether something could not be written, other than to a reader who has gone.
  private let hasLost = Mutex(false)

  /// Where a program is started without these streams, the files it opens would get their numbers, and whatever it
  /// prints would end up in one of them.
  init() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // For the other direction: what is printed then fails, as it would have.
      guard open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY) >= 0 else { return }
    }
  }

  /// Whether all that was written has arrived. The last of it may be refused only now.
  var isComplete: Bool {
    let isClosed = close(STDOUT_FILENO) == 0
    if !isClosed { lose(STDOUT_FILENO, errno) }
    return !hasLost.withLock { $0 }
  }

  func write(_ text: String, to descriptor: Int32) {
    do throws(ByteStream.Failure) {
      try ByteStream.write(Array(text.utf8), to: descriptor)
    } catch {
      lose(descriptor, error.code)
    }
  }

  private func lose(_ descriptor: Int32, _ error: Int32) {
    // Nobody listens: there is nobody to tell.
    if error == EPIPE { return }
    let isFirst = hasLost.withLock { hasLost in
      defer { hasLost = true }
      return !hasLost
    }
    guard isFirst, descriptor != STDERR_FILENO else { return }
    let reason = String(cString: strerror(error))
    write("\(Tool.name): cannot write to the standard output: \(reason)\n", to: STDERR_FILENO)
  }
}
