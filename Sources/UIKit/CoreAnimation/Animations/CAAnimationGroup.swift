import TransitionEngine

/// A group of animations that run in the group's time and are cut off at its end.
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the group's time: a `beginTime` counts from the group's start, and a duration of 0
  /// becomes the group's. Delegates of the children are not called.
  open var animations: [CAAnimation]?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.compactMap { $0.copy() as? CAAnimation }
  }

  override func noteUnusableParts(on layer: CALayer) {
    super.noteUnusableParts(on: layer)
    for child in animations ?? [] { child.noteUnusableParts(on: layer) }
  }

  override func missingEffects(on layer: Layer) -> [MissingEffect] {
    (animations ?? []).flatMap { $0.missingEffects(on: layer) }
  }

  override func kind(on layer: Layer) -> LayerAnimation.Kind? {
    let children = (animations ?? []).compactMap { child -> LayerAnimation? in
      if child.duration == 0 { child.duration = duration }
      return child.value(on: layer, begin: child.beginTime, origin: .explicit(key: ""))
    }
    return children.isEmpty ? nil : .group(children)
  }
}
