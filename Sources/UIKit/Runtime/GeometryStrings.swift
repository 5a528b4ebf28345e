// Geometry as text, and back.

private func text(_ number: CGFloat) -> String {
  number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
}

/// The numbers of a text.
private func numbers(_ text: String) -> [CGFloat] {
  text.split { !"0123456789+-.eE".contains($0) }.compactMap { CGFloat($0) }
}

/// A point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { "{\(text(point.x)), \(text(point.y))}" }
/// A size as text: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { "{\(text(size.width)), \(text(size.height))}" }
/// A vector as text: `{1, 2}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { "{\(text(vector.dx)), \(text(vector.dy))}" }
/// A rectangle as text: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String {
  "{\(NSStringFromCGPoint(rect.origin)), \(NSStringFromCGSize(rect.size))}"
}
/// A transform as text: `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  let t = transform
  return "[" + [t.a, t.b, t.c, t.d, t.tx, t.ty].map(text).joined(separator: ", ") + "]"
}
/// Margins as text: `{top, left, bottom, right}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  "{" + [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", ") + "}"
}

/// The point of a text; zero if it isn't one.
public func CGPointFromString(_ string: String) -> CGPoint {
  let own = numbers(string)
  return own.count == 2 ? CGPoint(x: own[0], y: own[1]) : .zero
}
/// The size of a text; zero if it isn't one.
public func CGSizeFromString(_ string: String) -> CGSize {
  let own = numbers(string)
  return own.count == 2 ? CGSize(width: own[0], height: own[1]) : .zero
}
/// The rectangle of a text; zero if it isn't one.
public func CGRectFromString(_ string: String) -> CGRect {
  let own = numbers(string)
  return own.count == 4 ? CGRect(x: own[0], y: own[1], width: own[2], height: own[3]) : .zero
}

extension NSCoder {
  /// A point as text.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }
  /// A size as text.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }
  /// A rectangle as text.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }
  /// A transform as text.
  public class func string(for transform: CGAffineTransform) -> String {
    NSStringFromCGAffineTransform(transform)
  }
  /// Margins as text.
  public class func string(for insets: UIEdgeInsets) -> String { NSStringFromUIEdgeInsets(insets) }
  /// The point of a text.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }
  /// The size of a text.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }
  /// The rectangle of a text.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}
