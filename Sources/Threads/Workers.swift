import CSystem
import Synchronization

/// Runs independent parts of work on all cores.
package enum Workers {
  /// The number of threads, by default one per processor. Change it with `$threadCount.withValue`.
  @TaskLocal package static var threadCount = Int(CSystemProcessorCount())

  /// Bytes for each thread. Pages with figures need deep stacks, especially in debug builds.
  private static let stackSize = 8 << 20

  /// Returns the results for `0..<count`, in order. Each thread takes the next part when it is done with one,
  /// so a slow part delays no other.
  package static func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    let threads = min(threadCount, count)
    guard threads > 1 else { return (0..<max(count, 0)).map(body) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      let slots = Slots(buffer: buffer)
      withoutActuallyEscaping(body) { body in
        let work = SharedWork(count) { slots.buffer.initializeElement(at: $0, to: body($0)) }
        let helpers = (1..<threads).compactMap { _ in Thread.start(stackSize: stackSize) { work.help() } }
        // If no thread starts, this one does all parts.
        work.help()
        for helper in helpers { helper.join() }
      }
      initialized = count
    }
  }

  /// Slots of which each part writes its own.
  private struct Slots<Element>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Element>
  }
}

/// A queue of parts of work, which several threads share.
private final class SharedWork: Sendable {
  private let count: Int
  private let part: @Sendable (Int) -> Void
  private let next = Atomic(0)

  init(_ count: Int, _ part: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.part = part
  }

  func help() {
    while let index = take() { part(index) }
  }

  private func take() -> Int? {
    let index = next.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
