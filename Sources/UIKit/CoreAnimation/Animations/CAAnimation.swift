import TransitionEngine

/// What a layer's properties do over time. Layers keep a copy, so later changes have no effect.
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  // MARK: Media timing

  /// In the layer's time; 0 for as soon as the animation is committed.
  open var beginTime: TimeInterval = 0
  /// Seconds of one cycle; 0 for the transaction's.
  open var duration: TimeInterval = 0
  /// How fast its own clock runs against the layer's; a negative one plays from the end, and at 0 it stands
  /// still and never ends.
  open var speed: Float = 1
  /// Seconds by which the first cycle is shifted: it starts that far in, and what it skips follows at the
  /// end.
  open var timeOffset: TimeInterval = 0
  /// Cycles; 0 counts as 1.
  open var repeatCount: Float = 0
  /// Seconds for which it repeats, instead of a count; 0 for none.
  open var repeatDuration: TimeInterval = 0
  /// Whether each cycle is followed by its way back, which doubles its length.
  open var autoreverses = false
  /// What the layer shows before the begin and after the end; after the end only if the animation is not
  /// removed.
  open var fillMode = CAMediaTimingFillMode.removed

  /// The pace of one cycle; nil for the transaction's when it is added, or else linear. A spring has its own
  /// pace and ignores it.
  open var timingFunction: CAMediaTimingFunction?
  /// Whether the layer lets go of it at its end. One that stays shows what its `fillMode` says.
  open var isRemovedOnCompletion = true
  /// Kept until the animation is over, as Core Animation does.
  open var delegate: (any CAAnimationDelegate)?

  /// An animation of no length: `add(_:forKey:)` gives it the transaction's duration.
  public required override init() { super.init() }

  /// What code has left with it, by key.
  private var ownValues: [String: Any]?

  /// What was set for a key of one's own; nil for nothing. The properties are not found by their names.
  open func value(forKey key: String) -> Any? { ownValues?[key] }

  /// Leaves something with the animation under a key of one's own; nil takes it away again.
  open func setValue(_ value: Any?, forKey key: String) {
    var values = ownValues ?? [:]
    values[key] = value
    ownValues = values
  }

  /// A copy, as `add(_:forKey:)` makes it.
  open func copy() -> Any {
    let copy = type(of: self).init()
    copy.assign(from: self)
    return copy
  }

  /// Takes over all properties of another animation of the same class. Subclasses add theirs.
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

  /// Notes what of the animation is not used, whatever the layer. Subclasses add theirs.
  func noteUnusableParts(on layer: CALayer) {
    guard !duration.isFinite || duration < 0 else { return }
    Run.noteUnmodeled(
      "animation of \(duration) s", "give it a duration of 0 or more", actor: layer.debugName, layer: layer)
  }

  /// What it should change of a layer, and doesn't; subclasses say.
  func missingEffects(on layer: Layer) -> [MissingEffect] { [] }

  /// The property it changes; nil where there is not just one.
  var animatedKeyPath: PropertyAnimation.KeyPath? { nil }

  /// What it does, with what it leaves open filled in from the layer; nil for nothing.
  func kind(on layer: Layer) -> LayerAnimation.Kind? { nil }

  /// The curve of one cycle, which lasts `duration` seconds.
  func curve(duration: TimeInterval) -> TimingCurve { timingFunction?.curve ?? .linear }

  /// Adds a copy to the layer, under the event as its key.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
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
  /// Seconds of one cycle, with the transaction's where none is set; finite and ≥ 0.
  private var cycle: TimeInterval { duration.isFinite ? max(duration, 0) : 0 }

  private var cycles: Double {
    if repeatDuration > 0, cycle > 0 { return repeatDuration / (autoreverses ? 2 * cycle : cycle) }
    return repeatCount > 0 ? Double(repeatCount) : 1
  }

  /// The engine's value; nil for an animation that changes nothing.
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

  /// Seconds of the parent's time that a cycle takes, with its way back; nil for one that stands still.
  var wholeCycle: TimeInterval? {
    speed == 0 ? nil : cycle * (autoreverses ? 2 : 1) / Double(abs(speed))
  }

  /// Seconds of the parent's time from begin to end.
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
