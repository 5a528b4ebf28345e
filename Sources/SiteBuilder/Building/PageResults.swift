/// What each page came to, by position. In a shard, pages that it does not write are rendered when somebody first asks
/// for them, and most never are.
struct PageResults<Result: Sendable>: Sendable {
  private enum Slot: Sendable {
    case made(Result)
    case deferred(Deferred<Result>)
  }

  private var slots: [Slot]

  /// Renders the pages of a shard, on all cores.
  init(of pages: [Page], in shard: Shard, _ make: @escaping @Sendable (Page) -> Result) {
    slots = Workers.map(pages.count) { index in
      let page = pages[index]
      return shard.contains(page) ? .made(make(page)) : .deferred(Deferred { make(page) })
    }
  }

  private init(_ slots: [Slot]) {
    self.slots = slots
  }

  subscript(index: Int) -> Result {
    get {
      switch slots[index] {
      case .made(let result): result
      case .deferred(let result): result.value
      }
    }
    set { slots[index] = .made(newValue) }
  }

  /// The results of the shard's pages; of all, if there is but one shard.
  var made: [Result] {
    slots.compactMap { if case .made(let result) = $0 { result } else { nil } }
  }

  func map<Other: Sendable>(_ body: @escaping @Sendable (Result) -> Other) -> PageResults<Other> {
    PageResults<Other>(
      slots.map { slot in
        switch slot {
        case .made(let result): .made(body(result))
        case .deferred(let result): .deferred(Deferred { body(result.value) })
        }
      })
  }
}
