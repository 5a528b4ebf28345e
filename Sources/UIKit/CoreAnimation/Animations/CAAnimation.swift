import TransitionEngine

/// An animation of a layer's properties. Layers keep a copy, so later changes have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  // MARK: Media timing

  /// The start, in the layer's time; 0 to start when the animation is committed.
  open var beginTime: TimeInterval = 0
  /// The length of one cycle, in seconds; 0 for the transaction's duration.
  open var duration: TimeInterval = 0
  /// The speed of the animation's clock relative to the layer's. A negative speed plays from the end. At 0
  /// the animation stands still and never ends.
  open var speed: Float = 1
  /// The seconds by which the first cycle is shifted: it starts that far in, and the skipped part follows at
  /// the end.
  open var timeOffset: TimeInterval = 0
  /// The number of cycles; 0 counts as 1.
  open var repeatCount: Float = 0
  /// The seconds for which the animation repeats, instead of a count; 0 for none.
  open var repeatDuration: TimeInterval = 0
  /// Whether each cycle is followed by its reverse, which doubles its length.
  open var autoreverses = false
  /// The values that the layer shows before the start and after the end. Those after the end show only if the
  /// animation isn't removed.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace of one cycle; nil for the transaction's when the animation is added, or else linear. A spring
  /// has its own pace and ignores this one.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer removes the animation at its end. Otherwise the layer shows the values of the
  /// `fillMode`.
  open var isRemovedOnCompletion = true
  /// The delegate. Kept until the animation is over, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates an animation without a duration: `add(_:forKey:)` gives it the transaction's duration.
  public required override init() { super.init() }

  /// Returns the value that a property of the class has until it's set; nil for a property whose value is zero,
  /// empty or nil then.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "speed": 1.0
    case "removedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed
    default: nil
    }
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The values that code has stored in the animation, by key.
  private var ownValues: [String: Any]?

  /// Returns the value that code has stored under a key; nil for none. The properties are not found by their
  /// names.
  open override func value(forKey key: String) -> Any? { ownValues?[key] }

  /// Stores a value in the animation under a key of your own; nil removes it.
  open override func setValue(_ value: Any?, forKey key: String) {
    var values = ownValues ?? [:]
    values[key] = value
    ownValues = values
  }

  /// Creates a copy, as `copy()` does.
  open func copy(with zone: NSZone?) -> Any { copy() }
  /// Creates a copy, as `add(_:forKey:)` does.
  open func copy() -> Any {
    let copy = type(of: self).init()
    copy.assign(from: self)
    return copy
  }

  /// Copies all properties of another animation of the same class. Subclasses add theirs.
  func assign(from other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (
      other.beginTime, other.duration, other.speed, other.timeOffset
    )
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
    timingFunction = other.timingFunction
    isRemovedOnCompletion = other.isRemovedOnCompletion
    delegate = other.delegate
    ownValues = other.ownValues
  }

  /// Notes unusable values of the animation, whatever the layer. Subclasses add theirs.
  func noteUnusableParts(on layer: CALayer) {
    guard !duration.isFinite || duration < 0 else { return }
    Run.noteUnmodeled(
      Remark("animation of \(duration) s"), Remark("give it a duration of 0 or more"), actor: layer.debugName,
      layer: layer)
  }

  /// Returns the changes that the animation should make to a layer and doesn't. Subclasses override this
  /// method.
  func missingEffects(on layer: Layer) -> [MissingEffect] { [] }

  /// The property that the animation changes; nil if there isn't exactly one.
  var animatedKeyPath: PropertyAnimation.KeyPath? { nil }

  /// Returns the animation's content, with its missing values filled in from the layer; nil if it changes
  /// nothing.
  func kind(on layer: Layer) -> LayerAnimation.Kind? { nil }

  /// Returns the curve of one cycle, which lasts `duration` seconds.
  func curve(duration: TimeInterval) -> TimingCurve { timingFunction?.curve ?? .linear }

  /// Adds a copy to the layer, with the event as its key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Delegate

  func didStart(in run: Run) {
    guard let delegate else { return }
    run.loop.schedule { delegate.animationDidStart(self) }
  }

  func didStop(finished: Bool) { delegate?.animationDidStop(self, finished: finished) }
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CAAnimation {
  /// The seconds of one cycle, which `add(_:forKey:)` has filled in; finite and ≥ 0.
  private var cycle: TimeInterval { duration.isFinite ? max(duration, 0) : 0 }

  private var cycles: Double {
    if repeatDuration > 0, cycle > 0 { return repeatDuration / (autoreverses ? 2 * cycle : cycle) }
    return repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// Returns the animation as an engine value; nil if it changes nothing.
  func value(
    on layer: Layer, begin: TimeInterval, origin: LayerAnimation.Origin
  ) -> LayerAnimation? {
    guard cycle > 0, let kind = kind(on: layer) else { return nil }
    var value = LayerAnimation(
      kind, beginTime: begin, duration: cycle, timing: curve(duration: cycle), origin: origin)
    value.speed = Double(speed)
    value.timeOffset = timeOffset
    value.repeatCount = cycles
    value.autoreverses = autoreverses
    value.fillMode = LayerAnimation.FillMode(fillMode)
    return value
  }

  /// The seconds of the parent's time that a cycle takes, including its reverse; nil if the animation stands
  /// still.
  var wholeCycle: TimeInterval? {
    speed == 0 ? nil : cycle * (autoreverses ? 2 : 1) / Double(abs(speed))
  }

  /// Returns the start, in the layer's time, of an animation with an absolute `beginTime`.
  ///
  /// A device's media time counts the seconds since it was started, so such an instant is long ago there: a day, to
  /// be definite. An animation that still runs is in a cycle that began at most one cycle ago.
  func beginLongAgo(at clock: TimeInterval) -> TimeInterval {
    guard isStillRunning, let wholeCycle, wholeCycle > 0 else { return beginTime - Self.uptime }
    let elapsed = clock - beginTime
    return clock - (elapsed - (elapsed / wholeCycle).rounded(.down) * wholeCycle)
  }

  private var isStillRunning: Bool { activeDuration > Self.uptime }
  /// How long devices have been on, in seconds.
  private static var uptime: TimeInterval { 86_400 }

  /// Notes an absolute `beginTime` by which the animation is over before it shows.
  func noteBegin(on layer: CALayer) {
    guard beginTime.isFinite, !isStillRunning else { return }
    Run.note(
      "beginTime", actor: "\(type(of: self))",
      detail: Remark(
        """
        \(Double(beginTime)) s is long ago on a device, whose media time counts from its start: the animation is \
        over; add CACurrentMediaTime()
        """), layer: layer, lint: .notModelled)
  }

  /// The seconds of the parent's time from start to end.
  var activeDuration: TimeInterval {
    guard speed != 0 else { return .infinity }
    return cycle * (autoreverses ? 2 : 1) * cycles / Double(abs(speed))
  }
}

extension LayerAnimation.FillMode {
  init(_ mode: CAMediaTimingFillMode) {
    self =
      switch mode {
      case .forwards: .forwards
      case .backwards: .backwards
      case .both: .both
      default: .removed
      }
  }
}
