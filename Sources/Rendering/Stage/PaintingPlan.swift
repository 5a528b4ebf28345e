import TransitionEngine

/// Chooses how the browser is told which of a node's planes hides which.
///
/// Document order is the best there is: flat painting gives clean edges and sharp text. It serves as long as no two planes that
/// overlap ever change places. Where they do, once and as two groups, a step swaps the groups. Only where planes pass through each
/// other, or change places in other ways, does the browser have to sort and cut them itself.
struct PaintingPlan {
  let samples: StageSamples

  /// Instants at which the engine's painting order is asked for.
  private static let looks = 60
  /// What is smaller than this, in square points, is not seen.
  private static let leastOverlap: CGFloat = 2

  func arrange(_ node: StageNode) {
    let children = node.nodes
    for child in children { arrange(child) }
    // In a transform layer the browser sorts anyway, together with what stands around it.
    if node.layer.kind == .plain, children.count > 1, node.elementsAreTogether, hasDepth(node) {
      let isNested = children.contains { $0.layer.kind == .transform }
      node.painting = isNested ? .sortedByDepth : painting(of: children, in: node)
    }
    switch node.painting {
    case .inOrder: SeamBleed.apply(to: node.nodes)
    case .swapping(let behind, let front, _):
      SeamBleed.apply(to: behind.map { children[$0] })
      SeamBleed.apply(to: front.map { children[$0] })
    case .sortedByDepth: break
    }
  }

  private func hasDepth(_ node: StageNode) -> Bool {
    let children = node.nodes
    guard !children.contains(where: { $0.layer.kind == .transform }) else { return true }
    return distinctLooks.contains { index in
      let planes = children.map { plane($0, in: node, at: index) }
      return !planes.allSatisfy(\.facesViewer) || Set(planes.map { $0.matrix.m43 / $0.matrix.m44 }).count > 1
    }
  }

  /// Inside the run only: at its ends the stage shows screens at rest, and planes often coincide.
  private var looks: [Int] {
    let last = samples.window.last
    return (0..<Self.looks).map { (2 * $0 + 1) * last / (2 * Self.looks) }
  }

  /// The first of each stretch of looks that see the same: all before the epoch do, and all after it.
  private var distinctLooks: [Int] {
    var seen: Set<Int> = []
    return looks.filter { seen.insert(samples.window.place(of: $0)).inserted }
  }

  private func plane(_ node: StageNode, in parent: StageNode, at index: Int) -> Plane {
    Plane(
      matrix: samples.matrix(of: node, in: parent, at: index, withPerspective: true),
      outline: ConvexPolygon(node.layer.bounds), isDoubleSided: node.layer.isDoubleSided)
  }

  // MARK: Constraints

  /// What one instant demands.
  private struct Look {
    var index: Int
    /// Pairs that overlap, the one behind first.
    var pairs: [(behind: Int, front: Int)] = []
    /// Planes that show their back, and are wholly hidden.
    var hiddenBacks: Set<Int> = []
  }

  private func painting(of children: [StageNode], in parent: StageNode) -> StageNode.Painting {
    var known: [Int: Look] = [:]
    for index in distinctLooks {
      guard let look = look(at: index, children, parent) else { return .sortedByDepth }
      known[samples.window.place(of: index)] = look
    }
    let all = looks.compactMap { index -> Look? in
      var look = known[samples.window.place(of: index)]
      look?.index = index
      return look
    }
    if let plan = flatPainting(all, count: children.count, node: parent) { return plan }
    // A plane's back that is hidden all the time need not lie above anything. What hides it stays above it: in flat
    // painting browsers judge by the element's own rotation, and may paint a back that only perspective shows.
    let backs = all.reduce(into: Set<Int>()) { $0.formUnion($1.hiddenBacks) }
    guard !backs.isEmpty else { return .sortedByDepth }
    let facing = all.map { look -> Look in
      var look = look
      look.pairs.removeAll { look.hiddenBacks.contains($0.front) }
      return look
    }
    guard let plan = flatPainting(facing, count: children.count, node: parent) else { return .sortedByDepth }
    for child in backs { children[child].hidesBack = true }
    return plan
  }

  /// Nil where planes pass through each other.
  private func look(at index: Int, _ children: [StageNode], _ parent: StageNode) -> Look? {
    let planes = children.map { plane($0, in: parent, at: index) }
    let fragments = paintingOrder(planes)
    let shapes = fragments.map { fragment in
      Homography(planes[fragment.plane].matrix)
        .projectVisiblePart(of: fragment.clip ?? planes[fragment.plane].outline).clockwise
    }
    let isAnyCut = fragments.contains { $0.clip != nil }
    var shared: [[Int]: CGFloat] = [:]
    for (place, fragment) in fragments.enumerated() {
      for later in (place + 1)..<fragments.count where fragments[later].plane != fragment.plane {
        let area = shapes[place].intersection(shapes[later]).area
        if area > 0 { shared[[fragment.plane, fragments[later].plane], default: 0] += area }
      }
    }
    var look = Look(index: index)
    for (pair, area) in shared.sorted(by: { ($0.key[0], $0.key[1]) < ($1.key[0], $1.key[1]) })
    where area > leastOverlap(of: planes[pair[0]]) {
      let opposite = shared[[pair[1], pair[0]], default: 0]
      if isAnyCut, min(area, opposite) > sliver(of: planes[pair[0]]) { return nil }
      if area >= opposite { look.pairs.append((pair[0], pair[1])) }
    }
    for (place, fragment) in fragments.enumerated() where planes[fragment.plane].showsBack {
      let others = fragments.indices.filter { $0 > place && fragments[$0].plane != fragment.plane }
      if isCovered(shapes[place], by: others.map { shapes[$0] }) { look.hiddenBacks.insert(fragment.plane) }
    }
    return look
  }

  /// Planes overlap if they share more than this, in square points. Edges that stay together do not count, and motions
  /// that are only nearly equal let them drift by hundredths of a point.
  private func leastOverlap(of plane: Plane) -> CGFloat {
    max(Self.leastOverlap, 0.05 * max(plane.outline.bounds.width, plane.outline.bounds.height))
  }

  /// How much of a plane may be on the wrong side of another without being called a crossing: a strip of two points.
  /// Planes that meet in an edge cross by so much where their motions are only nearly equal.
  private func sliver(of plane: Plane) -> CGFloat {
    2 * max(plane.outline.bounds.width, plane.outline.bounds.height)
  }

  /// Whether points all over a polygon lie in one of some others.
  private func isCovered(_ shape: ConvexPolygon, by others: [ConvexPolygon]) -> Bool {
    guard shape.area > Self.leastOverlap else { return true }
    let center = shape.center
    return shape.points.allSatisfy { corner in
      [0.1, 0.4, 0.7, 0.95].allSatisfy { fraction in
        let point = CGPoint(
          x: center.x + (corner.x - center.x) * fraction, y: center.y + (corner.y - center.y) * fraction)
        return others.contains { $0.contains(point) }
      }
    }
  }

  // MARK: Order

  private func flatPainting(_ looks: [Look], count: Int, node: StageNode) -> StageNode.Painting? {
    if let order = order(of: Array(0..<count), looks) {
      node.reorderNodes(order)
      return .inOrder
    }
    return swap(looks, count: count)
  }

  /// An order that no look contradicts, as close to the given one as can be.
  private func order(of planes: [Int], _ looks: [Look]) -> [Int]? {
    let members = Set(planes)
    var behind: [Int: Set<Int>] = [:]
    for pair in looks.flatMap(\.pairs) where members.contains(pair.behind) && members.contains(pair.front) {
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

  /// Two groups that change places once.
  private func swap(_ looks: [Look], count: Int) -> StageNode.Painting? {
    var first: [[Int]: Int] = [:]
    var lastSeen: [[Int]: Int] = [:]
    for (place, look) in looks.enumerated() {
      for pair in look.pairs {
        let key = [pair.behind, pair.front]
        first[key] = first[key] ?? place
        lastSeen[key] = place
      }
    }
    // A pair flips if it was seen both ways round; the one that starts out behind goes to the first group.
    let flips = first.filter { pair, seen in
      first[[pair[1], pair[0]]].map { seen < $0 } ?? false
    }.keys.sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
    guard !flips.isEmpty else { return nil }
    var behind = Set(flips.map { $0[0] })
    var front = Set(flips.map { $0[1] })
    guard behind.isDisjoint(with: front) else { return nil }
    let earliest = flips.map { lastSeen[$0] ?? 0 }.max() ?? 0
    let latest = flips.map { first[[$0[1], $0[0]]] ?? 0 }.min() ?? 0
    guard earliest < latest else { return nil }
    // The rest joins the group of its kind: that of the nearest plane, in sibling order, which has one.
    for plane in 0..<count where !behind.contains(plane) && !front.contains(plane) {
      let near = (0..<count).filter { behind.contains($0) || front.contains($0) }
        .min { abs($0 - plane) < abs($1 - plane) }
      if let near, front.contains(near) { front.insert(plane) } else { behind.insert(plane) }
    }
    guard let back = order(of: behind.sorted(), looks), let top = order(of: front.sorted(), looks) else {
      return nil
    }
    let holds = looks.enumerated().allSatisfy { place, look in
      let isSwapped = place > earliest
      return look.pairs.allSatisfy { pair in
        behind.contains(pair.behind) == behind.contains(pair.front)
          || behind.contains(pair.behind) != isSwapped
      }
    }
    guard holds else { return nil }
    let last = Double(samples.window.last)
    let middle = Double(looks[earliest].index + looks[latest].index) / 2 / last
    return .swapping(behind: back, front: top, at: FixedDecimal.round(middle, decimals: 4))
  }
}

extension ConvexPolygon {
  /// Whether a point lies inside or on the outline; the corners run clockwise.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    !isEmpty
      && points.indices.allSatisfy {
        HalfPlane(rightOf: points[$0], points[($0 + 1) % points.count]).value(at: point) > -0.5
      }
  }
}

extension StageNode {
  /// Whether no picture stands between the child nodes.
  fileprivate var elementsAreTogether: Bool {
    picturesBelow.count + nodes.count + picturesAbove.count == items.count
  }

  /// Puts the child nodes in an order; pictures stay below and above them.
  fileprivate func reorderNodes(_ order: [Int]) {
    let nodes = nodes
    items = picturesBelow + order.map { .node(nodes[$0]) } + picturesAbove
  }
}
