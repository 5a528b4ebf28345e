#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
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
    var text = text
    let failure = text.withUTF8 { Self.send($0, to: descriptor) }
    if let failure { lose(descriptor, failure) }
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

  /// Returns the error that prevented it.
  private static func send(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    #if canImport(Darwin)
    let write = Darwin.write
    #else
    let write = Glibc.write
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      sent += count
    }
    return nil
  }
}
