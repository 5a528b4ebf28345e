/// Records the queries that one answer asks. It stays on the thread that makes the answer.
@usableFromInline final class QueryRecorder: @unchecked Sendable {
  /// The recorder of the answer that this thread is making.
  @TaskLocal private static var current: QueryRecorder?

  /// The maximum number of one table's queries that an answer depends on separately; with more, it depends on
  /// the whole table. Lists of thousands of pages on thousands of pages would exhaust memory.
  private static let limit = 256

  private var nodes: [QueryNode] = []
  private var known: Set<ObjectIdentifier> = []
  private var counts: [ObjectIdentifier: Int] = [:]

  /// Runs `body`, and returns the nodes of the queries that it asks.
  static func record(_ body: () -> Void) -> [QueryNode] {
    let recorder = QueryRecorder()
    $current.withValue(recorder, operation: body)
    return recorder.nodes
  }

  static var isRecording: Bool { current != nil }

  /// Notes queries of one table, if this thread is making an answer.
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
