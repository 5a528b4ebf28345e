import TransitionEngine

/// An animation that an author's code adds, or an implicit animation.
struct ExplicitAnimation: AnimationSource {
  let animation: CAAnimation
  let origin: LayerAnimation.Origin
  /// Whether code has set a time to begin at without asking what time it is.
  var isUntimed = false

  var activeDuration: TimeInterval { animation.activeDuration }
  var isRemovedOnCompletion: Bool { animation.isRemovedOnCompletion }
  var keyPath: PropertyAnimation.KeyPath? { animation.animatedKeyPath }
  var cycle: TimeInterval? { animation.wholeCycle }

  func begin(on layer: CALayer, at clock: TimeInterval) -> TimeInterval? {
    let begin = animation.beginTime
    guard begin != 0, begin.isFinite else { return nil }
    guard isUntimed, layer.hasPlainClock else { return begin }
    return animation.beginLongAgo(at: clock)
  }

  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation? {
    animation.value(on: layer, begin: begin, origin: origin)
  }
}

extension CALayer {
  func add(_ anim: CAAnimation, forKey key: String?, origin: LayerAnimation.Origin) {
    guard let run = Run.current, let copy = anim.copy() as? CAAnimation else { return }
    if case .explicit = origin { copy.noteUnusableParts(on: self) }
    (copy as? CABasicAnimation)?.noteStart(on: self, in: run)
    let key = anim is CATransition ? CATransition.key : key
    if let key { removeAnimation(forKey: key) }
    if copy.duration == 0 { copy.duration = run.transactions.animationDuration }
    if copy.timingFunction == nil { copy.timingFunction = run.transactions.timingFunction }
    let sequence = run.nextSequence()
    let isUntimed = copy.beginTime != 0 && !run.hasToldTime
    if isUntimed, hasPlainClock { copy.noteBegin(on: self) }
    let attached = AttachedAnimation(
      layer: self, key: key ?? "animation-\(sequence)", sequence: sequence,
      source: ExplicitAnimation(animation: copy, origin: origin, isUntimed: isUntimed),
      trackers: run.transactions.trackers)
    attached.animation = copy
    attached.isNameless = key == nil
    // The layer has the values that the animation leaves open only at the end of the turn.
    if case .explicit = origin, !copy.missingEffects(on: properties).isEmpty {
      attached.doubtfulCall = .some(run.callStack?.innermost())
    }
    run.attach(attached)
    if isDrawn(by: (copy as? CAPropertyAnimation)?.keyPath) { drawEachFrame(in: run) }
    (copy as? CATransition)?.begin(on: self, in: run)
  }

  /// Returns the implicit animation of a layer that belongs to no view, as long as it is on screen.
  func implicitAnimation(forKey event: String) -> (any CAAction)? {
    guard let run = Run.current, delegate == nil,
      let keyPath = PropertyAnimation.KeyPath(rawValue: event),
      let current = run.shownValue(of: self)?.value(for: keyPath)
    else { return nil }
    return ImplicitAnimation(from: current)
  }
}

/// A placeholder for the implicit animation of a property, which depends on the layer.
struct DefaultAction: CAAction {
  /// Does nothing: the property has changed by now. The layer asks for the action before the change to
  /// animate it.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// An animation from the value that a property shows to its new value, with the transaction's duration and
/// pace.
private struct ImplicitAnimation: CAAction {
  let from: PropertyAnimation.Value

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, CATransaction.animationDuration() > 0 else { return }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = from
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    layer.add(animation, forKey: event, origin: .implicit)
  }
}
