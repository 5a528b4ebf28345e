import TransitionEngine

/// Lowers layer trees to pictures.
package struct PictureBuilder: Sendable {
  /// Layers and snapshots nested deeper than this are left out: no screen needs it, and stacks are finite.
  private static let deepestLevel = 96

  /// The frames of a run share what does not move, and snapshots what they show: each layer is lowered once.
  private var pictures: [LayerKey: Picture] = [:]

  /// The runs of a site show the same screens. The capacity is in layers with all that is below them, which belong to some
  /// hundred runs.
  private static let known = Memo<LayerKey, Picture>(capacity: 4096)

  package init() {}

  /// The picture of `layer` without its position, transform and opacity.
  package mutating func picture(of layer: Layer) -> Picture { picture(of: layer, level: 0) }

  mutating func picture(of layer: Layer, level: Int) -> Picture {
    guard level < PictureBuilder.deepestLevel else { return Picture(bounds: layer.bounds, marks: []) }
    let key = LayerKey(layer: layer)
    if let known = pictures[key] { return known }
    // Snapshots of one view are many, and to compare each with those of other runs takes longer than to lower it.
    let picture =
      layer.showsSnapshot
      ? lowered(layer, level: level).shared
      : Self.known.value(for: key) { lowered(layer, level: level).shared }
    pictures[key] = picture
    return picture
  }

  private mutating func lowered(_ layer: Layer, level: Int) -> Picture {
    var shape = Outline(layer.boundsPath, box: layer.bounds)
    shape.attributes = layer.presentationAttributes
    var inner = contents(of: layer, shape: shape, level: level)
    inner += sublayers(of: layer, level: level).map(Mark.placed)
    if layer.masksToBounds { inner = clip(inner, to: shape, inside: layer.innerRect) }
    var marks: [Mark] = []
    if let background = layer.backgroundColor, !background.isClear, !layer.bounds.isEmpty {
      marks.append(.fill(shape, .color(background)))
    }
    marks += inner
    if let border = border(of: layer) { marks.append(border) }
    if let shadow = shadow(of: layer, shape: shape, marks: marks) { marks.insert(.shadow(shadow), at: 0) }
    if let mask = layer.mask { marks = masked(marks, by: mask, level: level) }
    return simplified(Picture(bounds: layer.bounds, marks: withoutCovered(marks)))
  }

  /// A layer whose only content is a sublayer of its size has the picture of the sublayer.
  private func simplified(_ picture: Picture) -> Picture {
    guard picture.marks.count == 1, case .placed(let only) = picture.marks[0], only.fragment == nil,
      only.opacity >= 1, only.map == .identity, only.picture.bounds == picture.bounds
    else { return picture }
    return only.picture
  }

  /// Marks inside an outline; those that stay inside anyway need no clip.
  ///
  /// - Parameter inside: a rectangle that lies within the outline.
  func clip(_ marks: [Mark], to outline: Outline, inside: CGRect) -> [Mark] {
    let ink = marks.reduce(CGRect.null) { $0.union($1.ink) }
    guard !ink.isNull else { return [] }
    if !inside.isNull, inside.insetBy(dx: -0.01, dy: -0.01).contains(ink) { return marks }
    return ink.intersects(outline.box) ? [.clipped(outline, marks)] : []
  }

  private mutating func masked(_ marks: [Mark], by mask: LayerTree, level: Int) -> [Mark] {
    let root = mask.root
    let place = PlacedPicture(
      picture(of: root, level: level + 1), map: Homography(root.matrix), opacity: root.opacity)
    let picture = Picture(bounds: place.ink, marks: root.isHidden ? [] : [.placed(place)])
    // A plain, opaque shape needs no mask: it is a clip.
    if place.picture.marks.count == 1, case .fill(let outline, .color(let color)) = place.picture.marks[0],
      color.isOpaque, root.opacity >= 1, !root.isHidden, place.map.isAffine
    {
      let clipped = Outline(outline.path.applying(place.map.affine), fillRule: outline.fillRule)
      return clip(marks, to: clipped, inside: clipped.rect ?? .null)
    }
    return [.masked(picture, marks)]
  }

  /// Removes marks that later opaque rectangles hide.
  private func withoutCovered(_ marks: [Mark]) -> [Mark] {
    var covers: [CGRect] = []
    var kept: [Mark] = []
    for mark in marks.reversed() {
      let ink = mark.ink
      if ink.isNull || covers.contains(where: { $0.insetBy(dx: -1e-6, dy: -1e-6).contains(ink) }) { continue }
      kept.append(mark)
      // A few large rectangles hide almost everything, and keep the cost linear.
      if let rect = mark.opaqueRect, covers.count < 8, rect.width * rect.height > 1000 { covers.append(rect) }
    }
    return kept.reversed()
  }
}

/// A layer as a key, compared by its appearance. The hash covers the positions of all layers below, since
/// frames of a run differ deep in the tree.
private struct LayerKey: Hashable {
  let layer: Layer
  private let fingerprint: Fingerprint

  init(layer: Layer) {
    self.layer = layer
    var print = Fingerprint()
    layer.combineLook(into: &print)
    fingerprint = print
  }

  static func == (a: LayerKey, b: LayerKey) -> Bool {
    a.fingerprint == b.fingerprint && a.layer.looks(like: b.layer)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

extension Layer {
  fileprivate var showsSnapshot: Bool { if case .snapshot? = contents { true } else { false } }

  /// The bounds with their rounded corners.
  var boundsPath: Path {
    cornerRadius > 0
      ? Path(roundedRect: bounds, cornerRadius: cornerRadius, corners: maskedCorners) : Path(rect: bounds)
  }

  /// The largest middle of the bounds that no rounded corner reaches.
  var innerRect: CGRect {
    let inset = shownCornerRadius * (1 - 0.5.squareRoot())
    return bounds.insetBy(dx: inset, dy: inset)
  }
}
