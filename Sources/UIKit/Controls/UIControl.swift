/// A view that sends actions.
open class UIControl: UIView {
  private var actions: [(action: EventAction<UIAction>, events: Event)] = []

  /// Whether touches and `sendActions(for:)` do anything. A control that is disabled still takes touches away
  /// from what lies below.
  open var isEnabled = true { didSet { if isEnabled != oldValue { setNeedsLayout() } } }
  /// Part of `state`; nothing but one's own code sets it.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsLayout() } } }
  /// Part of `state`; set while a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsLayout() } } }

  /// Made of the three properties above; `normal` if the control is enabled, and neither selected nor
  /// highlighted.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has an action called when the control sends one of these events. One that is added again is called for
  /// the events of both calls, once for each.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(.handler(action), for: controlEvents) { Self.holds($0, action) }
  }

  /// Has an action no longer called for these events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { Self.holds($0, action) }
  }

  /// Has a target's method called when the control sends one of these events, with the control and the event as far as
  /// it takes them. The target is not kept alive. Nil, which asks the responders, is not modelled: nothing is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      return Run.note(
        "addTarget(_:action:for:)", actor: "\(type(of: self))", detail: "ignored: there is no target")
    }
    add(.target(TargetAction(target, action)), for: controlEvents) { $0.matches(target, action) }
  }

  /// Has a target's method no longer called for these events. Nil stands for every target, or for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    remove(controlEvents) { $0.matches(target, action) }
  }

  /// Calls the actions for these events, in the order of adding.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  private func send(_ controlEvents: Event, event: UIEvent?) {
    guard isEnabled else { return }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      switch action {
      case .target(let target): target.perform(sender: self, event: event)
      case .handler(let handler): handler.perform(sender: self)
      }
    }
  }

  private static func holds(_ own: EventAction<UIAction>, _ action: UIAction) -> Bool {
    if case .handler(let handler) = own { handler === action } else { false }
  }

  private func add(
    _ action: EventAction<UIAction>, for events: Event, isSame: (EventAction<UIAction>) -> Bool
  ) {
    if let index = actions.firstIndex(where: { isSame($0.action) }) {
      actions[index].events.formUnion(events)
    } else {
      actions.append((action, events))
    }
  }

  private func remove(_ events: Event, where matches: (EventAction<UIAction>) -> Bool) {
    for index in actions.indices where matches(actions[index].action) {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  // MARK: Touches

  /// Whether the control follows a finger that came down on it.
  open var isTracking: Bool { tracked != nil }
  /// The finger that the control follows; others do not matter to it.
  private var tracked: UITouch?
  /// Whether that finger is on the control still, or near it.
  open private(set) var isTouchInside = false

  /// What a finger that is lifted inside makes the control send.
  var touchUpEvents: Event { .touchUpInside }

  /// - Returns: whether the control follows the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// - Returns: whether the control goes on following the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger has been lifted; for subclasses. `isTracking` is still true, and `isTouchInside`
  /// tells where the finger was.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch was taken away; for subclasses. `isTracking` is still true.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to follow a finger, unless it follows one already, and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Sets have no order; fingers that come down together do.
    guard isEnabled, !isTracking, let touch = event?.touches.first(where: touches.contains) ?? touches.first,
      beginTracking(touch, with: event)
    else { return }
    (tracked, isTouchInside, isHighlighted) = (touch, true, true)
    touch.take("\(type(of: self))")
    send(.touchDown, event: event)
  }

  /// Follows the finger, and sends what it does near or far from the control.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else { return stopTracking(touch) }
    switch (wasInside, isTouchInside) {
    case (true, true): send(.touchDragInside, event: event)
    case (false, false): send(.touchDragOutside, event: event)
    case (false, true): send(.touchDragEnter, event: event)
    case (true, false): send(.touchDragExit, event: event)
    }
  }

  /// Ends following the finger, and sends `touchUpInside`, or `touchUpOutside` from farther away.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    isHighlighted = false
    endTracking(touch, with: event)
    send(isTouchInside ? touchUpEvents : .touchUpOutside, event: event)
    stopTracking(touch)
  }

  /// Ends following the finger, and sends `touchCancel`.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, event: event)
    stopTracking(touch)
  }

  private func stopTracking(_ touch: UITouch) {
    guard tracked === touch else { return }
    (tracked, isTouchInside, isHighlighted) = (nil, false, false)
  }

  /// A finger that came down on the control counts as inside up to this far away, in points. [unverified]
  private static let margin: CGFloat = 70

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(touch.location(in: self))
  }

  /// A tap on a control is the control's, not that of a recogniser around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// What a control sends. The bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has come down on the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// It moves on the control, or within 70 points of it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// It moves farther away.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// It comes back from farther away.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// It leaves the control, and the 70 points around it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// It is lifted on the control, or within 70 points of it: a tap.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// It is lifted farther away.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A gesture or the system has taken the touch away.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// For controls of one's own with a value; none here sends it.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// What the control is there for; a button sends it with `touchUpInside`.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Typing has begun; a text field sends it.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// What was typed has changed; without a keyboard nothing sends it.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Typing has ended; a text field sends it.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// A key has ended typing; without a keyboard nothing sends it.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All that typing can make a control send.
    public static let allEditingEvents = Self(rawValue: 0xF0000)
    /// A finger has come down more than once; nothing sends it.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// All that a touch can make a control send.
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    /// All of them.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// The bits are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: Self = []
    /// A finger is on the control.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// The control does nothing.
    public static let disabled = Self(rawValue: 1 << 1)
    /// The control is chosen, in a sense of one's own.
    public static let selected = Self(rawValue: 1 << 2)
  }
}
