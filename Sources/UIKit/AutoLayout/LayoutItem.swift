import ConstraintSolver

/// A view or a layout guide that constraints place.
protocol LayoutItem: AnyObject {
  /// The view whose subtree contains the item: the view itself, or the guide's view.
  var layoutView: UIView? { get }
  /// The item's name in descriptions of constraints.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
  var layoutName: String { debugName }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }
  var layoutName: String { identifier.isEmpty ? kind.name : identifier }
}

extension NSLayoutConstraint.Axis {
  func origin(of point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
  func length(of size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func near(_ insets: UIEdgeInsets) -> CGFloat { self == .horizontal ? insets.left : insets.top }
  func far(_ insets: UIEdgeInsets) -> CGFloat { self == .horizontal ? insets.right : insets.bottom }
  var across: Self { self == .horizontal ? .vertical : .horizontal }
}

/// An origin and a length along an axis.
struct LayoutSpan {
  var start: Expression
  var length: Expression

  var end: Expression { start + length }
  var middle: Expression { start + length * 0.5 }

  func inset(near: CGFloat, far: CGFloat) -> LayoutSpan {
    LayoutSpan(start: start + Expression(near), length: length - Expression(near + far))
  }
}
