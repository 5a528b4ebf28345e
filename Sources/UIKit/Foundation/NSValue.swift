import TransitionEngine

/// A point, size, rectangle or transform where Core Animation requires an object: values of animations. Others can be
/// kept, too.
public struct NSValue: Hashable, Sendable {
  /// A value that no animation has.
  private enum Other: Hashable, Sendable {
    case insets(UIEdgeInsets)
    case vector(CGVector)
    case offset(UIOffset)
    case range(NSRange)
    case object(ObjectReference)
  }

  let value: PropertyAnimation.Value
  private var other: Other?

  private init(_ other: Other) { (value, self.other) = (.number(0), other) }

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

  /// The margins of four sides.
  public init(uiEdgeInsets insets: UIEdgeInsets) { self.init(.insets(insets)) }
  /// A vector.
  public init(cgVector vector: CGVector) { self.init(.vector(vector)) }
  /// An offset.
  public init(uiOffset offset: UIOffset) { self.init(.offset(offset)) }
  /// A range of a text.
  public init(range: NSRange) { self.init(.range(range)) }
  /// An object, which isn't kept alive.
  public init(nonretainedObject anObject: Any?) {
    self.init(.object(ObjectReference(anObject.map { $0 as AnyObject })))
  }

  /// The margins; zero for anything else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    if case .insets(let insets)? = other { insets } else { .zero }
  }
  /// The vector; zero for anything else.
  public var cgVectorValue: CGVector { if case .vector(let vector)? = other { vector } else { .zero } }
  /// The offset; zero for anything else.
  public var uiOffsetValue: UIOffset { if case .offset(let offset)? = other { offset } else { .zero } }
  /// The range; an empty one for anything else.
  public var rangeValue: NSRange { if case .range(let range)? = other { range } else { NSRange() } }
  /// The object; nil for anything else, and for an object that is gone.
  public var nonretainedObjectValue: Any? {
    if case .object(let reference)? = other { reference.object } else { nil }
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

/// An object by its identity, which isn't kept alive.
private final class ObjectReference: Hashable, @unchecked Sendable {
  private(set) weak var object: AnyObject?
  private let identity: ObjectIdentifier?

  init(_ object: AnyObject?) {
    self.object = object
    identity = object.map(ObjectIdentifier.init)
  }

  static func == (a: ObjectReference, b: ObjectReference) -> Bool { a.identity == b.identity }
  func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
