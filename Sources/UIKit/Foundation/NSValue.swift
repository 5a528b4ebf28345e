import TransitionEngine

/// A point, size, rectangle or transform where Core Animation requires an object: values of animations.
public struct NSValue: Hashable, Sendable {
  let value: PropertyAnimation.Value

  /// A point.
  public init(cgPoint point: CGPoint) { value = .point(point) }
  /// A size.
  public init(cgSize size: CGSize) { value = .size(size) }
  /// A rectangle.
  public init(cgRect rect: CGRect) { value = .rect(rect) }
  /// A three-dimensional transform.
  public init(caTransform3D transform: CATransform3D) { value = .transform(transform) }
  /// A two-dimensional transform.
  public init(cgAffineTransform transform: CGAffineTransform) {
    value = .transform(CATransform3DMakeAffineTransform(transform))
  }

  /// The point; zero for anything else.
  public var cgPointValue: CGPoint { if case .point(let point) = value { point } else { .zero } }
  /// The size; zero for anything else.
  public var cgSizeValue: CGSize { if case .size(let size) = value { size } else { .zero } }
  /// The rectangle; zero for anything else.
  public var cgRectValue: CGRect { if case .rect(let rect) = value { rect } else { .zero } }
  /// The transform; the identity for anything else.
  public var caTransform3DValue: CATransform3D {
    if case .transform(let transform) = value { transform } else { CATransform3DIdentity }
  }
  /// The two-dimensional part of the transform; the identity for anything else.
  public var cgAffineTransformValue: CGAffineTransform { CATransform3DGetAffineTransform(caTransform3DValue) }
}
