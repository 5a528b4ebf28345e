/// Recognises a pan from a side of the screen inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How far from the side the finger may come down, in points. [unverified]
  static let region: CGFloat = 20

  /// The sides from which a pan may come; none by default.
  open var edges: UIRectEdge = []

  /// The sides that the finger came down at.
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

  /// Inwards, and more so than along the side.
  override func isPan(_ movement: CGPoint) -> Bool {
    let (x, y) = (movement.x, movement.y)
    if abs(x) > abs(y) { return touched.contains(x > 0 ? .left : .right) }
    return touched.contains(y > 0 ? .top : .bottom)
  }
}
