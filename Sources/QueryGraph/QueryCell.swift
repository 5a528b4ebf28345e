/// The answer to a query of which there is only one.
public final class QueryCell<Value: Sendable>: Sendable {
  @usableFromInline let graph: QueryGraph
  @usableFromInline let kind: QueryKind
  @usableFromInline let node: Answer

  /// - Parameters:
  ///   - isSame: whether an answer and the one before it are equal to everybody who asks; by default none are.
  ///   - make: makes the answer. It is given the one of an earlier revision, if there is one.
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

  /// The answer. The one that is being made on this thread depends on it.
  @inlinable public var value: Value {
    note()
    return unnoted
  }

  /// The answer, for those who note the parts of it that they use.
  @inlinable public var unnoted: Value {
    graph.settle(through: kind)
    node.update(in: graph)
    return node.current
  }

  /// Notes that the answer that is being made depends on this one; nothing where nothing is recorded.
  @inlinable public func note() {
    guard graph.isRecording else { return }
    graph.settle(through: kind)
    node.update(in: graph)
    QueryRecorder.note(node)
  }

  /// Takes the answer for outdated, because what it was read from may have changed.
  @inlinable public func invalidate() { kind.outdate(node) }

  @usableFromInline final class Answer: QueryNode, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var value: Value?

    /// The answer, once it is made.
    @inlinable var current: Value {
      guard let value else { preconditionFailure("asked before it was made") }
      return value
    }
  }
}
