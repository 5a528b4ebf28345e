import TransitionEngine

/// Chooses how the browser orders a node's planes.
///
/// Document order is best: flat painting has clean edges and sharp text. It's right if no two overlapping
/// planes change places. If two groups change places once, a step swaps the groups. Only if planes pass
/// through each other, or change places in other ways, the browser sorts and cuts them.
struct PaintingPlan {
  let samples: StageSamples

  /// The number of instants at which the engine's painting order is computed.
  private static let instants = 60

  func arrange(_ node: StageNode) {
    let children = node.nodes
    for child in children { arrange(child) }
    // In a transform layer the browser sorts planes anyway, together with those around it.
    if node.layer.kind == .plain, children.count > 1, node.elementsAreTogether, hasDepth(node) {
      let isNested = children.contains { $0.layer.kind == .transform }
      node.painting =
        isNested || children.count > maximumSortedPlanes ? .sortedByDepth : painting(of: children, in: node)
    }
    switch node.painting {
    case .inOrder: SeamBleed.apply(to: node.nodes)
    case .sortedByDepth: SeamBleed.apply(to: node.nodes, reaching: SeamBleed.amountInDepth)
    case .swapping(let behind, let front, _):
      SeamBleed.apply(to: behind.map { children[$0] })
      SeamBleed.apply(to: front.map { children[$0] })
    }
  }

  private func hasDepth(_ node: StageNode) -> Bool {
    let children = node.nodes
    guard !children.contains(where: { $0.layer.kind == .transform }) else { return true }
    return distinctInstants.contains { index in
      let planes = children.map { plane($0, in: node, at: index) }
      return !planes.allSatisfy(\.facesViewer) || Set(planes.map { $0.matrix.m43 / $0.matrix.m44 }).count > 1
    }
  }

  /// Inside the run only: at its ends the stage shows screens at rest, and planes often coincide.
  private var instants: [Int] {
    let last = samples.window.last
    return (0..<Self.instants).map { (2 * $0 + 1) * last / (2 * Self.instants) }
  }

  /// The first of several equal instants: those before the epoch are equal, and those after it.
  private var distinctInstants: [Int] {
    var seen: Set<Int> = []
    return instants.filter { seen.insert(samples.window.place(of: $0)).inserted }
  }

  private func plane(_ node: StageNode, in parent: StageNode, at index: Int) -> Plane {
    Plane(
      matrix: samples.matrix(of: node, in: parent, at: index, withPerspective: true),
      outline: ConvexPolygon(node.box), isDoubleSided: node.layer.isDoubleSided)
  }

  // MARK: Choice

  private func painting(of children: [StageNode], in parent: StageNode) -> StageNode.Painting {
    var known: [Int: PlaneOverlaps] = [:]
    for index in distinctInstants {
      let planes = children.map { plane($0, in: parent, at: index) }
      guard let overlaps = PlaneOverlaps(of: planes, at: index) else { return .sortedByDepth }
      known[samples.window.place(of: index)] = overlaps
    }
    let all = instants.compactMap { index -> PlaneOverlaps? in
      var overlaps = known[samples.window.place(of: index)]
      overlaps?.index = index
      return overlaps
    }
    if let plan = flatPainting(all, of: parent) { return plan }
    // A plane's back that is always hidden lies above nothing. The planes that hide it stay above it: in flat
    // painting, browsers judge by the element's own rotation, and may paint a back that only perspective
    // shows.
    let backs = all.reduce(into: Set<Int>()) { $0.formUnion($1.hiddenBacks) }
    guard !backs.isEmpty else { return .sortedByDepth }
    guard let plan = flatPainting(all.map(\.withoutHiddenBacks), of: parent) else { return .sortedByDepth }
    for child in backs { children[child].hidesBack = true }
    return plan
  }

  private func flatPainting(_ overlaps: [PlaneOverlaps], of node: StageNode) -> StageNode.Painting? {
    let count = node.nodes.count
    let order = FlatOrder(overlaps)
    if let all = order.order(of: Array(0..<count)) {
      node.reorderNodes(all)
      return .inOrder
    }
    guard let swap = order.swap(count: count) else { return nil }
    let fraction = swap.index / Double(samples.window.last)
    return .swapping(
      behind: swap.behind, front: swap.front, at: FixedDecimal.round(fraction, decimals: 4))
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
