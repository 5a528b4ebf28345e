import Synchronization

/// The answers to the queries of one kind, by key. It must live as long as its graph is used.
public final class QueryTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let graph: QueryGraph
  @usableFromInline let kind: QueryKind
  @usableFromInline let nodes: Nodes

  /// - Parameters:
  ///   - isSame: whether a new answer equals the previous one for all dependents; by default false.
  ///   - make: makes the answer for a key. Its second argument is the previous answer, if any.
  @inlinable public init(
    _ graph: QueryGraph, isSame: @escaping @Sendable (Key, Value, Value) -> Bool = { _, _, _ in false },
    make: @escaping @Sendable (Key, Value?) -> Value
  ) {
    self.graph = graph
    let nodes = Nodes()
    self.nodes = nodes
    kind = QueryKind(graph) { node in
      let node = unsafeDowncast(node, to: Answer.self)
      let new = make(node.key, node.value)
      let differs = node.value.map { !isSame(node.key, $0, new) } ?? true
      node.value = new
      return differs
    } remove: { [unowned nodes] isUnused in
      nodes.all.withLock { (all: inout [Key: Answer]) -> [QueryNode] in
        let unused = all.filter { isUnused($0.value) }
        for key in unused.keys { all[key] = nil }
        return Array(unused.values)
      }
    }
    graph.add(kind)
  }

  /// The answer for a key. The answer being made on this thread depends on it.
  @inlinable public subscript(key: Key) -> Value {
    let node = updatedNode(for: key)
    if graph.isRecording { QueryRecorder.note(node) }
    return node.current
  }

  /// The answers for several keys, made on all cores.
  @inlinable public func answers(to keys: [Key]) -> [Value] {
    graph.settle(through: kind)
    let nodes = nodes.all.withLock { nodes in
      nodes.reserveCapacity(keys.count)
      return keys.map { node(for: $0, in: &nodes) }
    }
    graph.update(nodes)
    if graph.isRecording {
      let revision = graph.revision
      for node in nodes { node.ask(in: revision) }
      QueryRecorder.note(nodes, of: kind)
    }
    return nodes.map { $0.current }
  }

  /// The answer, without a dependency. Callers note the parts that they use.
  @inlinable public func unnoted(_ key: Key) -> Value { updatedNode(for: key).current }

  /// Makes the answer being made on this thread depend on this one, if the graph records.
  @inlinable public func note(_ key: @autoclosure () -> Key) {
    if graph.isRecording { QueryRecorder.note(updatedNode(for: key())) }
  }

  /// The current answer for a key, even if outdated; nil if there is none.
  @inlinable public func last(_ key: Key) -> Value? { nodes.all.withLock { $0[key]?.value } }

  /// Marks an answer as outdated, because its input may have changed.
  @inlinable public func invalidate(_ key: Key) {
    nodes.all.withLock { if let node = $0[key] { kind.outdate(node) } }
  }

  /// Marks all answers as outdated.
  @inlinable public func invalidateAll() {
    nodes.all.withLock { for node in $0.values { kind.outdate(node) } }
  }

  @inlinable func updatedNode(for key: Key) -> Answer {
    graph.settle(through: kind)
    let found = nodes.all.withLock { node(for: key, in: &$0) }
    found.update(in: graph)
    return found
  }

  @inlinable func node(for key: Key, in nodes: inout [Key: Answer]) -> Answer {
    if let node = nodes[key] { return node }
    let node = Answer(key, kind)
    nodes[key] = node
    return node
  }

  @usableFromInline final class Answer: QueryNode, @unchecked Sendable {
    @usableFromInline let key: Key
    @exclusivity(unchecked) @usableFromInline var value: Value?

    /// The answer, which must have been made.
    @inlinable var current: Value {
      guard let value else { preconditionFailure("asked before it was made") }
      return value
    }

    @inlinable init(_ key: Key, _ kind: QueryKind) {
      self.key = key
      super.init(kind)
    }
  }

  @usableFromInline final class Nodes: Sendable {
    @usableFromInline let all = Mutex<[Key: Answer]>([:])

    @inlinable init() {}
  }
}
