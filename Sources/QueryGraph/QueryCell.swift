/// The answer to a query without keys.
public final class QueryCell<Value: Sendable>: Sendable {
  @usableFromInline let graph: QueryGraph
  @usableFromInline let kind: QueryKind
  @usableFromInline let node: Answer

  /// - Parameters:
  ///   - isSame: whether a new answer equals the previous one for all dependents; by default false.
  ///   - make: makes the answer. Its argument is the previous answer, if any.
  @inlinable public init(
    _ graph: QueryGraph, isSame: @escaping @Sendable (Value, Value) -> Bool = { _, _ in false },
    make: @escaping @Sendable (Value?) -> Value
  ) {
    self.graph = graph
    kind = QueryKind(graph) { node in
      let node = unsafeDowncast(node, to: Answer.self)
      let new = make(node.value)
      let differs = node.value.map { !isSame($0, new) } ?? true
      node.value = new
      return differs
    }
    node = Answer(kind)
    graph.add(kind)
  }

  /// The answer. The answer being made on this thread depends on it.
  @inlinable public var value: Value {
    note()
    return unnoted
  }

  /// The answer, without a dependency. Callers note the parts that they use.
  @inlinable public var unnoted: Value {
    graph.settle(through: kind)
    node.update(in: graph)
    return node.current
  }

  /// Makes the answer being made on this thread depend on this one, if the graph records.
  @inlinable public func note() {
    guard graph.isRecording else { return }
    graph.settle(through: kind)
    node.update(in: graph)
    QueryRecorder.note(node)
  }

  /// Marks the answer as outdated, because its input may have changed.
  @inlinable public func invalidate() { kind.outdate(node) }

  @usableFromInline final class Answer: QueryNode, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var value: Value?

    /// The answer, which must have been made.
    @inlinable var current: Value {
      guard let value else { preconditionFailure("asked before it was made") }
      return value
    }
  }
}
