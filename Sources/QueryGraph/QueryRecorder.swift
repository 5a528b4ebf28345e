/// Records the queries that one answer asks. It stays on the thread that makes the answer.
@usableFromInline final class QueryRecorder: @unchecked Sendable {
  /// Of the answer that this thread is making: whoever asks need not know for whom.
  @TaskLocal private static var current: QueryRecorder?

  /// An answer that asks more queries of one table depends on the whole table: lists of thousands of pages on each of
  /// thousands of pages would not fit into memory.
  private static let limit = 256

  private var nodes: [QueryNode] = []
  private var known: Set<ObjectIdentifier> = []
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Does something, and returns the queries that it asks.
  static func record(_ body: () -> Void) -> [QueryNode] {
    let recorder = QueryRecorder()
    $current.withValue(recorder, operation: body)
    return recorder.nodes
  }

  static var isRecording: Bool { current != nil }

  /// Notes queries of one table, if an answer is being made on this thread.
  @usableFromInline static func note(_ nodes: [QueryNode], of kind: QueryKind) {
    guard let current else { return }
    if nodes.count <= limit { nodes.forEach(current.add) } else { current.add(all: kind) }
  }

  @usableFromInline static func note(_ node: QueryNode) { current?.add(node) }

  private func add(_ node: QueryNode) {
    guard known.insert(ObjectIdentifier(node)).inserted, let kind = node.kind else { return }
    let name = ObjectIdentifier(kind)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    if count <= Self.limit {
      nodes.append(node)
    } else if count == Self.limit + 1 {
      add(all: kind)
    }
  }

  private func add(all kind: QueryKind) {
    nodes.removeAll { $0.kind === kind }
    if known.insert(ObjectIdentifier(kind)).inserted { nodes.append(kind) }
    counts[ObjectIdentifier(kind)] = Self.limit + 1
  }
}
