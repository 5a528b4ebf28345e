/// A directed graph of numbered nodes, in which an edge means that one node precedes another.
struct PrecedenceGraph {
  private var successors: [[Int]]
  private var predecessors: [[Int]]

  init(count: Int) {
    successors = Array(repeating: [], count: count)
    predecessors = successors
  }

  mutating func add(_ first: Int, before second: Int) {
    successors[first].append(second)
    predecessors[second].append(first)
  }

  /// Sorts the nodes topologically, as far as cycles let it.
  ///
  /// - Returns: `head`, the nodes that no cycle precedes, the lowest number first where there is a choice;
  ///   `tail`, the nodes that no cycle follows; and `circle`, the nodes on cycles and between cycles,
  ///   ascending.
  func peeled() -> (head: [Int], circle: [Int], tail: [Int]) {
    var isOpen = successors.map { _ in true }
    let head = PrecedenceGraph.peel(&isOpen, from: predecessors, to: successors, lowestFirst: true)
    guard head.count < isOpen.count else { return (head, [], []) }
    let tail = PrecedenceGraph.peel(&isOpen, from: successors, to: predecessors, lowestFirst: false)
    return (head, isOpen.indices.filter { isOpen[$0] }, tail.reversed())
  }

  /// Removes, one after the other, the open nodes without an open predecessor.
  private static func peel(
    _ isOpen: inout [Bool], from incoming: [[Int]], to outgoing: [[Int]], lowestFirst: Bool
  ) -> [Int] {
    var counts = incoming.map { $0.filter { isOpen[$0] }.count }
    // Sorted so that the next one to take is the last.
    var ready = isOpen.indices.filter { isOpen[$0] && counts[$0] == 0 }
    if lowestFirst { ready.reverse() }
    var result: [Int] = []
    while let next = ready.popLast() {
      result.append(next)
      isOpen[next] = false
      for other in outgoing[next] where isOpen[other] {
        counts[other] -= 1
        guard counts[other] == 0 else { continue }
        let place = ready.firstIndex { lowestFirst ? $0 < other : $0 > other } ?? ready.count
        ready.insert(other, at: place)
      }
    }
    return result
  }
}
