/// An object in the responder chain. Touches that it doesn't handle go to the next responder.
open class UIResponder: NSObject {
  /// A responder that forwards all touches.
  public override init() { super.init() }

  /// The next responder; nil for none.
  open var next: UIResponder? { nil }

  /// The view in place of the keyboard; nil for the keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; nil for none.
  open var inputAccessoryView: UIView? { nil }
  /// Without effect: the keyboard has no other views.
  open func reloadInputViews() {}

  /// Whether the responder can receive typed text; true for a text field.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can stop receiving typed text.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder receives typed text now. No key is pressed, so nothing is typed.
  open var isFirstResponder: Bool { Run.current?.firstResponder === self }

  /// Makes this responder the first responder, after the previous one has resigned.
  ///
  /// - Returns: whether the responder is the first responder now; false outside a run.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let run = Run.current, canBecomeFirstResponder else { return false }
    if let other = run.firstResponder, other !== self, !other.resignFirstResponder() { return false }
    run.firstResponder = self
    return true
  }

  /// Makes this responder stop being the first responder, if it can.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Run.current?.firstResponder = nil }
    return true
  }

  /// Called when touches have begun. Unless overridden, calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when touches have moved. Unless overridden, calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers have been lifted. Unless overridden, calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when a gesture or the system has canceled touches. Unless overridden, calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Actions

  /// Whether the responder performs an action now; true for each method that it has, unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { responds(to: action) }

  /// The next responder that performs an action, this one included; nil for none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Buttons and motion

  /// Never called: there are no buttons.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: there are no buttons.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: there are no buttons.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: there are no buttons.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: the device is at rest.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device is at rest.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: the device is at rest.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
