import CSystem
import Synchronization

/// All cores, for work whose parts do not touch each other.
package enum Workers {
  /// How many threads share the work, within the closure of `$threadCount.withValue`: by default as many as
  /// there are processors.
  @TaskLocal package static var threadCount = Int(CSystemProcessorCount())

  /// Pages with figures take much of it, in debug builds above all.
  private static let stackSize = 8 << 20

  /// The results for `0..<count`, in order. Each thread takes the next part as soon as it is done with one, so
  /// a costly part delays no other.
  package static func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let threads = min(threadCount, count)
    guard threads > 1 else { return (0..<max(count, 0)).map(body) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      let slots = Slots(buffer: buffer)
      withoutActuallyEscaping(body) { body in
        let work = SharedWork(count) { slots.buffer.initializeElement(at: $0, to: body($0)) }
        let helpers = (1..<threads).compactMap { _ in Thread.start(stackSize: stackSize) { work.help() } }
        // Should no thread start, this one does it all.
        work.help()
        for helper in helpers { helper.join() }
      }
      initialized = count
    }
  }

  /// Each part writes one slot of its own.
  private struct Slots<Element>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Element>
  }
}

/// Parts of work that several threads take one by one.
private final class SharedWork: Sendable {
  private let count: Int
  private let part: @Sendable (Int) -> Void
  private let next = Atomic(0)

  init(_ count: Int, _ part: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.part = part
  }

  /// Does parts until none is left.
  func help() {
    while let index = take() { part(index) }
  }

  private func take() -> Int? {
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
