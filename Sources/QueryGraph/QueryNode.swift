import Synchronization

/// The place of an answer in the graph.
///
/// `changed` and `dependencies` are written while the node is locked, before `verified` says so to other threads.
@usableFromInline class QueryNode: @unchecked Sendable {
  /// The revision in which the answer was last known to be right; 0 for never.
  private let verified = Atomic(0)
  /// The revision in which the answer last came out differently.
  @exclusivity(unchecked) final var changed = 0
  /// The queries that the answer has asked.
  @exclusivity(unchecked) final var dependencies: [QueryNode] = []
  private let lock = Mutex(())

  /// Makes the answer right for a revision.
  @usableFromInline final func update(to revision: Int) {
    guard !isVerified(in: revision) else { return }
    lock.withLock { _ in
      guard !isVerified(in: revision) else { return }
      if !canStay(since: verified.load(ordering: .relaxed), revision) { answer(in: revision) }
      verified.store(revision, ordering: .releasing)
    }
  }

  @usableFromInline final func isVerified(in revision: Int) -> Bool {
    verified.load(ordering: .acquiring) == revision
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

/// An answer of a table, whatever the types of its key and value: what is generic would be slow where it is not
/// specialized.
@usableFromInline class AnswerNode: QueryNode, @unchecked Sendable {
  private let kind: QueryKind
  /// Whether there is no answer, or what it was made of may have changed.
  @exclusivity(unchecked) @usableFromInline final var isOutdated = true

  @usableFromInline init(_ kind: QueryKind) {
    self.kind = kind
  }

  /// Changes with each answer of the table.
  final var table: QueryNode { kind }

  override func canStay(since last: Int, _ revision: Int) -> Bool {
    !isOutdated && kind.isRecording && super.canStay(since: last, revision)
  }

  override func answer(in revision: Int) {
    var differs = false
    if kind.isRecording {
      dependencies = QueryRecorder.record { differs = kind.answer(self) }
    } else {
      differs = kind.answer(self)
    }
    if differs { changed = revision }
    isOutdated = false
  }
}

/// What the answers of one table have in common. As a node it stands for all of them.
@usableFromInline final class QueryKind: QueryNode, @unchecked Sendable {
  let isRecording: Bool
  /// Makes an answer; whether it differs from the one before.
  let answer: (AnswerNode) -> Bool
  /// The answers that there are.
  @usableFromInline var all: () -> [QueryNode] = { [] }

  @usableFromInline init(isRecording: Bool, answer: @escaping (AnswerNode) -> Bool) {
    self.isRecording = isRecording
    self.answer = answer
  }

  override func canStay(since last: Int, _ revision: Int) -> Bool { false }

  override func answer(in revision: Int) {
    for node in all() {
      node.update(to: revision)
      changed = max(changed, node.changed)
    }
  }
}
