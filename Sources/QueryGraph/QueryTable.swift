import Synchronization

/// The answers to all queries of one kind, by key.
/// It has to live as long as its graph is asked anything.
public final class QueryTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let graph: QueryGraph
  @usableFromInline let kind: QueryKind
  @usableFromInline let nodes = Mutex<[Key: Answer]>([:])

  /// - Parameters:
  ///   - isSame: whether an answer and the one before it are equal to everybody who asks; by default none are.
  ///   - make: makes the answer for a key. It is given the one of an earlier revision, if there is one.
  @inlinable public init(
    _ graph: QueryGraph, isSame: @escaping @Sendable (Key, Value, Value) -> Bool = { _, _, _ in false },
    make: @escaping @Sendable (Key, Value?) -> Value
  ) {
    self.graph = graph
    kind = QueryKind(isRecording: graph.isRecording) { node in
      let node = unsafeDowncast(node, to: Answer.self)
      let new = make(node.key, node.value)
      let differs = node.value.map { !isSame(node.key, $0, new) } ?? true
      node.value = new
      return differs
    }
    kind.all = { [unowned self] in nodes.withLock { Array($0.values) } }
    graph.add { [unowned self] in removeUnused(in: $0) }
  }

  /// The answer for a key. The answer that is being made on this thread depends on it.
  @inlinable public subscript(key: Key) -> Value {
    let node = updatedNode(for: key)
    if graph.isRecording { QueryRecorder.note(node) }
    return node.value!
  }

  /// The answers for many keys, made on all cores.
  @inlinable public func answers(to keys: [Key]) -> [Value] {
    let nodes = nodes.withLock { nodes in
      nodes.reserveCapacity(keys.count)
      return keys.map { node(for: $0, in: &nodes) }
    }
    graph.update(nodes)
    if graph.isRecording { QueryRecorder.note(nodes) }
    return nodes.map { $0.value! }
  }

  /// The answer, for those who note the parts of it that they use.
  @inlinable public func unnoted(_ key: Key) -> Value { updatedNode(for: key).value! }

  /// Notes that the answer that is being made depends on this one; nothing where nothing is recorded.
  @inlinable public func note(_ key: @autoclosure () -> Key) {
    if graph.isRecording { QueryRecorder.note(updatedNode(for: key())) }
  }

  /// Whether there is an answer for a key.
  @inlinable public func contains(_ key: Key) -> Bool { nodes.withLock { $0[key] != nil } }

  /// Takes an answer for outdated, because what it was read from may have changed.
  @inlinable public func invalidate(_ key: Key) {
    nodes.withLock { $0[key]?.isOutdated = true }
  }

  /// Takes all answers for outdated.
  @inlinable public func invalidateAll() {
    nodes.withLock { for node in $0.values { node.isOutdated = true } }
  }

  @inlinable func updatedNode(for key: Key) -> Answer {
    let node = node(for: key)
    node.update(to: graph.revision)
    return node
  }

  @inlinable func node(for key: Key) -> Answer {
    nodes.withLock { node(for: key, in: &$0) }
  }

  @inlinable func node(for key: Key, in nodes: inout [Key: Answer]) -> Answer {
    if let node = nodes[key] { return node }
    let node = Answer(key, kind)
    nodes[key] = node
    return node
  }

  @inlinable func removeUnused(in revision: Int) {
    nodes.withLock { nodes in
      for (key, node) in nodes where !node.isVerified(in: revision) { nodes[key] = nil }
    }
  }

  /// The answer for one key.
  @usableFromInline final class Answer: AnswerNode, @unchecked Sendable {
    @usableFromInline let key: Key
    @exclusivity(unchecked) @usableFromInline var value: Value?

    @inlinable init(_ key: Key, _ kind: QueryKind) {
      self.key = key
      super.init(kind)
    }
  }
}
