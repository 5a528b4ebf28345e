import TransitionEngine

extension Path {
  /// Simplifies the path outside of `region`. The fill inside stays the same.
  ///
  /// Runs of segments that lie beyond one side of the region become one line. Beyond that side both go from
  /// the same point to the same point, so no point of the region is wound around differently.
  package func reduced(to region: ConvexPolygon) -> Path {
    guard !region.isEmpty else { return Path() }
    var contours = contours.map(Contour.init)
    for edge in region.clockwise.edges {
      let side = HalfPlane(rightOf: edge.start, edge.end)
      contours = contours.map { $0.reduced(to: side) }
    }
    return Path(contours.flatMap(\.path.elements))
  }

  /// A closed run of segments.
  private struct Contour {
    var start: CGPoint
    var segments: [Element]

    init(_ path: Path) {
      start = path.startPoint
      segments = path.elements.dropFirst().filter { $0 != .close }
      if let end = path.points.last, end != start { segments.append(.line(start)) }
    }

    var path: Path { Path([.move(start)] + segments + [.close]) }

    func reduced(to side: HalfPlane) -> Contour {
      // Usually no point lies outside: then nothing is left out or copied.
      guard segments.contains(where: { $0.ends(beyond: side) }) else { return self }
      var result = self
      result.segments = []
      var from = start
      // The end of a run outside, not written yet.
      var skippedTo: CGPoint?
      for segment in segments {
        guard let end = segment.end else { continue }
        if side.value(at: from) < 0, segment.lies(beyond: side) {
          skippedTo = end
        } else {
          if let skipped = skippedTo { result.segments.append(.line(skipped)) }
          skippedTo = nil
          result.segments.append(segment)
        }
        from = end
      }
      if let skipped = skippedTo { result.segments.append(.line(skipped)) }
      return result
    }
  }
}

extension Path.Element {
  /// The end point; nil for a close.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }

  fileprivate func ends(beyond side: HalfPlane) -> Bool { end.map { side.value(at: $0) < 0 } ?? false }

  /// Whether all its points but the first lie beyond a side.
  fileprivate func lies(beyond side: HalfPlane) -> Bool {
    switch self {
    case .move(let end), .line(let end): side.value(at: end) < 0
    case .cubic(let a, let b, let end):
      side.value(at: a) < 0 && side.value(at: b) < 0 && side.value(at: end) < 0
    case .close: false
    }
  }
}
