/// A recognizer that passes itself to closures as an instance of its own class.
///
/// `init(action:)` and `addTarget(_:)` are the closure forms of `init(target:action:)` and
/// `addTarget(_:action:)`, for code that is compiled without an Objective-C runtime.
public protocol GestureActionSender: UIGestureRecognizer {
  /// A recognizer without a view and without actions.
  init()
}

extension GestureActionSender {
  /// - Parameter action: called whenever the gesture begins, changes, ends or is canceled.
  public init(action: @escaping (Self) -> Void) {
    self.init()
    addTarget(action)
  }

  /// Adds a closure that is called whenever the gesture begins, changes, ends or is canceled.
  public func addTarget(_ action: @escaping (Self) -> Void) {
    addAction { if let recognizer = $0 as? Self { action(recognizer) } }
  }
}

extension UIGestureRecognizer: GestureActionSender {}
