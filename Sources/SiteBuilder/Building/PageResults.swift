import Threads

/// What each page came to, by position, and what that was made of.
///
/// This is where results are kept: from one edit to the next all that nothing has happened to, and in a shard only what
/// somebody asks for. Pages that a shard does not write are rendered then, and most never are.
struct PageResults<Value: Sendable>: Sendable {
  private enum Slot: Sendable {
    case made(Value)
    case deferred(Deferred<Value>)
  }

  private var slots: [Slot]
  /// By themselves, since every edit looks through them.
  private var reads: [Reads]

  /// Makes the results of a shard's pages, on all cores.
  init(of pages: [Page], in shard: Shard, _ make: @escaping @Sendable (Page) -> Recorded<Value>) {
    let results = Workers.map(pages.count) { index -> (slot: Slot, reads: Reads) in
      let page = pages[index]
      guard shard.contains(page) else { return (.deferred(Deferred { make(page).value }), .none) }
      let result = make(page)
      return (.made(result.value), result.reads)
    }
    (slots, reads) = (results.map(\.slot), results.map(\.reads))
  }

  subscript(index: Int) -> Value {
    switch slots[index] {
    case .made(let result): result
    case .deferred(let result): result.value
    }
  }

  func recorded(_ index: Int) -> Recorded<Value> { Recorded(value: self[index], reads: reads[index]) }

  /// The positions of those that are made, and of which something is true.
  func positions(where isIncluded: (Value) -> Bool) -> [Int] {
    slots.indices.filter { if case .made(let result) = slots[$0] { isIncluded(result) } else { false } }
  }

  /// Makes those results anew that are not right any more.
  ///
  /// - Parameters:
  ///   - changes: what has changed up to now; what comes out differently is added.
  ///   - difference: the sides of a page in which two of its results differ.
  /// - Returns: the positions of the new results.
  mutating func update(
    _ pages: [Page], after changes: inout Changes, _ make: @Sendable (Page) -> Recorded<Value>,
    difference: (Value, Value) -> PageAspects = { _, _ in [] }
  ) -> [Int] {
    let stale = reads.indices.filter { changes.affect(reads[$0], of: $0) }
    let new = Workers.map(stale.count) { make(pages[stale[$0]]) }
    for (position, new) in zip(stale, new) {
      changes.add(difference(new.value, self[position]), of: position)
      slots[position] = .made(new.value)
      reads[position] = new.reads
    }
    return stale
  }
}
