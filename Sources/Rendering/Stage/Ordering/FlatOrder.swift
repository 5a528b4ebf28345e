/// Orders for painting planes flat, one over the other, which are right at several instants.
struct FlatOrder {
  private typealias Pair = [Int]

  /// The overlaps at all instants, by time.
  private let overlaps: [PlaneOverlaps]

  init(_ overlaps: [PlaneOverlaps]) {
    self.overlaps = overlaps
  }

  /// The order closest to the given one that no instant contradicts.
  func order(of planes: [Int]) -> [Int]? {
    let members = Set(planes)
    var behind: [Int: Set<Int>] = [:]
    for pair in overlaps.flatMap(\.pairs)
    where members.contains(pair.behind) && members.contains(pair.front) {
      behind[pair.front, default: []].insert(pair.behind)
    }
    var order: [Int] = []
    var placed: Set<Int> = []
    while order.count < planes.count {
      guard
        let next = planes.first(where: {
          !placed.contains($0) && behind[$0, default: []].isSubset(of: placed)
        })
      else { return nil }
      order.append(next)
      placed.insert(next)
    }
    return order
  }

  /// Two groups that change places once, each in an order of its own.
  ///
  /// - Returns: the sample halfway between the two instants; nil if there are no such groups.
  func swap(count: Int) -> (behind: [Int], front: [Int], index: Double)? {
    guard let flips = flips() else { return nil }
    var (behind, front) = (flips.behind, flips.front)
    // Other planes join the group of the nearest plane, in sibling order, that has one.
    for plane in 0..<count where !behind.contains(plane) && !front.contains(plane) {
      let near = (0..<count).filter { behind.contains($0) || front.contains($0) }
        .min { abs($0 - plane) < abs($1 - plane) }
      if let near, front.contains(near) { front.insert(plane) } else { behind.insert(plane) }
    }
    guard let back = order(of: behind.sorted()), let top = order(of: front.sorted()) else { return nil }
    let holds = overlaps.enumerated().allSatisfy { place, overlaps in
      let isSwapped = place > flips.earliest
      return overlaps.pairs.allSatisfy { pair in
        behind.contains(pair.behind) == behind.contains(pair.front)
          || behind.contains(pair.behind) != isSwapped
      }
    }
    guard holds else { return nil }
    return (back, top, Double(overlaps[flips.earliest].index + overlaps[flips.latest].index) / 2)
  }

  /// The planes that start behind others and end in front of them, those others, and the two instants between
  /// which all of them change places; nil if they don't change places at once.
  private func flips() -> (behind: Set<Int>, front: Set<Int>, earliest: Int, latest: Int)? {
    var first: [Pair: Int] = [:]
    var last: [Pair: Int] = [:]
    for (place, overlaps) in overlaps.enumerated() {
      for pair in overlaps.pairs {
        let pair = [pair.behind, pair.front]
        first[pair] = first[pair] ?? place
        last[pair] = place
      }
    }
    // A pair flips if it occurs in both orders. The plane that starts behind joins the first group.
    let flips = first.filter { pair, seen in
      first[[pair[1], pair[0]]].map { seen < $0 } ?? false
    }.keys
    guard !flips.isEmpty else { return nil }
    let behind = Set(flips.map { $0[0] })
    let front = Set(flips.map { $0[1] })
    guard behind.isDisjoint(with: front) else { return nil }
    let earliest = flips.map { last[$0] ?? 0 }.max() ?? 0
    let latest = flips.map { first[[$0[1], $0[0]]] ?? 0 }.min() ?? 0
    return earliest < latest ? (behind, front, earliest, latest) : nil
  }
}
