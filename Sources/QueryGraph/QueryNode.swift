import Synchronization

/// The place of an answer in the graph, whatever the type of its value.
///
/// `changed` and `dependencies` are written while the node is locked, before `verified` says so to other threads.
class QueryNode: @unchecked Sendable {
  /// The revision in which the answer was last known to be right; 0 for never.
  let verified = Atomic(0)
  /// The revision in which the answer last came out differently.
  final var changed = 0
  /// The queries that the answer has asked.
  final var dependencies: [QueryNode] = []
  private let lock = Mutex(())

  /// A node for all answers of the same table.
  var table: QueryNode { self }

  /// Makes the answer right for a revision.
  final func update(to revision: Int) {
    guard verified.load(ordering: .acquiring) != revision else { return }
    lock.withLock { _ in
      let last = verified.load(ordering: .relaxed)
      guard last != revision else { return }
      if !canStay(since: last, revision) { answer(in: revision) }
      verified.store(revision, ordering: .releasing)
    }
  }

  /// Whether nothing has changed that the answer was made of. Dependencies are updated in the order in which they were
  /// asked for, and no further than to the first that has changed: what comes after it may not be asked for again.
  func canStay(since last: Int, _ revision: Int) -> Bool {
    dependencies.allSatisfy { dependency in
      dependency.update(to: revision)
      return dependency.changed <= last
    }
  }

  /// Makes the answer, and notes in `changed` whether it is another one.
  func answer(in revision: Int) {}
}
