import TransitionEngine

extension Path {
  /// The same fill within `region`, with less drawn outside.
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
      var result = self
      result.segments = []
      var from = start
      // The end of a run outside that is not written yet.
      var skippedTo: CGPoint?
      for segment in segments {
        let points = segment.points
        guard let end = points.last else { continue }
        if side.value(at: from) < 0, points.allSatisfy({ side.value(at: $0) < 0 }) {
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
