/// Something in the responder chain: touches that it does not handle go on to the next one.
open class UIResponder: NSObject {
  /// A responder that hands all touches on.
  public override init() { super.init() }

  /// The next responder.
  open var next: UIResponder? { nil }

  /// Whether it takes what is typed; a text field does.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it gives that up again.
  open var canResignFirstResponder: Bool { true }
  /// Whether it takes what is typed now. There is no keyboard, so nothing is typed.
  open var isFirstResponder: Bool { Run.current?.firstResponder === self }

  /// Takes what is typed from now on, from whoever did so before.
  ///
  /// - Returns: whether it does; outside of a run it does not.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let run = Run.current, canBecomeFirstResponder else { return false }
    if let other = run.firstResponder, other !== self, !other.resignFirstResponder() { return false }
    run.firstResponder = self
    return true
  }

  /// Takes no more of what is typed.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Run.current?.firstResponder = nil }
    return true
  }

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
