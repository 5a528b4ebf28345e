/// Sorts pieces of planes from back to front, and cuts them where necessary.
///
/// Newell's idea in simple steps: cut every pair that crosses in view; find for every overlapping pair which
/// one is behind; sort by that; and where there are cycles, split the cycle's members by the plane of one of
/// them.
struct DepthSort {
  enum Relation { case apart, behind, inFront, level, crossing }

  /// Depths that differ by less are considered equal.
  private static let depthTolerance: CGFloat = 1e-4
  /// The largest overlap in view that is ignored, in square points.
  private static let areaTolerance: CGFloat = 0.01
  /// The maximum nesting of cycles that are split.
  private static let maximumDepth = 64

  private var remainingComparisons = 1_000_000
  private var pieceCount = 0
  private var cutCount = 0

  /// The position of `a` relative to `b` where both are seen.
  private mutating func relation(_ a: PlanePiece, _ b: PlanePiece) -> Relation {
    remainingComparisons -= 1
    guard a.box.intersects(b.box) else { return .apart }
    let overlap = a.projection.intersection(b.projection)
    guard overlap.area > DepthSort.areaTolerance else { return .apart }
    let (nearest, farthest) = a.depths(above: b, at: overlap.points)
    if nearest <= DepthSort.depthTolerance {
      return farthest >= -DepthSort.depthTolerance ? .level : .behind
    }
    if farthest >= -DepthSort.depthTolerance { return .inFront }
    // The line of equal depth divides the overlap; a part too small to see does not count.
    let (ea, eb) = (a.equation, b.equation)
    let line = HalfPlane(
      a: eb.a / eb.c - ea.a / ea.c, b: eb.b / eb.c - ea.b / ea.c, c: eb.d / eb.c - ea.d / ea.c)
    let inFront = overlap.clipped(to: line).area
    if inFront <= DepthSort.areaTolerance { return .behind }
    return overlap.area - inFront <= DepthSort.areaTolerance ? .inFront : .crossing
  }

  /// The pieces, with the later ones cut wherever they cross earlier ones in view; nil beyond the limits.
  mutating func cut(_ pieces: [PlanePiece]) -> [PlanePiece]? {
    var placed: [PlanePiece] = []
    for piece in pieces {
      var open = [(piece: piece, next: 0)]
      var done: [PlanePiece] = []
      while var (part, next) = open.popLast() {
        while next < placed.count {
          let other = placed[next]
          next += 1
          guard relation(part, other) == .crossing, let halves = split(part, by: other) else { continue }
          open.append((halves.front, next))
          part = halves.back
        }
        done.append(part)
        if remainingComparisons < 0 || placed.count + done.count + open.count > maximumFragments {
          return nil
        }
      }
      placed += done
    }
    pieceCount = placed.count
    return placed
  }

  /// The parts behind and in front of another piece's plane; nil if one of them would be invisible.
  private mutating func split(
    _ piece: PlanePiece, by other: PlanePiece
  ) -> (back: PlanePiece, front: PlanePiece)? {
    guard let side = piece.side(towardsViewerOf: other),
      let front = piece.clipped(to: side, cut: cutCount + 1),
      let back = piece.clipped(to: side.complement, cut: -(cutCount + 1))
    else { return nil }
    cutCount += 1
    return (back, front)
  }

  /// The pieces from back to front; nil beyond the limits.
  mutating func order(_ pieces: [PlanePiece], depth: Int = 0) -> [PlanePiece]? {
    guard pieces.count > 1 else { return pieces }
    guard depth < DepthSort.maximumDepth, let graph = graph(of: pieces) else { return nil }
    let (head, circle, tail) = graph.peeled()
    guard let pivot = circle.first else { return (head + tail).map { pieces[$0] } }
    guard let parted = part(circle.dropFirst().map { pieces[$0] }, by: pieces[pivot]),
      let back = order(parted.back, depth: depth + 1),
      let front = order(parted.front, depth: depth + 1)
    else { return nil }
    return head.map { pieces[$0] } + back + [pieces[pivot]] + front + tail.map { pieces[$0] }
  }

  /// The order in which pieces have to be painted; nil when there are too many pairs to compare.
  private mutating func graph(of pieces: [PlanePiece]) -> PrecedenceGraph? {
    var graph = PrecedenceGraph(count: pieces.count)
    for j in pieces.indices {
      for i in 0..<j where pieces[i].index != pieces[j].index {
        switch relation(pieces[i], pieces[j]) {
        case .apart: break
        case .behind: graph.add(i, before: j)
        case .inFront: graph.add(j, before: i)
        case .level, .crossing:
          // The remaining crossings were too small to cut.
          if pieces[i].index < pieces[j].index {
            graph.add(i, before: j)
          } else {
            graph.add(j, before: i)
          }
        }
      }
      if remainingComparisons < 0 { return nil }
    }
    return graph
  }

  /// Puts each piece on one side of the pivot's plane, cutting those that have parts on both.
  private mutating func part(
    _ pieces: [PlanePiece], by pivot: PlanePiece
  ) -> (back: [PlanePiece], front: [PlanePiece])? {
    var (back, front): ([PlanePiece], [PlanePiece]) = ([], [])
    for piece in pieces {
      let (nearest, farthest) = piece.depths(above: pivot, at: piece.projection.points)
      if nearest > DepthSort.depthTolerance, farthest < -DepthSort.depthTolerance,
        let halves = split(piece, by: pivot)
      {
        back.append(halves.back)
        front.append(halves.front)
        pieceCount += 1
      } else if nearest + farthest < -DepthSort.depthTolerance
        || (nearest + farthest <= DepthSort.depthTolerance && piece.index < pivot.index)
      {
        back.append(piece)
      } else {
        front.append(piece)
      }
    }
    return pieceCount <= maximumFragments ? (back, front) : nil
  }

  /// Sorts whole planes by the depth of their centers, which is right only for planes that are small or far
  /// apart.
  static func sortedByCenter(_ pieces: [PlanePiece]) -> [PlanePiece] {
    pieces.map { (piece: $0, depth: $0.depth(at: $0.projection.center)) }
      .sorted { ($0.depth, $0.piece.index) < ($1.depth, $1.piece.index) }
      .map(\.piece)
  }

  static func fragments(_ order: [PlanePiece]) -> [Fragment] {
    // The index of the first piece along each side of each cut.
    var first: [Int: Int] = [:]
    for (position, piece) in order.enumerated() {
      for cut in piece.cuts where cut != 0 && first[cut] == nil { first[cut] = position }
    }
    return order.enumerated().map { position, piece in
      guard !piece.isWhole else { return Fragment(plane: piece.index) }
      let edges = piece.cuts.map { cut -> Fragment.Edge in
        guard cut != 0 else { return .outline }
        return first[-cut].map { $0 > position } ?? false ? .cutUnderNeighbor : .cut
      }
      return Fragment(plane: piece.index, clip: piece.polygon, edges: edges)
    }
  }
}
