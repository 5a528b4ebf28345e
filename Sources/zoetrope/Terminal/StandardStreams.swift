#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Processes
import Synchronization

/// Standard output and standard error.
final class StandardStreams: Sendable {
  /// Whether output was lost, other than by a closed pipe.
  private let hasLost = Mutex(false)

  /// Opens missing streams. Otherwise opened files would get their descriptors, and the output.
  init() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // Opened in the wrong direction, so that printing fails as before.
      guard open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY) >= 0 else { return }
    }
  }

  /// Whether all output was written. This closes standard output, since errors may only appear then.
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
    // The reader has closed the pipe.
    if error == EPIPE { return }
    let isFirst = hasLost.withLock { hasLost in
      defer { hasLost = true }
      return !hasLost
    }
    guard isFirst, descriptor != STDERR_FILENO else { return }
    let reason = String(cString: strerror(error))
    write("\(Tool.name): can't write to standard output: \(reason)\n", to: STDERR_FILENO)
  }
}
