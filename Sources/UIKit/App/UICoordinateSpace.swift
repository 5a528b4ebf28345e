/// A frame of reference on the screen: a view, or the screen itself.
public protocol UICoordinateSpace: AnyObject {
  /// The bounds in the space's own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
  /// The screen's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's own coordinates, which turn with the device, unlike on iOS.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }
}

extension UIView {
  /// Converts a point to another space: a view's, or the screen's, which is that of the window.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Converts a point from another space: a view's, or the screen's, which is that of the window.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Converts a rectangle to another space: a view's, or the screen's, which is that of the window.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Converts a rectangle from another space: a view's, or the screen's, which is that of the window.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}
