import TransitionEngine

/// An animation that an author's code adds, or an implicit animation.
struct ExplicitAnimation: AnimationSource {
  let animation: CAAnimation
  let origin: LayerAnimation.Origin

  var activeDuration: TimeInterval { animation.activeDuration }
  var beginTime: TimeInterval? {
    animation.beginTime == 0 || !animation.beginTime.isFinite ? nil : animation.beginTime
  }
  var isRemovedOnCompletion: Bool { animation.isRemovedOnCompletion }
  var keyPath: PropertyAnimation.KeyPath? { animation.animatedKeyPath }
  var cycle: TimeInterval? { animation.wholeCycle }

  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation? {
    animation.value(on: layer, begin: begin, origin: origin)
  }
}

extension CALayer {
  /// Adds a copy of an animation.
  ///
  /// - Parameter key: an animation that has the same key is replaced; nil for one without.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    add(anim, forKey: key, origin: .explicit(key: key ?? ""))
  }

  func add(_ anim: CAAnimation, forKey key: String?, origin: LayerAnimation.Origin) {
    guard let run = Run.current, let copy = anim.copy() as? CAAnimation else { return }
    if case .explicit = origin { copy.noteUnusableParts(on: self) }
    (copy as? CABasicAnimation)?.noteStart(on: self, in: run)
    let key = anim is CATransition ? CATransition.key : key
    if let key { removeAnimation(forKey: key) }
    if copy.duration == 0 { copy.duration = run.transactions.animationDuration }
    if copy.timingFunction == nil { copy.timingFunction = run.transactions.timingFunction }
    let sequence = run.nextSequence()
    let attached = AttachedAnimation(
      layer: self, key: key ?? "animation-\(sequence)", sequence: sequence,
      source: ExplicitAnimation(animation: copy, origin: origin), trackers: run.transactions.trackers)
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

  /// Removes the animation with a key. Its delegate is called at once with `finished` false; completions are
  /// called in the next turn.
  public func removeAnimation(forKey key: String) {
    for animation in attached where animation.key == key { Run.current?.detach(animation) }
  }

  /// Removes all animations, those of views included, as `removeAnimation(forKey:)` does.
  public func removeAllAnimations() {
    for animation in attached { Run.current?.detach(animation) }
  }

  /// Returns the keys of the animations in the order of adding; nil for none. Animations of views have keys
  /// as on iOS. An animation that was added without a key is left out.
  ///
  /// Source: Apple's documentation of `add(_:forKey:)`, where nil is for an animation that is not looked up.
  public func animationKeys() -> [String]? {
    let keys = attached.filter { !$0.isNameless }.map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the layer's copy of the animation that was added last under a key; nil for none, and for
  /// animations of views.
  public func animation(forKey key: String) -> CAAnimation? {
    attached.last { $0.key == key }?.animation
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
