import TransitionEngine

/// A layer that redraws its content during a run, such as a line that grows, as pictures below and above its
/// sublayers: CSS moves and fades pictures, but draws none.
///
/// Where colors or a shadow change from one look to another, the second fades in over the first. Anything else becomes
/// a sheet of pictures behind a window of the layer's size, which shows one after the other. A layer under a mask that
/// moves and is more than an outline is drawn so with all that it holds.
struct LayerDrawings: LayerSplit {
  private var below: Pictures
  /// A border, which lies over sublayers; nil where there are none, or no border.
  private var above: Pictures?
  /// Whether the pictures show the sublayers and the mask, too.
  private let isWhole: Bool

  /// Pictures of one layer, and what shows them.
  private struct Pictures {
    /// The sublayer that shows the pictures.
    var layer: Layer
    var animations: [Layer.ID: [LayerAnimation]] = [:]
  }

  /// The sampling rates of a layer, per second.
  private static let rates: [Double] = [60, 30, 15, 10]
  /// The largest number of samples, in dozens.
  private static let mostDozens = 300.0
  /// The largest number of pictures of a sheet, and the largest area of all, in square points.
  private static let limits = (pictures: 120, area: CGFloat(3_000_000))

  /// - Parameters:
  ///   - redrawn: the layers, and whether with their sublayers and masks.
  ///   - splits: the earlier splits of layers.
  /// - Throws: if there are too many samples.
  static func all(
    _ redrawn: [Layer.ID: Bool], in timeline: Timeline, after splits: [Layer.ID: [any LayerSplit]]
  ) throws(DrawingLimit) -> [Layer.ID: LayerDrawings] {
    var left = timeline.duration > 0 ? redrawn : [:]
    var searched = 0
    var result: [Layer.ID: LayerDrawings] = [:]
    // In more than half a second, 30 pictures a second look like a motion.
    for rate in rates.dropFirst(timeline.duration > 0.5 ? 1 : 0) where !left.isEmpty {
      // The steps include the frames of most strips, which readers can pick.
      let dozens = (timeline.duration * rate / 12).rounded(.up)
      guard dozens <= mostDozens else { continue }
      let count = max(Int(dozens), 1) * 12
      var cursor = TimelineCursor(timeline)
      var looks: [Layer.ID: [Layer]] = [:]
      var points = 0
      for step in 0...count {
        let frame = cursor.frame(at: timeline.duration * Double(step) / Double(count))
        let found = frame.firstLayers { left[$0] != nil }
        searched += found.searched
        try DrawingLimit.searchedLayers.check(searched)
        try DrawingLimit.drawings.check(left.count.saturatingMultiplied(by: step + 1))
        for id in left.keys {
          let look = found.layers[id]?.split(in: splits[id] ?? [])
          guard let layer = look ?? looks[id]?.last else { continue }
          // Before it's added, a layer has its first look.
          looks[id, default: Array(repeating: layer, count: step)].append(layer)
        }
        points += found.layers.values.reduce(0) { $0 + $1.outlinePoints }
        try DrawingLimit.drawnPoints.check(points)
      }
      for (id, all) in looks where all.count == count + 1 {
        guard let drawings = LayerDrawings(all, isWhole: left[id] ?? false, duration: timeline.duration)
        else {
          continue
        }
        result[id] = drawings
        left[id] = nil
      }
    }
    return result
  }

  /// Nil if the pictures would be too many, or too large.
  ///
  /// - Parameter looks: the layer at equal steps of the duration, both ends included.
  private init?(_ looks: [Layer], isWhole: Bool, duration: TimeInterval) {
    self.isWhole = isWhole
    let hasBorder = !isWhole && looks.contains { !$0.sublayers.isEmpty && $0.borderWidth > 0 }
    let drawn = looks.map { $0.drawing(isWhole: isWhole) }
    func pictures(_ part: Int, _ looks: [Layer]) -> Pictures? {
      let id = Layer.drawingID(of: looks[0].id, part: part)
      return Self.faded(looks, id, duration) ?? Self.sheet(looks, id, duration)
    }
    let plain = drawn.map { look in
      var look = look
      if hasBorder { look.borderWidth = 0 }
      return look
    }
    guard let below = pictures(0, plain) else { return nil }
    self.below = below
    guard hasBorder else { return }
    let borders = drawn.map { look in
      var border = look
      (border.backgroundColor, border.contents, border.shadow) = (nil, nil, nil)
      return border
    }
    guard let above = pictures(1, borders) else { return nil }
    self.above = above
  }

  func distributed(_ animations: [LayerAnimation], of id: Layer.ID) -> [Layer.ID: [LayerAnimation]] {
    var result = below.animations.merging(above?.animations ?? [:]) { $1 }
    result[id] = animations.compactMap { $0.without(isShown) }
    return result
  }

  /// Whether the pictures show the effect of an animation of the layer.
  private func isShown(_ animation: PropertyAnimation) -> Bool {
    animation.keyPath.role == .drawing || isWhole && animation.keyPath == .cornerRadius
  }

  func split(_ whole: Layer) -> Layer {
    var layer = whole
    (layer.backgroundColor, layer.contents, layer.shadow) = (nil, nil, nil)
    layer.borderWidth = 0
    if isWhole { (layer.sublayers, layer.mask, layer.masksToBounds) = ([], nil, false) }
    if !layer.masksToBounds { layer.cornerRadius = 0 }
    layer.sublayers = [below.layer] + layer.sublayers + (above.map { [$0.layer] } ?? [])
    return layer
  }

  // MARK: Pictures

  /// An animation on the stage's clock, whatever the clock of its layer.
  private static func animation(
    _ keyPath: PropertyAnimation.KeyPath, _ values: [PropertyAnimation.Value], at times: [Double],
    _ mode: PropertyAnimation.CalculationMode, _ duration: TimeInterval
  ) -> LayerAnimation {
    var property = PropertyAnimation(keyPath, values: values, keyTimes: times)
    property.calculationMode = mode
    var animation = LayerAnimation(.property(property), beginTime: 0, duration: duration, origin: .implicit)
    animation.fillMode = .both
    animation.isOnTimelineClock = true
    return animation
  }

  /// One look that fades in over another; nil if no two looks produce all others.
  private static func faded(_ looks: [Layer], _ id: Layer.ID, _ duration: TimeInterval) -> Pictures? {
    guard let first = looks.first, let last = looks.last(where: { $0 != first }) else { return nil }
    for (base, other) in [(first, last), (last, first)] {
      guard let fade = LookFade(from: base, to: other) else { continue }
      let shares = looks.map(fade.share)
      guard shares.allSatisfy({ $0 != nil }) else { continue }
      var holder = Layer(id: id, bounds: base.bounds, position: base.bounds.origin)
      holder.anchorPoint = .zero
      var (below, over) = (base, other)
      below.take(id: id - 1)
      over.take(id: id - 2)
      holder.sublayers = [below, over]
      let values = shares.map { PropertyAnimation.Value.number(CGFloat($0 ?? 0)) }
      let times = looks.indices.map { Double($0) / Double(looks.count - 1) }
      return Pictures(
        layer: holder, animations: [over.id: [animation(.opacity, values, at: times, .linear, duration)]])
    }
    return nil
  }

  /// All looks on one sheet that moves behind a window of their size; nil for too large a sheet.
  private static func sheet(_ looks: [Layer], _ id: Layer.ID, _ duration: TimeInterval) -> Pictures? {
    var different: [Layer] = []
    // The index of the picture, by step.
    var numbers: [Int] = []
    for look in looks {
      let known = different.firstIndex(of: look)
      if known == nil {
        guard different.count < limits.pictures else { return nil }
        different.append(look)
      }
      numbers.append(known ?? different.count - 1)
    }
    let box = different.reduce(CGRect.null) { $0.union($1.paintedBounds) }
    guard !box.isNull else { return nil }
    let cell = CGRect(
      around: [
        CGPoint(x: box.minX.rounded(.down) - 1, y: box.minY.rounded(.down) - 1),
        CGPoint(x: box.maxX.rounded(.up) + 1, y: box.maxY.rounded(.up) + 1),
      ])
    guard cell.width * cell.height * CGFloat(different.count) <= limits.area else { return nil }
    let columns = max(Int(CGFloat(different.count).squareRoot().rounded(.up)), 1)
    func place(_ number: Int) -> CGPoint {
      CGPoint(x: CGFloat(number % columns) * cell.width, y: CGFloat(number / columns) * cell.height)
    }
    // The content of the sheet is one picture, since only the sheet moves.
    var page = Layer(
      id: id - 126,
      bounds: CGRect(
        x: 0, y: 0, width: CGFloat(columns) * cell.width,
        height: CGFloat((different.count - 1) / columns + 1) * cell.height), position: .zero)
    page.anchorPoint = .zero
    page.sublayers = different.enumerated().map { number, look in
      var look = look
      look.take(id: id - 2 - number)
      let place = place(number)
      look.position.x += place.x - cell.minX
      look.position.y += place.y - cell.minY
      return look
    }
    var sheet = Layer(id: id - 1, bounds: page.bounds, position: cell.origin)
    sheet.anchorPoint = .zero
    sheet.sublayers = [page]
    var window = Layer(id: id, bounds: cell, position: cell.origin)
    window.anchorPoint = .zero
    window.masksToBounds = true
    window.sublayers = [sheet]
    guard different.count > 1 else { return Pictures(layer: window) }
    // A look is visible from the middle of the step before its instant to the middle of the step after it.
    var (values, times) = ([PropertyAnimation.Value](), [0.0])
    for (step, number) in numbers.enumerated() where step == 0 || number != numbers[step - 1] {
      if step > 0 { times.append((Double(step) - 0.5) / Double(looks.count - 1)) }
      let place = place(number)
      values.append(.point(CGPoint(x: cell.minX - place.x, y: cell.minY - place.y)))
    }
    return Pictures(
      layer: window,
      animations: [sheet.id: [animation(.position, values, at: times + [1], .discrete, duration)]])
  }
}

extension Layer {
  /// A range of ids for a layer's pictures that no other layer has.
  fileprivate static func drawingID(of id: ID, part: Int) -> ID { -(1 << 48) - (2 * id + part) * 128 }

  /// The layer's own drawing, or its drawing with sublayers and mask, without its position.
  func drawing(isWhole: Bool) -> Layer {
    var look = self
    look.name = ""
    look.reset([.placement, .visibility, .clock])
    (look.position, look.anchorPoint, look.anchorPointZ) = (bounds.origin, .zero, 0)
    if !isWhole { look.sublayers = [] }
    return look
  }

  /// Gives the layer, its sublayers and its masks one id, which no animation has.
  fileprivate mutating func take(id: ID) {
    self.id = id
    for index in sublayers.indices { sublayers[index].take(id: id) }
    guard var inner = mask?.root else { return }
    inner.take(id: id)
    mask = LayerTree(inner)
  }
}

extension LayerAnimation {
  /// The animation without the parts that other layers show; nil if nothing is left.
  fileprivate func without(_ isShown: (PropertyAnimation) -> Bool) -> LayerAnimation? {
    switch kind {
    case .property(let property): return isShown(property) ? nil : self
    case .group(let children):
      let left = children.compactMap { $0.without(isShown) }
      guard !left.isEmpty else { return nil }
      var group = self
      group.kind = .group(left)
      return group
    }
  }
}
