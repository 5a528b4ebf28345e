import HTML
import TransitionEngine

extension Painter {
  mutating func fill(_ outline: Outline, _ color: Color, in scope: Scope) {
    var attributes = paintAttributes(.fill, color, opacity: scope.opacity) + markup(of: outline.attributes)
    if let rect = outline.rect {
      guard let data = data(of: outline, in: scope) else { return }
      add(.path, data, attributes, over: rect, in: scope)
    } else if let fit = fit(for: outline, in: scope) {
      let box = scope.visibleBox(of: outline.box)
      guard keepsArea(fit.transform, over: box) else { return }
      add(.use, use(outline, fit.transform, over: box), attributes, over: box, in: scope)
    } else {
      if outline.fillRule == .evenOdd { attributes += Array(" fill-rule=\"evenodd\"".utf8) }
      let data = Grid.pathData(projectedFill(outline, in: scope), step: step(for: scope.map))
      add(.path, data, attributes, over: scope.visibleBox(of: outline.box), in: scope)
    }
  }

  /// The path of a fill; nil if it isn't visible. A fill that covers everything visible becomes the window's
  /// rectangle, with the same bytes each time.
  func data(of outline: Outline, in scope: Scope) -> [UInt8]? {
    if let window, showsNothingBut(outline, in: scope) { return window }
    guard let rect = outline.rect else {
      return Grid.pathData(projectedFill(outline, in: scope), step: step(for: scope.map))
    }
    return projectedRect(rect, in: scope).map { polygonData($0, step: step(for: rect, in: scope)) }
  }

  /// Rounding must not swallow hairlines.
  private func step(for rect: CGRect, in scope: Scope) -> Int {
    let thickness = min(rect.width, rect.height) * Grid.unitsPerPoint
    return thickness < 2 * CGFloat(precision.step) ? 1 : step(for: scope.map)
  }

  /// Whether an outline covers everything visible.
  func showsNothingBut(_ outline: Outline, in scope: Scope) -> Bool {
    guard window != nil, let rect = outline.rect else { return false }
    let cover = ConvexPolygon(scope.extended(rect.corners))
    let turn = cover.turn
    return scope.visible.points.allSatisfy { cover.contains($0, slack: 1e-3, turning: turn) }
  }

  /// The attributes of a use of the outline's definition, without its paint.
  mutating func use(_ outline: Outline, _ transform: CGAffineTransform, over box: CGRect) -> [UInt8] {
    let id = library.id(for: outline)
    return markup { painter in
      painter.out.attribute("href", raw: "#" + id)
      painter.writeTransform(transform, from: outline.origin, over: box)
    }
  }

  mutating func stroke(_ outline: Outline, _ color: Color, _ stroke: Mark.Stroke, in scope: Scope) {
    let fit = fit(for: outline, in: scope)
    let box = scope.visibleBox(of: outline.box.insetBy(dx: -stroke.width, dy: -stroke.width))
    // A line's width under perspective is that of its middle; a definition is scaled with its line.
    let scale = fit == nil ? scope.map.tangent(at: box.center).meanScale : 1
    let attributes = strokeAttributes(color, stroke, width: stroke.width * scale, opacity: scope.opacity)
    if let fit {
      let visible = scope.visibleBox(of: outline.box)
      guard keepsArea(fit.transform, over: visible) else { return }
      add(.use, use(outline, fit.transform, over: visible), attributes, over: box, in: scope)
    } else {
      let path = outline.path.projected(by: scope.map, tolerance: precision.tolerance / 3)
      add(.path, Grid.pathData(path, step: step(for: scope.map)), attributes, over: box, in: scope)
    }
  }

  private mutating func strokeAttributes(
    _ color: Color, _ stroke: Mark.Stroke, width: CGFloat, opacity: CGFloat
  ) -> [UInt8] {
    let paint = paintAttributes(.stroke, color, opacity: opacity)
    return HTMLWriter.html { out in
      out.attribute("fill", raw: "none")
      out.attributes(paint)
      out.attribute("stroke-width", Grid.units(width))
      if stroke.cap != .butt {
        out.attribute("stroke-linecap", raw: stroke.cap == .round ? "round" : "square")
      }
      if stroke.join != .miter {
        out.attribute("stroke-linejoin", raw: stroke.join == .round ? "round" : "bevel")
      }
    } + markup(of: stroke.attributes)
  }

  private func markup(of attributes: [PresentationAttribute]) -> [UInt8] {
    attributes.flatMap { Array(" \($0.name)=\"\($0.value)\"".utf8) }
  }

  /// The image of a rectangle, extended below neighbors and cut to the visible part; nil if nothing is
  /// visible.
  private func projectedRect(_ rect: CGRect, in scope: Scope) -> [CGPoint]? {
    let points = scope.extended(rect.corners)
    if scope.map.isAffine { return points.map(scope.map.project) }
    // A margin keeps cut edges outside of the clip.
    let part = ConvexPolygon(points).intersection(scope.visible.grown(by: 1))
    let image = part.projected(by: scope.map)
    return image.isEmpty ? nil : image.points
  }

  /// The transform for a use of the outline's definition; nil if the outline has to be projected.
  private func fit(for outline: Outline, in scope: Scope) -> AffineFit? {
    let isShared = library.isRequested(outline)
    switch names {
    case .library: guard isShared else { return nil }
    case .strip: guard outline.weight >= Outline.leastSharedWeight else { return nil }
    }
    if scope.coveredEdges.contains(where: { $0.touches(outline.box) }) { return nil }
    guard let fit = AffineFit(scope.map, over: scope.visibleBox(of: outline.box)) else { return nil }
    return fit.error <= precision.tolerance ? fit : nil
  }

  /// The image of a fill, simplified where it isn't visible.
  func projectedFill(_ outline: Outline, in scope: Scope) -> Path {
    let path = scope.map.isAffine ? outline.path : outline.path.reduced(to: scope.visible.grown(by: 1))
    return path.projected(by: scope.map, tolerance: precision.tolerance / 3)
  }
}
