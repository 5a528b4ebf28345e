/// Follows touches and tells when they are a gesture.
///
/// A subclass overrides the touch methods and sets `state`; who may recognise what is decided here.
///
/// ```
/// possible ─┬▸ ended                                   a discrete gesture, such as a tap
///           ├▸ began ─▸ changed … ─┬▸ ended            a continuous one, such as a pan
///           └▸ failed              └▸ cancelled
/// ```
///
/// A recogniser that is through goes back to possible when its last touch has left.
open class UIGestureRecognizer: NSObject {
  /// The raw values are UIKit's.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The end of a discrete gesture, by its other name.
    public static let recognized = ended
  }

  /// The view that it was added to; nil for none. Touches of the view and of what lies in it are followed.
  open internal(set) weak var view: UIView?
  /// Has a say in what is recognised.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// For logs; otherwise the class's name stands there.
  open var name: String?
  /// Whether the view's touches are cancelled when the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Switching off cancels a gesture that is going on.
  open var isEnabled = true { didSet { if !isEnabled { giveUp() } } }

  /// The state of the gesture. A subclass sets it; transitions that UIKit doesn't allow are ignored, and noted.
  open var state: State {
    get { currentState }
    set { move(to: newValue) }
  }

  var currentState = State.possible
  /// The step out of `possible` that waits for another recogniser's failure.
  var pending: State?
  /// The touches that the recogniser has got, in the order of coming down.
  var followed: [UITouch] = []
  weak var dispatcher: TouchDispatcher?
  var hasLoggedChange = false
  /// Called whenever the gesture begins, changes, ends or is cancelled.
  private var actions: [EventAction<(UIGestureRecognizer) -> Void>] = []
  private var required: [() -> UIGestureRecognizer?] = []
  private var lastPoint = CGPoint.zero

  /// A recogniser without a view and without actions.
  public required override init() { super.init() }

  /// A recogniser that tells a target whenever its gesture begins, changes, ends or is cancelled.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  // MARK: For subclasses

  /// Fingers have come down that the recogniser follows; by default nothing happens.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Some of the followed fingers have moved, once per frame of the display at most; by default nothing
  /// happens.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Some of the followed fingers have been lifted; by default nothing happens.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system has taken some of the followed touches away; by default nothing happens.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the recogniser is through and gets ready for the next gesture.
  open func reset() {}

  /// Whether recognising this gesture makes another one fail.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one's being recognised makes this gesture fail; `true` by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this one waits until another one has failed; `false` by default.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one waits until this one has failed; `false` by default.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// The gesture begins now: nobody objects any more.
  func willBegin() {}

  var logName: String { name ?? "\(type(of: self))" }

  /// The detail in the log beside the state.
  var logDetail: String { "" }

  // MARK: Places

  /// The middle of the fingers; after they have left, where it was.
  ///
  /// - Parameter view: nil for the window.
  open func location(in view: UIView?) -> CGPoint {
    if let middle = middle(of: followed) { lastPoint = middle }
    guard let window = self.view?.window else { return lastPoint }
    return (view ?? window).convert(lastPoint, from: window)
  }

  /// Fingers that take part, one that is just being lifted included.
  open var numberOfTouches: Int { followed.count }

  /// - Parameter touchIndex: clamped to the touches there are.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard !followed.isEmpty else { return location(in: view) }
    return followed[min(max(touchIndex, 0), followed.count - 1)].location(in: view)
  }

  // MARK: Dependencies

  /// Makes this recogniser wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append { [weak otherGestureRecognizer] in otherGestureRecognizer }
  }

  /// Whether this one has to wait for `other`, for whatever reason.
  func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    required.contains { $0() === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  // MARK: Actions

  /// Tells a target, too; one that is added again with the same action is told once. The target is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    guard !actions.contains(where: { $0.matches(target, action) }) else { return }
    actions.append(.target(TargetAction(target, action)))
  }

  /// Tells a target no longer. Nil stands for every target, or for every action.
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

  /// The middle of touches in the window.
  private func middle(of touches: [UITouch]) -> CGPoint? {
    guard !touches.isEmpty else { return nil }
    let count = CGFloat(touches.count)
    return CGPoint(
      x: touches.reduce(0) { $0 + $1.point.x } / count, y: touches.reduce(0) { $0 + $1.point.y } / count)
  }
}
