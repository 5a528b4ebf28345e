/// The sources that are visible at a point of a layer, each with its own point and its share.
///
/// A snapshot counts as its source, so that a view and its snapshot in the same place look the same. Colors
/// and pictures count, text and outlines do not: their backgrounds move with them.
package struct Visibility {
  struct Part {
    let source: Layer.ID
    /// The point in the source's own coordinates.
    let point: CGPoint
    /// The source's share of the visible content, 0…1.
    var weight: CGFloat
  }

  private(set) var parts: [Part] = []
  /// The part of the wanted layer that is not hidden at the point, 0…1, whatever the layer draws.
  private(set) var share: CGFloat = 0
  /// The part of the background that is hidden, 0…1.
  package private(set) var coverage: CGFloat = 0

  /// Adds another visibility behind this one.
  private mutating func add(_ other: Visibility, opacity: CGFloat) {
    let share = (1 - coverage) * opacity
    parts += other.parts.map { Part(source: $0.source, point: $0.point, weight: $0.weight * share) }
    self.share += share * other.share
    coverage += share * other.coverage
  }

  private mutating func add(_ source: Layer.ID, at point: CGPoint, opacity: CGFloat) {
    guard opacity > 0 else { return }
    let weight = (1 - coverage) * min(opacity, 1)
    parts.append(Part(source: source, point: point, weight: weight))
    coverage += weight
  }

  // MARK: Comparing

  package var sources: [Layer.ID] { parts.map(\.source) }

  /// The part of the background that some sources hide, 0…1.
  package func coverage(by sources: Set<Layer.ID>) -> CGFloat {
    parts.reduce(0) { $0 + (sources.contains($1.source) ? $1.weight : 0) }
  }

  /// The part of the visible content that differs, 0…1.
  ///
  /// - Parameter tolerance: the distance up to which places are considered the same, in points.
  package func difference(from other: Visibility, tolerance: CGFloat = 3) -> CGFloat {
    let common = parts.reduce(0) { sum, part in
      let match = other.parts.first {
        $0.source == part.source && abs($0.point.x - part.point.x) <= tolerance
          && abs($0.point.y - part.point.y) <= tolerance
      }
      return sum + min(part.weight, match?.weight ?? 0)
    }
    return max(max(coverage, other.coverage) - common, 0)
  }
}

extension Visibility {
  /// The maximum nesting of snapshots and layers.
  private static let maximumDepth = 200

  /// - Parameters:
  ///   - point: in the layer's own coordinates.
  ///   - wanted: the layer whose share is computed; nil for none.
  package init(of layer: Layer, at point: CGPoint, lookingFor wanted: Layer.ID? = nil, depth: Int = 0) {
    guard depth < Self.maximumDepth, !layer.masksToBounds || layer.bounds.contains(point),
      layer.isUnmasked(at: point)
    else { return }
    if layer.id == wanted, layer.bounds.contains(point) { share = 1 }
    for painted in layer.sublayersInPaintingOrder.reversed() where coverage < 0.99 {
      let placement = painted.placement
      let map = Homography(placement.matrix)
      guard let inner = map.inverse?.project(point), inner.x.isFinite, inner.y.isFinite,
        map.weight(at: inner) > 0, painted.fragment.clip?.contains(inner, slack: 1e-6) ?? true
      else { continue }
      add(
        Visibility(of: placement.layer, at: inner, lookingFor: wanted, depth: depth + 1),
        opacity: placement.layer.opacity * placement.inheritedOpacity)
    }
    guard layer.kind == .plain, layer.bounds.contains(point) else { return }
    addContents(of: layer, at: point, depth: depth)
    if let color = layer.backgroundColor { add(layer.id, at: point, opacity: color.light.alpha) }
  }

  private mutating func addContents(of layer: Layer, at point: CGPoint, depth: Int) {
    switch layer.placedContents {
    case .snapshot(let snapshot):
      guard layer.bounds.width > 0, layer.bounds.height > 0 else { return }
      let x = (point.x - layer.bounds.minX) / layer.bounds.width
      let y = (point.y - layer.bounds.minY) / layer.bounds.height
      let inner = CGPoint(
        x: snapshot.rect.minX + x * snapshot.rect.width, y: snapshot.rect.minY + y * snapshot.rect.height)
      add(Visibility(of: snapshot.tree.root, at: inner, depth: depth + 1), opacity: 1)
    case .image(let image):
      if image.frame.contains(point) { add(layer.id, at: point, opacity: 1) }
    case .gradient(let gradient):
      let alphas = gradient.colors.map(\.light.alpha)
      add(layer.id, at: point, opacity: alphas.reduce(0, +) / CGFloat(max(alphas.count, 1)))
    case .shape, .text, .fitted, .backdrop, nil: break
    }
  }
}

extension Layer {
  /// The points of a sampling grid, across and down.
  private static let grid = 8

  /// The part of a rectangle that shows a layer, 0…1: the part that lies in the layer and that nothing in
  /// front of it hides.
  ///
  /// - Parameters:
  ///   - id: of a layer in this one.
  ///   - rect: in this layer's own coordinates.
  package func share(of id: Layer.ID, in rect: CGRect) -> CGFloat {
    var sum: CGFloat = 0
    for row in 0..<Self.grid {
      for column in 0..<Self.grid {
        let point = CGPoint(
          x: rect.minX + rect.width * (CGFloat(column) + 0.5) / CGFloat(Self.grid),
          y: rect.minY + rect.height * (CGFloat(row) + 0.5) / CGFloat(Self.grid))
        sum += Visibility(of: self, at: point, lookingFor: id).share
      }
    }
    return sum / CGFloat(Self.grid * Self.grid)
  }
}
