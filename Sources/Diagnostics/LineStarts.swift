import Synchronization

/// Where the lines of a file start, found when first asked for: a file without problems is never asked, and one
/// with many problems is searched only once.
final class LineStarts: Sendable {
  private let found = Mutex<[Int]?>(nil)

  /// The offsets of all first bytes of lines in `bytes`, which must be the same at each call.
  func offsets(in bytes: [UInt8]) -> [Int] {
    found.withLock { found in
      if let found { return found }
      var offsets = [0]
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { offsets.append(index + 1) }
      found = offsets
      return offsets
    }
  }
}
