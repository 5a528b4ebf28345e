import TransitionEngine

/// A key path that names a part of a property, or a property by another name: `transform.rotation`,
/// `bounds.size.width`.
///
/// A part of a size or a point is animated additively, as a difference from the model.
enum DerivedKeyPath {
  case alias(PropertyAnimation.KeyPath)
  case part(PropertyAnimation.KeyPath, ValuePart)
  /// A translation along both axes, of x and of y.
  case translation(PropertyAnimation.KeyPath, PropertyAnimation.KeyPath)

  /// Creates a derived key path; nil for a property that is animated by itself, as `position.x` is.
  init?(_ keyPath: String) {
    guard LayerProperty(rawValue: keyPath) == nil else { return nil }
    switch keyPath {
    case "transform.rotation": self = .alias(.rotationZ)
    case "transform.translation": self = .translation(.translationX, .translationY)
    case "sublayerTransform.rotation": self = .alias(.sublayerRotationZ)
    case "sublayerTransform.translation": self = .translation(.sublayerTranslationX, .sublayerTranslationY)
    default:
      guard let dot = keyPath.lastIndex(of: "."),
        let whole = PropertyAnimation.KeyPath(rawValue: String(keyPath[..<dot])),
        let part = ValuePart(rawValue: String(keyPath[keyPath.index(after: dot)...])), whole.has(part)
      else { return nil }
      self = .part(whole, part)
    }
  }
}

/// A coordinate of a point or a side of a size, named as in key paths.
enum ValuePart: String {
  case x, y, width, height
}

extension PropertyAnimation.KeyPath {
  /// Returns whether the property's values have the part.
  fileprivate func has(_ part: ValuePart) -> Bool { standard?[part] != nil }
}

extension PropertyAnimation.Value {
  /// The coordinate of a point or the side of a size; nil if the value has no such part.
  subscript(part: ValuePart) -> CGFloat? {
    switch (self, part) {
    case (.point(let point), .x): point.x
    case (.point(let point), .y): point.y
    case (.size(let size), .width): size.width
    case (.size(let size), .height): size.height
    default: nil
    }
  }

  /// Returns the point or size with one number replaced; the value itself if it has no such part.
  func replacing(_ part: ValuePart, with number: CGFloat) -> Self {
    switch (self, part) {
    case (.point(let point), .x): .point(CGPoint(x: number, y: point.y))
    case (.point(let point), .y): .point(CGPoint(x: point.x, y: number))
    case (.size(let size), .width): .size(CGSize(width: number, height: size.height))
    case (.size(let size), .height): .size(CGSize(width: size.width, height: number))
    default: self
    }
  }
}
