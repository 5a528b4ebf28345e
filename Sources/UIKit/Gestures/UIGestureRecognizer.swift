/// Follows touches and calls its targets when they form a gesture.
///
/// A subclass overrides the touch methods and sets `state`; this class decides which gestures may be
/// recognized.
///
/// ```
/// possible ─┬▸ ended                                   a discrete gesture, such as a tap
///           ├▸ began ─▸ changed … ─┬▸ ended            a continuous one, such as a pan
///           └▸ failed              └▸ cancelled
/// ```
///
/// A recognizer whose gesture is over returns to `possible` when its last touch has ended.
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture. The raw values are UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The other name of `ended`, for discrete gestures.
    public static let recognized = ended
  }

  /// The view that the recognizer is attached to; nil for none. The recognizer follows touches in the view
  /// and in its subviews.
  open internal(set) weak var view: UIView?
  /// The delegate, which can prevent the recognition of the gesture.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The name in logs; nil for the class's name.
  open var name: String?
  /// Whether the view's touches are canceled when the gesture is recognized.
  open var cancelsTouchesInView = true

  /// Kept, without effect: touches reach the view at once.
  open var delaysTouchesBegan = false
  /// Kept, without effect: the view gets a lifted finger at once.
  open var delaysTouchesEnded = true
  /// Kept, without effect: all touches are those of fingers.
  open var requiresExclusiveTouchType = true

  /// Whether the recognizer follows touches. Disabling it cancels a gesture that is going on.
  open var isEnabled = true {
    didSet {
      if !isEnabled { giveUp() }
      checkObservations()
    }
  }

  /// The state of the gesture. A subclass sets it; transitions that UIKit doesn't allow are ignored, and the
  /// log notes them.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  var currentState = State.possible { didSet { checkObservations() } }
  /// The state after `possible` that waits for another recognizer's failure; nil for none.
  var pending: State?
  /// The touches that the recognizer follows, in the order in which they began.
  var followed: [UITouch] = []
  weak var dispatcher: TouchDispatcher?
  var hasLoggedChange = false
  /// The actions that are called when the gesture begins, changes, ends or is canceled.
  private var actions: [EventAction<(UIGestureRecognizer) -> Void>] = []
  private var required: [() -> UIGestureRecognizer?] = []
  private var lastPoint = CGPoint.zero

  /// A recognizer without a view and without actions.
  public required convenience override init() { self.init(target: nil, action: nil) }

  /// A recognizer that calls a target when its gesture begins, changes, ends or is canceled.
  public required init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: For subclasses

  /// Called when followed touches have begun; by default nothing happens.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when followed touches have moved, at most once per frame of the display; by default nothing
  /// happens.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when followed fingers have been lifted; by default nothing happens.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system has canceled followed touches; by default nothing happens.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Never called: touches are exact from the start.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// Never called: there are no buttons.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: there are no buttons.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: there are no buttons.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Never called: there are no buttons.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Stops following a touch, from within a touch method. Without another touch, the gesture is given up.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    guard followed.contains(where: { $0 === touch }) else { return }
    followed.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
    if followed.isEmpty { giveUp() }
  }

  /// Whether the recognizer follows new touches of an event; `true` by default.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Called when the recognizer's gesture and touches are over, before the next gesture; for subclasses.
  open func reset() {}

  /// Whether the recognition of this gesture makes another one fail; `true` by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognition of another gesture makes this one fail; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another one has failed; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Called directly before the gesture is recognized, when nothing can prevent it anymore; for subclasses.
  func willBegin() {}

  var logName: String { name ?? "\(type(of: self))" }

  /// The detail that the log adds to the state.
  var logDetail: String { "" }

  // MARK: Locations

  /// The center of the followed touches; after they have ended, their last center.
  ///
  /// - Parameter view: nil for the window.
  open func location(in view: UIView?) -> CGPoint {
    if let middle = middle(of: followed) { lastPoint = middle }
    guard let window = self.view?.window else { return lastPoint }
    return (view ?? window).convert(lastPoint, from: window)
  }

  /// The number of followed touches, including a finger that is being lifted.
  open var numberOfTouches: Int { followed.count }

  /// - Parameter touchIndex: clamped to the touches there are.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard !followed.isEmpty else { return location(in: view) }
    return followed[min(max(touchIndex, 0), followed.count - 1)].location(in: view)
  }

  // MARK: Dependencies

  /// Makes this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  /// Whether this recognizer has to wait for the failure of `other`, by its own rules, the other's, or a
  /// delegate's.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    required.contains { $0() === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // MARK: Actions

  /// Adds a target; the same target with the same action is added only once. The target isn't kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.matches(target, action) }) else { return }
    actions.append(.target(TargetAction(target, action)))
  }

  /// Removes a target. Nil stands for every target, or for every action.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.removeAll { $0.matches(target, action) }
  }

  func addAction(_ action: @escaping (UIGestureRecognizer) -> Void) { actions.append(.handler(action)) }

  func performActions() {
    for action in actions {
      switch action {
      case .target(let target): target.perform(sender: self)
      case .handler(let handler): handler(self)
      }
    }
  }

  /// The center of touches in the window; nil without touches.
  private func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.point.x } / count, y: touches.reduce(0) { $0 + $1.point.y } / count)
  }
}
