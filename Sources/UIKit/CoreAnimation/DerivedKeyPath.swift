import TransitionEngine

/// A key path that names a part of a property, or a property by another name: `transform.rotation`, `bounds.size.width`.
///
/// What is a part of a size or a point is animated as a difference from the model, which adds to the rest.
enum DerivedKeyPath {
  case alias(PropertyAnimation.KeyPath)
  /// A part of a size or point.
  case part(PropertyAnimation.KeyPath, (Layer) -> CGFloat, (CGFloat) -> PropertyAnimation.Value)
  /// Both directions of a move.
  case translation

  init?(_ keyPath: String) {
    switch keyPath {
    case "transform.rotation": self = .alias(.rotationZ)
    case "transform.translation": self = .translation
    case "bounds.size.width":
      self = .part(.boundsSize, \.bounds.width) { .size(CGSize(width: $0, height: 0)) }
    case "bounds.size.height":
      self = .part(.boundsSize, \.bounds.height) { .size(CGSize(width: 0, height: $0)) }
    case "bounds.origin.x":
      self = .part(.boundsOrigin, \.bounds.minX) { .point(CGPoint(x: $0, y: 0)) }
    case "bounds.origin.y":
      self = .part(.boundsOrigin, \.bounds.minY) { .point(CGPoint(x: 0, y: $0)) }
    default: return nil
    }
  }
}
