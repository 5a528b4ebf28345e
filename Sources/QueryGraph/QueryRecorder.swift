/// Records the queries that one answer asks. It stays on the thread that makes the answer.
final class QueryRecorder: @unchecked Sendable {
  /// Of the answer that this thread is making: whoever asks need not know for whom.
  @TaskLocal static var current: QueryRecorder?

  /// An answer that asks more queries of one table depends on the whole table: lists of thousands of pages on each of
  /// thousands of pages would not fit into memory.
  private static let limit = 256

  private(set) var nodes: [QueryNode] = []
  private var known: Set<ObjectIdentifier> = []
  private var counts: [ObjectIdentifier: Int] = [:]

  func add(_ node: QueryNode) {
    guard known.insert(ObjectIdentifier(node)).inserted else { return }
    let table = node.table
    let name = ObjectIdentifier(table)
    counts[name, default: 0] += 1
    switch counts[name]! {
    case ...Self.limit: nodes.append(node)
    case Self.limit + 1:
      nodes.removeAll { $0.table === table }
      nodes.append(table)
    default: break
    }
  }
}
