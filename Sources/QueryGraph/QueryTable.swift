import Synchronization
import Threads

/// The answers to all queries of one kind, by key.
package final class QueryTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let graph: QueryGraph
  private let whole: WholeTable
  private let nodes = Mutex<[Key: Answer]>([:])
  fileprivate let isSame: @Sendable (Key, Value, Value) -> Bool
  fileprivate let make: @Sendable (Key, Value?) -> Value

  /// - Parameters:
  ///   - isSame: whether an answer and the one before it are equal to everybody who asks; by default none are.
  ///   - make: makes the answer for a key. It is given the one of an earlier revision, if there is one.
  package init(
    _ graph: QueryGraph, isSame: @escaping @Sendable (Key, Value, Value) -> Bool = { _, _, _ in false },
    make: @escaping @Sendable (Key, Value?) -> Value
  ) {
    self.graph = graph
    self.isSame = isSame
    self.make = make
    whole = WholeTable()
    whole.find = { [weak self] in self?.nodes.withLock { Array($0.values) } ?? [] }
    graph.add { [weak self] revision in self?.removeUnused(in: revision) }
  }

  /// The answer for a key. The answer that is being made on this thread depends on it.
  package subscript(key: Key) -> Value {
    let node = node(for: key)
    node.update(to: graph.revision)
    if graph.isRecording { QueryRecorder.current?.add(node) }
    return node.value!
  }

  /// The answers for many keys, made on all cores.
  package func answers(to keys: [Key]) -> [Value] {
    let (nodes, revision) = (keys.map(node), graph.revision)
    let values = Workers.map(nodes.count) { index in
      nodes[index].update(to: revision)
      return nodes[index].value!
    }
    if graph.isRecording, let recorder = QueryRecorder.current { nodes.forEach(recorder.add) }
    return values
  }

  /// The answer, for those who note the parts of it that they use.
  package func unnoted(_ key: Key) -> Value {
    let node = node(for: key)
    node.update(to: graph.revision)
    return node.value!
  }

  /// Notes that the answer that is being made depends on this one; nothing where nothing is recorded.
  package func note(_ key: Key) {
    if graph.isRecording { _ = self[key] }
  }

  /// Whether there is an answer for a key.
  package func contains(_ key: Key) -> Bool { nodes.withLock { $0[key] } != nil }

  /// Takes an answer for outdated, because what it was read from may have changed.
  package func invalidate(_ key: Key) {
    nodes.withLock { $0[key] }?.isOutdated = true
  }

  /// Takes all answers for outdated.
  package func invalidateAll() {
    for node in nodes.withLock({ Array($0.values) }) { node.isOutdated = true }
  }

  private func node(for key: Key) -> Answer {
    nodes.withLock { nodes in
      if let node = nodes[key] { return node }
      let node = Answer(key, self)
      nodes[key] = node
      return node
    }
  }

  private func removeUnused(in revision: Int) {
    nodes.withLock { nodes in
      let unused = nodes.filter { $0.value.verified.load(ordering: .relaxed) != revision }
      for key in unused.keys { nodes[key] = nil }
    }
  }

  /// The answer for one key.
  private final class Answer: QueryNode, @unchecked Sendable {
    private let key: Key
    private unowned let owner: QueryTable
    private(set) var value: Value?
    var isOutdated = false

    init(_ key: Key, _ owner: QueryTable) {
      (self.key, self.owner) = (key, owner)
    }

    override var table: QueryNode { owner.whole }

    override func canStay(since last: Int, _ revision: Int) -> Bool {
      value != nil && !isOutdated && owner.graph.isRecording && super.canStay(since: last, revision)
    }

    override func answer(in revision: Int) {
      let new: Value
      if owner.graph.isRecording {
        let recorder = QueryRecorder()
        new = QueryRecorder.$current.withValue(recorder) { owner.make(key, value) }
        dependencies = recorder.nodes
      } else {
        new = owner.make(key, value)
      }
      if value.map({ !owner.isSame(key, $0, new) }) ?? true { changed = revision }
      value = new
      isOutdated = false
    }
  }
}

/// The key of a table with one answer.
package struct OnlyKey: Hashable, Sendable {
  package init() {}
}

extension QueryTable where Key == OnlyKey {
  package convenience init(
    _ graph: QueryGraph, isSame: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    make: @escaping @Sendable (Value?) -> Value
  ) {
    self.init(graph, isSame: { isSame($1, $2) }, make: { make($1) })
  }

  package var value: Value { self[OnlyKey()] }
  package var unnoted: Value { unnoted(OnlyKey()) }
  package func note() { note(OnlyKey()) }
  package func invalidate() { invalidate(OnlyKey()) }
}

/// All answers of a table: it changes with each of them.
private final class WholeTable: QueryNode, @unchecked Sendable {
  var find: () -> [QueryNode] = { [] }

  override func canStay(since last: Int, _ revision: Int) -> Bool { false }

  override func answer(in revision: Int) {
    for node in find() {
      node.update(to: revision)
      changed = max(changed, node.changed)
    }
  }
}
