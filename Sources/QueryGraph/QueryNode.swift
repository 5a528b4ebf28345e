import Synchronization

/// A node of the graph: an answer, or all answers of a table.
///
/// The answer is written under the lock, before `made` publishes it to other threads.
@usableFromInline class QueryNode: @unchecked Sendable {
  /// The answer's table; nil for a node that stands for a table.
  let kind: QueryKind?
  /// The revision in which the answer was made; 0 if it is missing or outdated.
  private let made = Atomic(0)
  /// The last revision in which code outside of the graph asked for the answer.
  private let asked = Atomic(0)
  private let lock = Mutex(())
  /// The answers that depend on this one.
  private let dependents = Mutex<[ObjectIdentifier: QueryNode]>([:])
  /// The nodes that the answer depends on.
  private final var dependencies: [QueryNode] = []
  /// Whether the last answer differed from the one before.
  final var differs = false

  @usableFromInline init(_ kind: QueryKind?) {
    self.kind = kind
  }

  // MARK: Answering

  /// Makes the answer, unless it is up to date.
  @usableFromInline final func update(in graph: QueryGraph) {
    guard !isRight(in: graph) else { return }
    lock.withLock { _ in
      guard !isRight(in: graph), let kind else { return }
      if graph.isRecording {
        let asked = QueryRecorder.record { differs = kind.answer(self) }
        depend(on: asked)
      } else {
        differs = kind.answer(self)
      }
      made.store(graph.revision, ordering: .releasing)
    }
  }

  private func isRight(in graph: QueryGraph) -> Bool {
    let made = made.load(ordering: .acquiring)
    return graph.isRecording ? made > 0 : made == graph.revision
  }

  /// Marks the answer as outdated; false if it already was.
  final func outdate() -> Bool { made.exchange(0, ordering: .acquiringAndReleasing) > 0 }

  // MARK: Dependencies

  private func depend(on new: [QueryNode]) {
    let old = Set(dependencies.map(ObjectIdentifier.init))
    let kept = Set(new.map(ObjectIdentifier.init))
    for node in dependencies where !kept.contains(ObjectIdentifier(node)) { node.remove(self) }
    for node in new where !old.contains(ObjectIdentifier(node)) { node.add(self) }
    dependencies = new
  }

  private func add(_ dependent: QueryNode) {
    dependents.withLock { $0[ObjectIdentifier(dependent)] = dependent }
  }

  private func remove(_ dependent: QueryNode) {
    dependents.withLock { $0[ObjectIdentifier(dependent)] = nil }
  }

  /// Marks the dependent answers as outdated.
  final func outdateDependents() {
    for node in dependents.withLock({ Array($0.values) }) { node.kind?.outdate(node) }
  }

  // MARK: Use

  /// Notes a request from outside of the graph.
  @usableFromInline final func ask(in revision: Int) { asked.store(revision, ordering: .relaxed) }

  final func isUsed(in revision: Int) -> Bool { asked.load(ordering: .relaxed) == revision || hasDependents }

  final var hasDependents: Bool { dependents.withLock { !$0.isEmpty } }

  /// Removes the answer's dependencies.
  final func detach() { depend(on: []) }
}

/// A table's node, which stands for all of its answers.
@usableFromInline final class QueryKind: QueryNode, @unchecked Sendable {
  /// Makes an answer, and returns whether it differs from the one before.
  let answer: (QueryNode) -> Bool
  /// Removes unused answers from the table, and returns them.
  let remove: (_ isUnused: (QueryNode) -> Bool) -> [QueryNode]
  private unowned let graph: QueryGraph
  private let outdated = Mutex<[QueryNode]>([])

  @usableFromInline init(
    _ graph: QueryGraph, answer: @escaping (QueryNode) -> Bool,
    remove: @escaping (_ isUnused: (QueryNode) -> Bool) -> [QueryNode] = { _ in [] }
  ) {
    self.graph = graph
    self.answer = answer
    self.remove = remove
    super.init(nil)
  }

  /// Marks an answer of the table as outdated.
  @usableFromInline func outdate(_ node: QueryNode) {
    guard node.outdate() else { return }
    outdated.withLock { $0.append(node) }
    graph.addOutdated(1)
  }

  /// Makes outdated answers again, and marks the dependents of those that differ as outdated.
  func settle() {
    let nodes = outdated.withLock { nodes in
      defer { nodes = [] }
      return nodes
    }
    guard !nodes.isEmpty else { return }
    graph.addOutdated(-nodes.count)
    graph.update(nodes)
    let different = nodes.filter(\.differs)
    for node in different { node.outdateDependents() }
    if !different.isEmpty { outdateDependents() }
  }

  /// - Parameter isThorough: whether to handle tables that answers depend on as a whole, which hides the use
  ///   of single answers. Those dependents are made again.
  func removeUnused(in revision: Int, isThorough: Bool) {
    if hasDependents {
      guard isThorough else { return }
      outdateDependents()
    }
    for node in remove({ !$0.isUsed(in: revision) }) { node.detach() }
  }
}
