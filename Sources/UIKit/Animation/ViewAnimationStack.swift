import TransitionEngine

/// Records changes of views' layers: an animation block, a keyframe, a property animator.
protocol ChangeRecorder: AnyObject {
  /// Records a change of a layer's property, which the model already has.
  func record(_ change: PropertyChange, on layer: CALayer, in run: Run)
  /// The timing of the changes, for layers that make their own animations of it.
  var recordedTiming: AnimationTiming { get }
}

/// One property's change.
struct PropertyChange: Hashable {
  let keyPath: PropertyAnimation.KeyPath
  let old: PropertyAnimation.Value
  var new: PropertyAnimation.Value
}

/// The animation blocks that are executing, innermost last.
struct ViewAnimationStack {
  /// The recorders of the blocks; nil for a block without animation.
  private var recorders: [(any ChangeRecorder)?] = []
  var areEnabled = true

  /// The recorder of a change made now; nil if the change is not animated.
  var current: (any ChangeRecorder)? { areEnabled ? recorders.last ?? nil : nil }

  /// Whether changes are not to be animated, within a block without animation.
  var isSuppressed: Bool { !areEnabled || recorders.last.map { $0 == nil } ?? false }

  /// Calls a closure when the current animation is over; at once without one.
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

/// The action by which a view's layer animates. It keeps the value before the change, and calls the recorder
/// after it.
///
/// Code takes the action of a property as an animation with the timing of the block, and makes a copy of it that
/// animates a property of its own.
final class ViewAction: CABasicAnimation {
  private var recorder: (any ChangeRecorder)?
  private var before: Layer?

  convenience init(recorder: any ChangeRecorder, before: Layer) {
    self.init()
    (self.recorder, self.before) = (recorder, before)
  }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let run = Run.current, let recorder,
      let keyPath = PropertyAnimation.KeyPath(rawValue: event),
      let old = before?.value(for: keyPath), let new = layer.properties.value(for: keyPath), old != new
    else { return }
    recorder.record(PropertyChange(keyPath: keyPath, old: old, new: new), on: layer, in: run)
  }

  override func copy() -> Any {
    let copy = CABasicAnimation()
    copy.assign(from: self)
    guard let timing = recorder?.recordedTiming else { return copy }
    copy.duration = timing.duration
    switch timing.curve {
    case .linear: copy.timingFunction = CAMediaTimingFunction(name: .linear)
    case .bezier(let curve): copy.timingFunction = CAMediaTimingFunction(curve)
    case .spring: copy.timingFunction = CAMediaTimingFunction(name: .easeOut)
    }
    copy.repeatCount = Float(timing.repeatCount)
    copy.autoreverses = timing.autoreverses
    guard timing.delay > 0 else { return copy }
    (copy.beginTime, copy.fillMode) = (CACurrentMediaTime() + timing.delay, .backwards)
    return copy
  }
}
