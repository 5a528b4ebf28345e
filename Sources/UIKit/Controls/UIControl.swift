/// A view that sends actions.
open class UIControl: UIView {
  private var actions: [(action: EventAction<UIAction>, events: Event)] = []
  /// The actions without a target.
  private var chainActions: [(action: Selector, events: Event)] = []

  /// Whether the control responds to touches and `sendActions(for:)`. A disabled control still takes touches
  /// away from views below.
  open var isEnabled = true { didSet { flagChanged(from: oldValue, to: isEnabled) } }
  /// Part of `state`; only code outside UIKit sets it.
  open var isSelected = false { didSet { flagChanged(from: oldValue, to: isSelected) } }
  /// Part of `state`; set while a finger is on the control.
  open var isHighlighted = false { didSet { flagChanged(from: oldValue, to: isHighlighted) } }

  private func flagChanged(from old: Bool, to new: Bool) {
    guard new != old else { return }
    setNeedsLayout()
    checkObservations()
  }

  /// The combination of the three properties above; `normal` if the control is enabled, and neither selected
  /// nor highlighted.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// A control with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { add(primaryAction: primaryAction) }
  }

  func add(primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

  /// Adds an action for events. An action that is added again is called for the events of both calls, once
  /// for each.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    add(.handler(action), for: controlEvents) { Self.holds($0, action) }
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(controlEvents) { Self.holds($0, action) }
  }

  /// Adds a target's method for events. It gets the control and the event, as far as it has parameters. The
  /// target is not retained. With nil, the first responder from the control upward that has the method gets it; so it
  /// does with the method `self` of the initial value of a property, which isn't an object that lives on.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target, type(of: target) is AnyClass else {
      chainActions.append((action, controlEvents))
      return
    }
    add(.target(TargetAction(target, action)), for: controlEvents) { $0.matches(target, action) }
  }

  /// Removes a target's method for events. Nil stands for every target, or for every action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    if target == nil {
      for index in chainActions.indices where action == nil || chainActions[index].action == action {
        chainActions[index].events.subtract(controlEvents)
      }
      chainActions.removeAll { $0.events.isEmpty }
    }
    remove(controlEvents) { $0.matches(target, action) }
  }

  /// Calls the actions for these events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { send(controlEvents, event: nil) }

  private func send(_ controlEvents: Event, event: UIEvent?) {
    guard isEnabled else { return }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      switch action {
      case .target(let own):
        if let target = own.target {
          sendAction(own.action, to: target, for: event)
        } else {
          own.noteRelease(sender: self)
        }
      case .handler(let handler): handler.perform(sender: self)
      }
    }
    for (action, events) in chainActions where !events.isDisjoint(with: controlEvents) {
      sendAction(action, to: nil, for: event)
    }
  }

  /// Calls a target's method, for each action of an event. With nil, the first responder from the control upward that
  /// has the method gets it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target = target.map({ $0 as AnyObject }) {
      action.perform(on: target, sender: self, second: event)
      return
    }
    var responder: UIResponder? = self
    while let next = responder {
      if next.responds(to: action) {
        action.perform(on: next, sender: self, second: event)
        return
      }
      responder = next.next
    }
  }

  /// Calls an action, as an event would.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }

  /// The targets, without those that were deallocated.
  open var allTargets: Set<AnyHashable> {
    Set(
      actions.compactMap { own in
        if case .target(let target) = own.action { target.target as? NSObject } else { nil }
      })
  }

  /// The events that have an action.
  open var allControlEvents: Event {
    (actions.map(\.events) + chainActions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  /// The names of a target's methods for an event; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let names = actions.compactMap { own -> String? in
      guard case .target(let action) = own.action, !own.events.isDisjoint(with: controlEvent),
        action.matches(target, nil)
      else { return nil }
      return action.action.description
    }
    return names.isEmpty ? nil : names
  }

  /// The place of the content across; in the middle unless set. Buttons use it.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
  /// The place of the content from top to bottom; in the middle unless set. Buttons use it.
  open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

  /// The places of a control's content across. The raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }

  /// The places of a control's content from top to bottom. The raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

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
  /// The finger that the control follows; it ignores others.
  private var tracked: UITouch?
  /// Whether the tracked finger is still on the control, or near it.
  open private(set) var isTouchInside = false

  /// The events sent when a finger is lifted inside.
  var touchUpEvents: Event { .touchUpInside }

  /// - Returns: whether the control tracks the touch.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// - Returns: whether the control continues to track the touch.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger has been lifted; for subclasses. `isTracking` is still true, and `isTouchInside`
  /// is the finger's last position.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch was canceled; for subclasses. `isTracking` is still true.
  open func cancelTracking(with event: UIEvent?) {}

  /// Starts tracking a finger, unless the control tracks one already, and sends `touchDown`.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // Sets have no order; the event keeps the order of fingers that come down together.
    guard isEnabled, !isTracking, let touch = event?.touches.first(where: touches.contains) ?? touches.first,
      beginTracking(touch, with: event)
    else { return }
    (tracked, isTouchInside, isHighlighted) = (touch, true, true)
    touch.take("\(type(of: self))")
    send(.touchDown, event: event)
  }

  /// Tracks the finger, and sends drag events inside or outside the control.
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

  /// Stops tracking, and sends `touchUpInside`, or `touchUpOutside` from farther away.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked, touches.contains(touch) else { return }
    isTouchInside = isNear(touch)
    isHighlighted = false
    endTracking(touch, with: event)
    send(isTouchInside ? touchUpEvents : .touchUpOutside, event: event)
    stopTracking(touch)
  }

  /// Stops tracking, and sends `touchCancel`.
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

  /// The distance from the control up to which a tracked finger counts as inside, in points. [unverified]
  private static let margin: CGFloat = 70

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.margin, dy: -Self.margin).contains(touch.location(in: self))
  }

  /// Whether a recognizer may begin; a tap on a control belongs to the control, not to a recognizer around
  /// it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// The events of a control. The bits are UIKit's.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit per event.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger has come down on the control.
    public static let touchDown = Self(rawValue: 1 << 0)
    /// The finger moves on the control, or within 70 points of it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// The finger moves farther away.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// The finger comes back from farther away.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// The finger leaves the control, and the 70 points around it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// The finger is lifted on the control, or within 70 points of it: a tap.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// The finger is lifted farther away.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A gesture or the system has canceled the touch.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// The value has changed; controls with a value send it.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control's main event; a button sends it with `touchUpInside`.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Typing has begun; a text field sends it.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// The typed text has changed; without a keyboard nothing sends it.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Typing has ended; a text field sends it.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// A key has ended typing; without a keyboard nothing sends it.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All editing events.
    public static let allEditingEvents = Self(rawValue: 0xF0000)
    /// A finger has tapped more than once; nothing sends it.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// All touch events.
    public static let allTouchEvents = Self(rawValue: 0xFFF)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control. The bits are UIKit's.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit per state.
    public let rawValue: UInt
    /// A state by its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: Self = []
    /// A finger is on the control.
    public static let highlighted = Self(rawValue: 1 << 0)
    /// The control is disabled, and does nothing.
    public static let disabled = Self(rawValue: 1 << 1)
    /// The control is selected, with a meaning of the app's own.
    public static let selected = Self(rawValue: 1 << 2)
  }
}
