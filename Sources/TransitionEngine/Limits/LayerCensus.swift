/// Counts the layers of trees, and the points of their drawings. Trees shared in memory are visited once.
struct LayerCensus {
  /// The cost of drawing a tree. Sums end at `Int.max`.
  struct Extent {
    /// Layers, including masks.
    var layers = 0
    /// Layers, including masks and the trees that snapshots show.
    var shownLayers = 0
    /// Points of the outlines of shapes, words and shadows, without snapshots.
    var points = 0
    /// Pairs of siblings that may have to be sorted by depth.
    var leaningPairs = 0

    static func + (a: Extent, b: Extent) -> Extent {
      Extent(
        layers: a.layers.saturatingAdding(b.layers),
        shownLayers: a.shownLayers.saturatingAdding(b.shownLayers),
        points: a.points.saturatingAdding(b.points),
        leaningPairs: a.leaningPairs.saturatingAdding(b.leaningPairs))
    }
  }

  /// Layers that an animation may tilt even if their model isn't tilted.
  private let turned: Set<Layer.ID>
  /// Layers that an animation gives another `sublayerTransform`.
  private let turningSublayers: Set<Layer.ID>
  private var known: [Layer.Identity: Extent] = [:]
  private var snapshots: [ObjectIdentifier: Extent] = [:]
  /// Pictures by their addresses.
  private var pictures: [String: Int] = [:]

  init(turned: Set<Layer.ID> = [], turningSublayers: Set<Layer.ID> = []) {
    (self.turned, self.turningSublayers) = (turned, turningSublayers)
  }

  /// Bytes of the pictures found so far, each address once.
  var pictureBytes: Int { pictures.values.reduce(0) { $0.saturatingAdding($1) } }

  /// The extents of all trees that snapshots show, each tree once.
  var snapshotExtent: Extent { snapshots.values.reduce(Extent(), +) }

  /// - Parameter layer: must be kept as long as the census.
  mutating func extent(of layer: Layer) -> Extent {
    let isLeaf = layer.sublayers.isEmpty && layer.mask == nil
    if isLeaf { return ownExtent(of: layer) }
    if let known = known[layer.identity] { return known }
    var extent = ownExtent(of: layer)
    if let mask = layer.mask { extent = extent + self.extent(of: mask.root) }
    for sublayer in layer.sublayers { extent = extent + self.extent(of: sublayer) }
    known[layer.identity] = extent
    return extent
  }

  private mutating func ownExtent(of layer: Layer) -> Extent {
    var extent = Extent(layers: 1, shownLayers: 1)
    extent.points = layer.outlinePoints
    extent.leaningPairs = leaningPairs(in: layer)
    if let contents = layer.contents { add(contents, to: &extent) }
    return extent
  }

  private mutating func add(_ contents: LayerContents, to extent: inout Extent) {
    switch contents {
    case .gradient, .backdrop, .shape, .text: break
    case .image(let image): pictures[image.url] = max(pictures[image.url] ?? 0, image.data.bytes.count)
    case .fitted(let fitted): add(fitted.contents, to: &extent)
    case .snapshot(let snapshot):
      let id = ObjectIdentifier(snapshot.tree)
      let shown = snapshots[id] ?? self.extent(of: snapshot.tree.root)
      snapshots[id] = shown
      extent.shownLayers = extent.shownLayers.saturatingAdding(shown.shownLayers)
    }
  }

  /// Pairs that sorting by depth compares; none if all sublayers face the viewer.
  private func leaningPairs(in layer: Layer) -> Int {
    let count = min(layer.sublayers.count, maximumSortedPlanes)
    guard count > 1 else { return 0 }
    let leans =
      !CATransform3DIsAffine(layer.sublayerTransform) || turningSublayers.contains(layer.id)
      || layer.sublayers.contains {
        turned.contains($0.id) || $0.kind == .transform || !CATransform3DIsAffine($0.transform)
      }
    return leans ? count * (count - 1) / 2 : 0
  }
}

extension Layer {
  /// Points of the outlines that the layer itself draws.
  package var outlinePoints: Int {
    var points = shadow?.path?.elements.count ?? 0
    var contents = contents
    while case .fitted(let fitted)? = contents { contents = fitted.contents }
    switch contents {
    case .gradient(let gradient)?: points += gradient.colors.count
    case .shape(let shape)?: points += shape.drawnPoints
    case .text(let text)?: for word in text.words { points += word.outline.elements.count }
    case .image?, .snapshot?, .backdrop?, .fitted?, nil: break
    }
    return points
  }
}

extension Shape {
  /// Points that are drawn, including those of dashes: no dash is shorter than its part of the pattern.
  fileprivate var drawnPoints: Int {
    let count = path.elements.count
    let period = lineDash.reduce(0, +)
    guard strokeColor != nil, period > 0, period.isFinite else { return count }
    let dashes = path.lengthOfControls / period * CGFloat(lineDash.count)
    return count.saturatingAdding(dashes.isFinite ? 2 * Int(min(dashes, 100_000)) : 0)
  }
}

extension Path {
  /// The length of the lines through all points and control points, which is at least the curve's.
  fileprivate var lengthOfControls: CGFloat {
    var length: CGFloat = 0
    forEachSegment { start, element in
      var last = start
      for point in element.points {
        length += ((point.x - last.x) * (point.x - last.x) + (point.y - last.y) * (point.y - last.y))
          .squareRoot()
        last = point
      }
    }
    return length
  }
}

extension Int {
  /// The sum, or the largest number if the sum overflows.
  package func saturatingAdding(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  /// The product, or the largest number if the product overflows.
  package func saturatingMultiplied(by other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}
