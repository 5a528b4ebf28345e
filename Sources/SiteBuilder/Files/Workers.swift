import Dispatch

/// All cores, for work whose parts do not touch each other.
enum Workers {
  /// The results for `0..<count`, in order, computed on all cores.
  static func map<Result: Sendable>(_ count: Int, _ body: @Sendable (Int) -> Result) -> [Result] {
    guard count > 1 else { return (0..<max(count, 0)).map(body) }
    return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
      let slots = Slots(buffer: buffer)
      DispatchQueue.concurrentPerform(iterations: count) { index in
        slots.buffer.initializeElement(at: index, to: body(index))
      }
      initialized = count
    }
  }

  /// Each part writes one slot of its own.
  private struct Slots<Element>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Element>
  }
}
