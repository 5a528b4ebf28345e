import Foundation

/// The processor time of the same work on inputs of two sizes.
///
/// Only this thread counts, and only the fastest of several attempts. So the ratio of both times is the
/// growth of the cost, even on a busy machine.
package struct CostGrowth: CustomStringConvertible {
  private static let attempts = 5
  /// Linear work grows as its input, give or take caches and reallocation.
  private static let tolerance = 3.0

  private let factor: Double
  private var small = Double.infinity
  private var large = Double.infinity

  /// - Parameters:
  ///   - size: the larger size. The smaller one is a sixteenth of it.
  ///   - work: takes a size.
  package init(upTo size: Int, of work: (Int) throws -> Void) rethrows {
    let smallSize = max(size / 16, 1)
    factor = Double(size) / Double(smallSize)
    for _ in 0..<Self.attempts {
      small = min(small, try Self.time { try work(smallSize) })
      large = min(large, try Self.time { try work(size) })
      if isLinear { return }
    }
  }

  /// Whether the cost grows with the size of the input, rather than with its square.
  package var isLinear: Bool { large <= small * factor * Self.tolerance }

  package var description: String {
    "\(factor) times the size takes \(large / small) times the time, \(large) s instead of \(small) s"
  }

  /// The time that this thread spends, in seconds.
  private static func time(_ work: () throws -> Void) rethrows -> Double {
    let start = threadNanoseconds()
    try work()
    return Double(threadNanoseconds() - start) / 1e9
  }

  private static func threadNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
