import TransitionEngine

/// A part of a film: what some frames have in common, and what differs.
indirect enum FilmNode: Sendable {
  /// The same marks in all frames.
  case marks([Mark])
  /// A picture that stays in its place while its content changes.
  case inside(PlacedPicture, [FilmNode])
  /// A picture that moves, in its own coordinates.
  case moving(FilmMotion, [FilmNode])
  /// Content that shows inside an outline only.
  case clipped(Outline, [FilmNode])
  /// Content that only some frames show.
  case shown(Range<Int>, [FilmNode])
}

extension FilmNode {
  /// Finds what successive frames have in common.
  ///
  /// - Parameters:
  ///   - frames: the marks of each frame, back to front.
  ///   - start: the number of the first frame.
  static func nodes(of frames: [[Mark]], from start: Int) -> [FilmNode] {
    guard let first = frames.first else { return [] }
    if frames.allSatisfy({ $0 == first }) { return first.isEmpty ? [] : [.marks(first)] }
    let scenes = runs(of: frames) { $0.matches($1) }
    if scenes.count > 1 {
      return scenes.filter { !frames[$0.lowerBound].isEmpty }.map { scene in
        .shown(scene.moved(by: start), nodes(of: Array(frames[scene]), from: start + scene.lowerBound))
      }
    }
    return first.indices.reduce(into: []) { nodes, index in
      for node in Self.nodes(ofMark: frames.map { $0[index] }, from: start) {
        if case .marks(let marks) = node, case .marks(let last) = nodes.last {
          nodes[nodes.count - 1] = .marks(last + marks)
        } else {
          nodes.append(node)
        }
      }
    }
  }

  /// - Parameter marks: a mark in successive frames, of one kind.
  private static func nodes(ofMark marks: [Mark], from start: Int) -> [FilmNode] {
    let first = marks[0]
    if marks.allSatisfy({ $0 == first }) { return [.marks([first])] }
    switch first {
    case .placed:
      if let node = node(ofPlacements: marks.compactMap(\.flatPlacement), of: marks.count, from: start) {
        return [node]
      }
    case .clipped(let outline, _):
      let contents = marks.compactMap { $0.content(clippedTo: outline) }
      if contents.count == marks.count { return [.clipped(outline, nodes(of: contents, from: start))] }
    default: break
    }
    return runs(of: marks, where: ==).map { .shown($0.moved(by: start), [.marks([marks[$0.lowerBound]])]) }
  }

  /// - Parameter count: the number of frames.
  /// - Returns: nil if the picture isn't flat in all of them.
  private static func node(
    ofPlacements placements: [PlacedPicture], of count: Int, from start: Int
  ) -> FilmNode? {
    guard placements.count == count, let first = placements.first else { return nil }
    let contents = { nodes(of: placements.map(\.picture.marks), from: start) }
    if placements.allSatisfy({ $0.map == first.map && $0.opacity == first.opacity }) {
      return .inside(first, contents())
    }
    let values = placements.map { FilmMotion.Value(map: $0.map, opacity: $0.opacity) }
    let isRigid = placements.allSatisfy { $0.picture == first.picture }
    return .moving(
      FilmMotion(first: start, values: values),
      isRigid ? [.marks([.placed(PlacedPicture(first.picture, map: .identity))])] : contents())
  }

  /// Ranges of successive elements that match the first of their range.
  private static func runs<Element>(
    of elements: [Element], where matches: (Element, Element) -> Bool
  ) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for index in elements.indices {
      if let last = runs.last, matches(elements[last.lowerBound], elements[index]) {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    return runs
  }

  /// How many of the nodes' parts show in a single frame, the first and the last excepted.
  ///
  /// - Parameter last: the last frame.
  static func singleFrames(in nodes: [FilmNode], last: Int) -> Int {
    nodes.reduce(0) { sum, node in
      switch node {
      case .marks: sum
      case .inside(_, let inner), .moving(_, let inner), .clipped(_, let inner):
        sum + singleFrames(in: inner, last: last)
      case .shown(let range, let inner):
        sum + (range.count == 1 && range.lowerBound > 0 && range.lowerBound < last ? 1 : 0)
          + singleFrames(in: inner, last: last)
      }
    }
  }
}

extension [Mark] {
  /// Whether both lists have the same kinds of marks, in the same order.
  fileprivate func matches(_ other: [Mark]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { $0.kind == $1.kind }
  }
}

extension Mark {
  fileprivate var kind: Int {
    switch self {
    case .fill: 0
    case .stroke: 1
    case .words: 2
    case .image: 3
    case .shadow: 4
    case .placed: 5
    case .clipped: 6
    case .masked: 7
    case .blurred: 8
    }
  }

  /// The picture that an affine map shows as a whole, free of its neighbors.
  fileprivate var flatPlacement: PlacedPicture? {
    guard case .placed(let placement) = self, placement.map.isAffine, placement.map.m44 > 0,
      placement.fragment == nil, placement.coveredEdges.isEmpty
    else { return nil }
    return placement
  }

  /// The marks inside an outline; nil if it isn't the mark's own.
  fileprivate func content(clippedTo outline: Outline) -> [Mark]? {
    if case .clipped(outline, let inner) = self { inner } else { nil }
  }
}

extension Range<Int> {
  fileprivate func moved(by distance: Int) -> Range<Int> { lowerBound + distance..<upperBound + distance }
}
