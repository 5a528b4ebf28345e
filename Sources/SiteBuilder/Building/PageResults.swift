/// What each page came to, by position, and what that was made of.
///
/// This is where results are kept: from one edit to the next all that nothing has happened to, and in a shard only what
/// somebody asks for. Pages that a shard does not write are rendered then, and most never are.
struct PageResults<Value: Sendable>: Sendable {
  private enum Slot: Sendable {
    case made(Recorded<Value>)
    case deferred(Deferred<Recorded<Value>>)
  }

  private var slots: [Slot]

  /// Makes the results of a shard's pages, on all cores.
  init(of pages: [Page], in shard: Shard, _ make: @escaping @Sendable (Page) -> Recorded<Value>) {
    slots = Workers.map(pages.count) { index in
      let page = pages[index]
      return shard.contains(page) ? .made(make(page)) : .deferred(Deferred { make(page) })
    }
  }

  subscript(index: Int) -> Value { recorded(index).value }

  func recorded(_ index: Int) -> Recorded<Value> {
    switch slots[index] {
    case .made(let result): result
    case .deferred(let result): result.value
    }
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
    let stale = pages.filter { changes.affect(recorded($0.index).reads, of: $0) }
    let new = Workers.map(stale.count) { make(stale[$0]) }
    for (page, new) in zip(stale, new) {
      changes.add(difference(new.value, self[page.index]), of: page.index)
      slots[page.index] = .made(new)
    }
    return stale.map(\.index)
  }
}
