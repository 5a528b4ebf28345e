import Synchronization
import Text

/// The starts of a file's lines, computed at the first request.
final class LineStarts: Sendable {
  private let found = Mutex<[Int]?>(nil)

  /// The offsets of the lines' first bytes. `bytes` must be the same at each call.
  func offsets(in bytes: [UInt8]) -> [Int] {
    found.withLock { found in
      if let found { return found }
      let offsets = bytes.lineStarts
      found = offsets
      return offsets
    }
  }
}
