import TransitionEngine

extension Layer {
  /// Whether two layers draw the same in their own coordinates. Positions, opacities, names, identities and
  /// clocks don't count: layers of two runs may look alike.
  ///
  /// Trees that share memory compare fast.
  func looks(like other: Layer) -> Bool {
    if identity == other.identity { return true }
    guard sublayers.count == other.sublayers.count,
      sharesProperties(with: other) || drawsItself(like: other), isMasked(like: other)
    else { return false }
    return zip(sublayers, other.sublayers).allSatisfy { $0.stands(like: $1) && $0.looks(like: $1) }
  }

  /// Whether two layers would look alike with equal sublayers and masks.
  private func drawsItself(like other: Layer) -> Bool {
    isEqual(to: other, in: .look) && shadow == other.shadow && shows(like: other)
  }

  private func shows(like other: Layer) -> Bool {
    switch (contents, other.contents) {
    case (.snapshot(let own)?, .snapshot(let others)?):
      own.rect == others.rect && own.capInsets == others.capInsets
        && own.tree.root.looks(like: others.tree.root)
    case (let own, let others): own == others
    }
  }

  private func isMasked(like other: Layer) -> Bool {
    switch (mask?.root, other.mask?.root) {
    case (nil, nil): true
    case (let own?, let others?): own.stands(like: others) && own.looks(like: others)
    default: false
    }
  }

  /// Whether two layers have one place in layers that look alike.
  private func stands(like other: Layer) -> Bool { isEqual(to: other, in: .stand) }

  /// Hashes some properties that are equal in layers that look alike.
  func combineLook(into print: inout Fingerprint) {
    print.combine(exactly: bounds.width)
    print.combine(exactly: bounds.height)
    print.combine(exactly: sublayerTransform.m34)
    print.combine(exactly: cornerRadius)
    print.combine(sublayers.count)
    if let backgroundColor { print.combine(exactly: backgroundColor) }
    switch contents {
    case .text(let text)?:
      print.combine(text.string.utf8)
      print.combine(exactly: text.color)
    case .shape(let shape)?:
      print.combine(shape.path.elements.count)
      if let fillColor = shape.fillColor { print.combine(exactly: fillColor) }
    case .snapshot(let snapshot)?:
      print.combine(exactly: snapshot.rect.minX)
      print.combine(exactly: snapshot.rect.minY)
    default: break
    }
    for sublayer in sublayers {
      print.combine(exactly: sublayer.position.x)
      print.combine(exactly: sublayer.position.y)
      print.combine(exactly: sublayer.transform.m11)
      print.combine(exactly: sublayer.transform.m12)
      print.combine(exactly: sublayer.transform.m13)
      print.combine(exactly: sublayer.transform.m41)
      print.combine(exactly: sublayer.opacity)
      sublayer.combineLook(into: &print)
    }
  }
}

extension Fingerprint {
  /// A number to the last digit; both zeros are one.
  fileprivate mutating func combine(exactly number: CGFloat) { combine((number + 0).bitPattern) }

  /// A color, but for its dark style, which mostly follows from the light one.
  fileprivate mutating func combine(exactly color: Color) {
    combine(exactly: color.light.red)
    combine(exactly: color.light.green)
    combine(exactly: color.light.blue)
    combine(exactly: color.light.alpha)
  }
}
