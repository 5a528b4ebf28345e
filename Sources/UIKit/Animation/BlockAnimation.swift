import TransitionEngine

/// An animation block that is executing. Each change in it becomes an animation with the same timing.
final class BlockAnimation: ChangeRecorder {
  let timing: AnimationTiming
  var recordedTiming: AnimationTiming { timing }
  let tracker: AnimationTracker
  /// Whether properties with non-additive animations start from their current presentation values.
  private let beginsFromCurrentState: Bool
  /// The call that executes the block.
  private let calls = Run.current?.currentCalls() ?? []
  private var recorded: [AttachedAnimation] = []

  init(timing: AnimationTiming, tracker: AnimationTracker, beginsFromCurrentState: Bool = false) {
    self.timing = timing
    self.tracker = tracker
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  func record(_ change: PropertyChange, on layer: CALayer, in run: Run) {
    guard timing.duration > 0 else { return }
    if extend(change, on: layer, by: run.currentCalls()) { return }
    let change =
      beginsFromCurrentState && !change.keyPath.isAdditive
      ? layer.fromCurrentState(change, in: run) : change
    let animation = AttachedAnimation(
      layer: layer, key: layer.unusedKey(for: change.keyPath), sequence: run.nextSequence(),
      source: ViewAnimation(change: change, timing: timing), trackers: [tracker] + run.transactions.trackers,
      calls: calls + run.currentCalls())
    if !change.keyPath.isAdditive { layer.removeViewAnimations(of: change.keyPath, in: run) }
    recorded.append(animation)
    run.attach(animation)
  }

  /// Extends the animation of an earlier change of the same property in the block.
  private func extend(
    _ change: PropertyChange, on layer: CALayer, by calls: [AnimationCall]
  ) -> Bool {
    for animation in recorded where animation.layer === layer && animation.begin == nil && !animation.hasEnded
    {
      guard var source = animation.source as? ViewAnimation, source.change.keyPath == change.keyPath,
        source.change.new == change.old
      else { continue }
      source.change.new = change.new
      animation.source = source
      animation.calls.add(calls)
      return true
    }
    return false
  }
}

/// An animation of one property from an old value to the model's new one.
///
/// View animations are additive: each is a displacement that fades out, on top of the model (since iOS 8).
/// The only animation of a property is written in its equivalent form, from the old value to the new one.
struct ViewAnimation: AnimationSource {
  var change: PropertyChange
  let timing: AnimationTiming

  var activeDuration: TimeInterval { timing.activeDuration }
  var delay: TimeInterval { timing.delay }
  var keyPath: PropertyAnimation.KeyPath? { change.keyPath }
  var blocksTouches: Bool { timing.blocksTouches }
  var cycle: TimeInterval? { timing.cycle }

  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation? {
    guard change.keyPath.isAdditive, !isAlone || layer.value(for: change.keyPath) != change.new else {
      return timing.animation(
        PropertyAnimation(change.keyPath, from: change.old, to: change.new), begin: begin)
    }
    let displacement = change.old.subtracting(change.new)
    var property = PropertyAnimation(
      change.keyPath, from: displacement, to: displacement.zeroDisplacement)
    property.isAdditive = true
    return timing.animation(property, begin: begin)
  }
}

extension PropertyAnimation.KeyPath {
  /// Whether view animations of the property are additive. Others replace one another: colors, for example,
  /// cannot be added.
  var isAdditive: Bool {
    switch self {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor, .colors, .path: false
    default: true
    }
  }
}

extension CALayer {
  /// The property's name, numbered if it is taken already.
  func unusedKey(for keyPath: PropertyAnimation.KeyPath) -> String {
    let taken = Set(attached.map(\.key))
    if !taken.contains(keyPath.rawValue) { return keyPath.rawValue }
    var number = 2
    while taken.contains("\(keyPath.rawValue)-\(number)") { number += 1 }
    return "\(keyPath.rawValue)-\(number)"
  }

  /// A change that starts from the property's presentation value, if the property is being animated.
  func fromCurrentState(_ change: PropertyChange, in run: Run) -> PropertyChange {
    guard attached.contains(where: { $0.begin != nil && $0.source.keyPath == change.keyPath }),
      let shown = run.shownValue(of: self)?.value(for: change.keyPath)
    else { return change }
    return PropertyChange(keyPath: change.keyPath, old: shown, new: change.new)
  }

  func removeViewAnimations(of keyPath: PropertyAnimation.KeyPath, in run: Run) {
    for animation in attached where animation.source is ViewAnimation && animation.source.keyPath == keyPath {
      run.detach(animation)
    }
  }
}
