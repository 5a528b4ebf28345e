import Synchronization
import Text

/// Where the lines of a file start, found when first asked for: a file without problems is never asked, and one
/// with many problems is searched only once.
final class LineStarts: Sendable {
  private let found = Mutex<[Int]?>(nil)

  /// The offsets of all first bytes of lines in `bytes`, which must be the same at each call.
  func offsets(in bytes: [UInt8]) -> [Int] {
    found.withLock { found in
      if let found { return found }
      let offsets = bytes.lineStarts
      found = offsets
      return offsets
    }
  }
}
