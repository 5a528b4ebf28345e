import TransitionEngine

/// What changes of views' layers become part of: an animation block, a keyframe, a property animator.
protocol ChangeRecorder: AnyObject {
  /// A property of a layer has changed from an old value to a new one, which the model has already.
  func record(_ change: PropertyChange, on layer: CALayer, in run: Run)
}

/// One property's change.
struct PropertyChange: Hashable {
  let keyPath: PropertyAnimation.KeyPath
  let old: PropertyAnimation.Value
  var new: PropertyAnimation.Value
}

/// The animation blocks that are being executed, innermost last.
struct ViewAnimationStack {
  /// Nil for a block without animation.
  private var recorders: [(any ChangeRecorder)?] = []
  var areEnabled = true

  /// Who records a change now; nil if it is not to be animated.
  var current: (any ChangeRecorder)? { areEnabled ? recorders.last ?? nil : nil }

  /// Has something done when the animation is over to which changes belong now.
  func whenOver(_ body: @escaping () -> Void) {
    switch current {
    case let block as BlockAnimation: block.tracker.whenOver(body)
    case let animator as UIViewPropertyAnimator: animator.addCompletion { _ in body() }
    default: body()
    }
  }

  mutating func push(_ recorder: (any ChangeRecorder)?) { recorders.append(recorder) }
  mutating func pop() { recorders.removeLast() }
}

extension Run {
  /// Executes a block whose changes go to a recorder; nil for changes without animation.
  func recording<T>(to recorder: (any ChangeRecorder)?, _ body: () throws -> T) rethrows -> T {
    viewAnimations.push(recorder)
    defer { viewAnimations.pop() }
    return try body()
  }
}

/// The action by which a view's layer animates: notes the value before the change, and tells the recorder
/// after it.
struct ViewAction: CAAction {
  let recorder: any ChangeRecorder
  let before: Layer

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let run = Run.current,
      let keyPath = PropertyAnimation.KeyPath(rawValue: event),
      let old = before.value(for: keyPath), let new = layer.properties.value(for: keyPath), old != new
    else { return }
    recorder.record(PropertyChange(keyPath: keyPath, old: old, new: new), on: layer, in: run)
  }
}
