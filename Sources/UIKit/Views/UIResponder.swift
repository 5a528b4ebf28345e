/// Something in the responder chain: touches that it does not handle go on to the next one.
open class UIResponder: NSObject {
  /// A responder that hands all touches on.
  public override init() { super.init() }

  /// Who is asked next.
  open var next: UIResponder? { nil }

  /// Fingers have come down. Unless overridden, the next responder hears of it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved. Unless overridden, the next responder hears of it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted. Unless overridden, the next responder hears of it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// A gesture or the system has taken the touches away. Unless overridden, the next responder hears of it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
