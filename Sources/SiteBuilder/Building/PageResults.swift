/// What each page came to, by position. In a shard, pages that it does not write are rendered when somebody first asks
/// for them, and most never are.
struct PageResults<Result: Sendable>: Sendable {
  private enum Storage {
    case all([Result])
    case some([Slot])
  }

  private enum Slot: Sendable {
    case made(Result)
    case deferred(Deferred<Result>)
  }

  private let storage: Storage

  /// Of all pages.
  init(_ results: [Result]) {
    storage = .all(results)
  }

  /// Renders the pages of a shard, on all cores.
  init(of pages: [Page], in shard: Shard, _ make: @escaping @Sendable (Page) -> Result) {
    guard !shard.isWhole else {
      storage = .all(Workers.map(pages.count) { make(pages[$0]) })
      return
    }
    storage = .some(
      Workers.map(pages.count) { index in
        let page = pages[index]
        return shard.contains(page) ? .made(make(page)) : .deferred(Deferred { make(page) })
      })
  }

  subscript(index: Int) -> Result {
    switch storage {
    case .all(let results): results[index]
    case .some(let slots):
      switch slots[index] {
      case .made(let result): result
      case .deferred(let result): result.value
      }
    }
  }
}
