import Foundation
import TransitionEngine

extension Painter {
  mutating func fill(_ outline: Outline, _ color: Color, in scope: Scope) {
    if let rect = outline.rect {
      guard let points = projectedRect(rect, in: scope) else { return }
      out.write("<path")
      writeColor(.fill, color, opacity: scope.opacity)
      out.write(" d=\"")
      out.write(contentsOf: polygonData(points, step: step(for: scope.map)))
      out.write("\"/>")
      return
    }
    if let fit = fit(for: outline, in: scope) {
      out.write("<use")
      out.attribute("href", raw: "#" + library.id(for: outline))
      writeColor(.fill, color, opacity: scope.opacity)
      writeTransform(fit.transform, from: outline.origin, over: scope.visibleBox(of: outline.box))
      out.write("/>")
      return
    }
    out.write("<path")
    writeColor(.fill, color, opacity: scope.opacity)
    if outline.fillRule == .evenOdd { out.write(" fill-rule=\"evenodd\"") }
    writeFilledPath(outline, in: scope)
    out.write("/>")
  }

  mutating func stroke(_ outline: Outline, _ color: Color, _ stroke: Mark.Stroke, in scope: Scope) {
    let fit = fit(for: outline, in: scope)
    var width = stroke.width
    if let fit {
      out.write("<use")
      out.attribute("href", raw: "#" + library.id(for: outline))
      writeTransform(fit.transform, from: outline.origin, over: scope.visibleBox(of: outline.box))
    } else {
      // A line's width under perspective is that of its middle.
      width *= scope.map.tangent(at: scope.visibleBox(of: outline.box).center).meanScale
      out.write("<path")
      writePath(outline, in: scope)
    }
    out.write(" fill=\"none\"")
    writeColor(.stroke, color, opacity: scope.opacity)
    out.attribute("stroke-width", Grid.units(width))
    switch stroke.cap {
    case .butt: break
    case .round: out.write(" stroke-linecap=\"round\"")
    case .square: out.write(" stroke-linecap=\"square\"")
    }
    switch stroke.join {
    case .miter: break
    case .round: out.write(" stroke-linejoin=\"round\"")
    case .bevel: out.write(" stroke-linejoin=\"bevel\"")
    }
    out.write("/>")
  }

  /// The image of a rectangle, drawn on below neighbours and cut to what shows; nil when nothing does.
  func projectedRect(_ rect: CGRect, in scope: Scope) -> [CGPoint]? {
    let points = scope.extended(rect.corners)
    if scope.map.isAffine { return points.map(scope.map.project) }
    // A little more than shows, so that cut edges do not: the clip around them does the cutting.
    let part = ConvexPolygon(points).intersection(scope.visible.grown(by: 1))
    let image = part.projected(by: scope.map)
    return image.isEmpty ? nil : image.points
  }

  /// The transform under which the outline's definition looks right; nil where it is better drawn out.
  private func fit(for outline: Outline, in scope: Scope) -> AffineFit? {
    let isShared = library.isRequested(outline)
    switch names {
    case .library: guard isShared else { return nil }
    case .strip: guard outline.weight > 90 else { return nil }
    }
    if !scope.map.isAffine, scope.coveredEdges.contains(where: { $0.touches(outline.box) }) { return nil }
    guard let fit = AffineFit(scope.map, over: scope.visibleBox(of: outline.box)) else { return nil }
    return fit.error <= precision.tolerance / 2 ? fit : nil
  }

  mutating func writePath(_ outline: Outline, in scope: Scope) {
    out.write(" d=\"")
    let path = outline.path.projected(by: scope.map, tolerance: precision.tolerance / 3)
    out.write(contentsOf: Grid.pathData(path, step: step(for: scope.map)))
    out.write("\"")
  }

  /// Like `writePath`, for fills: what does not show is drawn more simply.
  mutating func writeFilledPath(_ outline: Outline, in scope: Scope) {
    guard !scope.map.isAffine else { return writePath(outline, in: scope) }
    out.write(" d=\"")
    out.write(contentsOf: Grid.pathData(projectedFill(outline, in: scope), step: step(for: scope.map)))
    out.write("\"")
  }

  func projectedFill(_ outline: Outline, in scope: Scope) -> Path {
    let path = scope.map.isAffine ? outline.path : outline.path.reduced(to: scope.visible.grown(by: 1))
    return path.projected(by: scope.map, tolerance: precision.tolerance / 3)
  }
}
