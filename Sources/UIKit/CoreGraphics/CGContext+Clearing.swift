import TransitionEngine

extension CGContext {
  /// Holes in what is drawn, apart from one another, so that one mask shows what is left.
  struct Holes {
    var path: Path
    var boxes: [CGRect]
    /// What the holes are clipped to.
    let clips: [Shape]
  }

  /// Removes what is drawn within a path, given in the image's coordinates, as far as the clipping paths reach.
  ///
  /// Paths that are removed one after the other share a mask where they don't overlap.
  func punch(_ path: Path) {
    let clips = clearedClips
    var box = path.boundingBox
    for clip in clips { box = box.intersection(clip.path.boundingBox) }
    guard !drawn.isEmpty, !box.isNull else { return }
    let before = cleared?.drawn ?? drawn
    var holes = cleared?.holes ?? []
    let free = holes.firstIndex { $0.clips == clips && !$0.boxes.contains { $0.intersects(box) } }
    if let free {
      holes[free].path.append(path)
      holes[free].boxes.append(box)
    } else {
      holes.append(Holes(path: path, boxes: [box], clips: clips))
    }
    drawn = holes.reduce(before) { [left(of: $0, $1)] }
    cleared = (before, holes)
  }

  /// The clipping paths. Where an image clips, the whole path is removed, which lint reports.
  private var clearedClips: [Shape] {
    state.clips.compactMap { clip in
      if case .shape(let shape) = clip { return shape }
      Run.noteUnmodeled(.clearedMask)
      return nil
    }
  }

  /// What is left around holes: what lies outside of their path, or of what clips them.
  private func left(of drawn: [Layer], _ holes: Holes) -> Layer {
    var left = sheet()
    left.sublayers = drawn
    var mask = sheet()
    if holes.clips.isEmpty {
      mask.contents = outside(holes.path)
    } else {
      mask.sublayers = ([holes.path] + holes.clips.map(\.path)).map { path in
        var part = sheet()
        part.contents = outside(path)
        return part
      }
    }
    left.mask = LayerTree(mask)
    return left
  }

  private func outside(_ path: Path) -> LayerContents {
    var rest = Path(rect: CGRect(origin: .zero, size: size).insetBy(dx: -Self.margin, dy: -Self.margin))
    rest.append(path)
    return .shape(Shape(path: rest, fillRule: .evenOdd))
  }

  /// Removes what is drawn under the path's stroke. The parts of a stroke overlap, and the even-odd rule would leave
  /// what two of them share, so only parts apart from one another are removed together.
  func punchStroke() {
    Run.noteUnmodeled(.clearedDashes, if: !state.dash.isEmpty)
    let width = state.lineWidth * abs(state.transform.determinant).squareRoot()
    let parts = outline.strokeParts(
      width: width, cap: CGLineCap(state.cap), join: CGLineJoin(state.join), miterLimit: state.miterLimit)
    for part in parts { punch(part) }
  }

  /// How far around the image drawing is kept, in points.
  private static let margin: CGFloat = 1000
}
