import TransitionEngine

extension PictureBuilder {
  /// The marks of the layer between its background and its sublayers.
  mutating func contents(of layer: Layer, shape: Outline, level: Int) -> [Mark] {
    guard layer.kind == .plain, let contents = layer.placedContents else { return [] }
    switch contents {
    case .gradient(let gradient):
      guard !layer.bounds.isEmpty, gradient.colors.contains(where: { !$0.isClear }) else { return [] }
      return [.fill(shape, .gradient(gradient, layer.bounds))]
    case .shape(let shape): return marks(for: shape)
    case .text(let text):
      let words = text.words.filter { !$0.outline.isEmpty }.map { Outline($0.outline, box: $0.bounds) }
      return words.isEmpty || text.color.isClear ? [] : [.words(words, text.color)]
    case .image(let image): return image.frame.isEmpty ? [] : [.image(image)]
    case .snapshot(let snapshot): return marks(for: snapshot, in: layer.bounds, level: level)
    case .fitted: return []
    case .backdrop(let backdrop): return marks(for: backdrop, in: layer.bounds, shape: shape, level: level)
    }
  }

  /// Empty for a backdrop without the content behind it, as in a snapshot.
  private mutating func marks(
    for backdrop: Backdrop, in bounds: CGRect, shape: Outline, level: Int
  ) -> [Mark] {
    guard let behind = backdrop.behind, let map = backdrop.place.inverse, !bounds.isEmpty else { return [] }
    let blur = Mark.Blur(
      box: bounds, behind: PlacedPicture(picture(of: behind.root, level: level + 1), map: map),
      radius: backdrop.shownRadius, saturation: backdrop.shownSaturation)
    return [.clipped(shape, [.blurred(blur)])]
  }

  private func marks(for shape: Shape) -> [Mark] {
    guard !shape.path.isEmpty else { return [] }
    var marks: [Mark] = []
    if let fill = shape.fillColor, !fill.isClear {
      marks.append(.fill(Outline(shape.path, fillRule: shape.fillRule), .color(fill)))
    }
    if let color = shape.strokeColor, !color.isClear, shape.lineWidth > 0 {
      let drawn = shape.path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
        .dashed(shape.lineDash, phase: shape.lineDashPhase)
      let stroke = Mark.Stroke(
        width: shape.lineWidth, cap: shape.lineCap, join: shape.lineJoin,
        miterReach: shape.miterReach, attributes: shape.presentationAttributes)
      if !drawn.isEmpty { marks.append(.stroke(Outline(drawn), color, stroke)) }
    }
    return marks
  }

  /// The snapshot stretched to the layer's bounds, in up to nine parts where caps keep their size.
  private mutating func marks(for snapshot: Snapshot, in bounds: CGRect, level: Int) -> [Mark] {
    let picture = picture(of: snapshot.tree.root, level: level + 1)
    let caps = snapshot.capInsets
    let columns = Stretch.spans(
      from: (snapshot.rect.minX, snapshot.rect.maxX), to: (bounds.minX, bounds.maxX),
      caps: (caps.left, caps.right))
    let rows = Stretch.spans(
      from: (snapshot.rect.minY, snapshot.rect.maxY), to: (bounds.minY, bounds.maxY),
      caps: (caps.top, caps.bottom))
    return rows.flatMap { row in
      columns.flatMap { column in
        let target = CGRect(
          x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
        let map = CGAffineTransform(
          a: column.scale, b: 0, c: 0, d: row.scale, tx: column.target - column.source * column.scale,
          ty: row.target - row.source * row.scale)
        return clip(
          [.placed(PlacedPicture(picture, map: Homography(map)))], to: Outline(target), inside: target)
      }
    }
  }

  /// The border lies inside the bounds, over the sublayers: a ring, which projects exactly.
  func border(of layer: Layer) -> Mark? {
    guard layer.borderWidth > 0, !layer.borderColor.isClear, !layer.bounds.isEmpty else { return nil }
    let width = min(layer.borderWidth, min(layer.bounds.width, layer.bounds.height) / 2)
    var ring = layer.boundsPath
    let inside = layer.bounds.insetBy(dx: width, dy: width)
    ring.append(
      Path(
        roundedRect: inside, cornerRadius: max(layer.cornerRadius - width, 0), corners: layer.maskedCorners))
    var outline = Outline(ring, box: layer.bounds, fillRule: .evenOdd)
    outline.attributes = layer.presentationAttributes
    return .fill(outline, .color(layer.borderColor))
  }

  /// The drop shadow, cast by the given path, or else by an opaque background, or else by everything that the
  /// layer draws.
  func shadow(of layer: Layer, shape: Outline, marks: [Mark]) -> Mark.DropShadow? {
    guard let shadow = layer.shadow, shadow.opacity > 0, !shadow.color.isClear, !layer.masksToBounds else {
      return nil
    }
    let caster: Mark.DropShadow.Caster
    if let path = shadow.path {
      caster = .outline(Outline(path))
    } else if layer.backgroundColor?.isOpaque ?? false {
      caster = .outline(shape)
    } else {
      guard !marks.isEmpty else { return nil }
      caster = .picture(Picture(bounds: layer.bounds, marks: marks))
    }
    return Mark.DropShadow(
      caster: caster, color: shadow.color.faded(by: shadow.opacity), offset: shadow.offset,
      radius: max(shadow.radius, 0))
  }
}
