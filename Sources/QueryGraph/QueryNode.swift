import Synchronization

/// The place of an answer in the graph, or of all answers of a table.
///
/// Its answer is written while the node is locked, before `made` says so to other threads.
@usableFromInline class QueryNode: @unchecked Sendable {
  /// The table that the node belongs to; nil for a node that stands for a table.
  let kind: QueryKind?
  /// The revision in which the answer was made; 0 if there is none, or what it was made of has changed.
  private let made = Atomic(0)
  /// The revision in which somebody asked who is no part of the graph.
  private let asked = Atomic(0)
  private let lock = Mutex(())
  /// The answers that have asked for this one.
  private let dependents = Mutex<[ObjectIdentifier: QueryNode]>([:])
  /// The queries that the answer has asked.
  private final var dependencies: [QueryNode] = []
  /// Whether the answer came out differently the last time.
  final var differs = false

  @usableFromInline init(_ kind: QueryKind?) {
    self.kind = kind
  }

  // MARK: Answering

  /// Makes the answer, unless it is there and right.
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

  /// Takes the answer for wrong; false if it is already.
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

  /// Takes the answers for wrong that have asked for this one.
  final func outdateDependents() {
    for node in dependents.withLock({ Array($0.values) }) { node.kind?.outdate(node) }
  }

  // MARK: Use

  /// Notes that somebody asks who is no part of the graph.
  @usableFromInline final func ask(in revision: Int) { asked.store(revision, ordering: .relaxed) }

  final func isUsed(in revision: Int) -> Bool { asked.load(ordering: .relaxed) == revision || hasDependents }

  final var hasDependents: Bool { dependents.withLock { !$0.isEmpty } }

  /// Cuts the ties to what the answer was made of.
  final func detach() { depend(on: []) }
}

/// What the answers of one table have in common. As a node it stands for all of them.
@usableFromInline final class QueryKind: QueryNode, @unchecked Sendable {
  /// Makes an answer; whether it differs from the one before.
  let answer: (QueryNode) -> Bool
  /// Removes an answer from its table.
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

  /// Takes an answer of the table for wrong.
  @usableFromInline func outdate(_ node: QueryNode) {
    guard node.outdate() else { return }
    outdated.withLock { $0.append(node) }
    graph.addOutdated(1)
  }

  /// Makes the answers again that have been taken for wrong, and takes those for wrong that were made of them.
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

  /// - Parameter isThorough: also where answers depend on the whole table, so that nobody knows which of its answers are in
  ///   use: then those are made again.
  func removeUnused(in revision: Int, isThorough: Bool) {
    if hasDependents {
      guard isThorough else { return }
      outdateDependents()
    }
    for node in remove({ !$0.isUsed(in: revision) }) { node.detach() }
  }
}
