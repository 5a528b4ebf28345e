/// Recognizes a pan inward from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The greatest distance from the edge at which the finger may come down, in points. [unverified]
  static let region: CGFloat = 20

  /// The edges at which a pan may begin; none by default.
  open var edges: UIRectEdge = []

  /// The edges at which the finger came down.
  private var touched: UIRectEdge = []

  /// Fails unless the first finger comes down within twenty points of one of the `edges`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = followed.first, let screen = touch.window?.bounds else { return }
    touched = edges.intersection(Self.edges(near: touch.point, of: screen))
    if touched.isEmpty { state = .failed }
  }

  private static func edges(near point: CGPoint, of screen: CGRect) -> UIRectEdge {
    var edges: UIRectEdge = []
    if point.x - screen.minX <= region { edges.insert(.left) }
    if screen.maxX - point.x <= region { edges.insert(.right) }
    if point.y - screen.minY <= region { edges.insert(.top) }
    if screen.maxY - point.y <= region { edges.insert(.bottom) }
    return edges
  }

  /// Whether the movement goes inward from a touched edge, more than along it.
  override func isPan(_ movement: CGPoint) -> Bool {
    let (x, y) = (movement.x, movement.y)
    if abs(x) > abs(y) { return touched.contains(x > 0 ? .left : .right) }
    return touched.contains(y > 0 ? .top : .bottom)
  }
}
