import TransitionEngine

/// A keyframe animation whose block is executing.
///
/// Changes inside `addKeyframe` are collected by property, and become one animation each when the block is
/// over. Changes outside any keyframe span the whole duration.
final class KeyframeBlock: ChangeRecorder {
  private struct Keyframe {
    var start: Double
    var end: Double
    var change: PropertyChange
  }

  private struct Track {
    let layer: CALayer
    let keyPath: PropertyAnimation.KeyPath
    /// The value before the first keyframe.
    let start: PropertyAnimation.Value
    var keyframes: [Keyframe]
    /// The calls that set the values.
    var calls: [AnimationCall]
  }

  /// The call that executes the block.
  private let calls = Run.current?.currentCalls() ?? []
  private let timing: AnimationTiming
  var recordedTiming: AnimationTiming { timing }
  private let mode: PropertyAnimation.CalculationMode
  private let tracker: AnimationTracker
  private let beginsFromCurrentState: Bool
  private var tracks: [Track] = []
  private var interval = 0.0...1.0

  init(
    timing: AnimationTiming, mode: PropertyAnimation.CalculationMode, tracker: AnimationTracker,
    beginsFromCurrentState: Bool = false
  ) {
    self.timing = timing
    self.mode = mode
    self.tracker = tracker
    self.beginsFromCurrentState = beginsFromCurrentState
  }

  /// Executes a block with changes in an interval of the duration, 0…1.
  func keyframe(_ interval: ClosedRange<Double>, _ body: () -> Void) {
    let outer = self.interval
    self.interval = interval
    defer { self.interval = outer }
    body()
  }

  func record(_ change: PropertyChange, on layer: CALayer, in run: Run) {
    let keyframe = Keyframe(start: interval.lowerBound, end: interval.upperBound, change: change)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.keyPath == change.keyPath }) {
      tracks[index].keyframes.append(keyframe)
      tracks[index].calls.add(run.currentCalls(for: interval))
    } else {
      let first = beginsFromCurrentState ? layer.fromCurrentState(change, in: run) : change
      tracks.append(
        Track(
          layer: layer, keyPath: change.keyPath, start: first.old, keyframes: [keyframe],
          calls: calls + run.currentCalls(for: interval)))
    }
  }

  /// Attaches the collected animations.
  func attach(in run: Run) {
    for track in tracks {
      let source = KeyframeSource(property: property(of: track), timing: timing)
      run.attach(
        AttachedAnimation(
          layer: track.layer, key: track.layer.unusedKey(for: track.keyPath), sequence: run.nextSequence(),
          source: source, trackers: [tracker] + run.transactions.trackers, calls: track.calls))
    }
  }

  /// The values at the keyframes' ends, in order, held between keyframes.
  ///
  /// A keyframe that starts before the previous one has ended starts at its end. (UIKit does not document
  /// this.)
  private func property(of track: Track) -> PropertyAnimation {
    let keyframes = track.keyframes.enumerated()
      .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
    var (times, values) = ([0.0], [track.start])
    for keyframe in keyframes {
      if keyframe.start > times[times.count - 1] {
        times.append(keyframe.start)
        values.append(values[values.count - 1])
      }
      times.append(keyframe.end)
      values.append(keyframe.change.new)
    }
    if times[times.count - 1] < 1 {
      times.append(1)
      values.append(values[values.count - 1])
    }
    if mode == .discrete { times.append(1) }
    var property = PropertyAnimation(track.keyPath, values: values, keyTimes: times)
    property.calculationMode = mode
    return property
  }
}

/// A keyframe animation of one property.
struct KeyframeSource: AnimationSource {
  let property: PropertyAnimation
  let timing: AnimationTiming

  var activeDuration: TimeInterval { timing.activeDuration }
  var delay: TimeInterval { timing.delay }
  var keyPath: PropertyAnimation.KeyPath? { property.keyPath }
  var blocksTouches: Bool { timing.blocksTouches }
  var cycle: TimeInterval? { timing.cycle }

  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation? {
    timing.animation(property, begin: begin)
  }
}

extension UIView {
  /// Animates in steps that `addKeyframe` calls within the block describe.
  ///
  /// The whole timeline is ease-in-out, unless the options set another calculation mode or curve. A block
  /// nested in another one inherits its duration and curve, unless the options override them.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let run = Run.current else {
      animations()
      completion?(true)
      return
    }
    var timing = AnimationTiming(duration: duration, delay: delay, pace: options.curve)
      .inheriting(from: run.viewAnimations.current, allBut: options.overrides)
    timing.repeatCount = options.contains(.repeat) ? .infinity : 1
    timing.autoreverses = options.contains(.autoreverse)
    timing.blocksTouches = !options.contains(.allowUserInteraction)
    let tracker = AnimationTracker { completion?($0) }
    let block = KeyframeBlock(
      timing: timing, mode: options.calculationMode, tracker: tracker,
      beginsFromCurrentState: options.contains(.beginFromCurrentState))
    run.recording(to: timing.duration > 0 ? block : nil) {
      animations()
      if options.contains(.layoutSubviews) { run.layOut() }
    }
    block.attach(in: run)
    tracker.seal(in: run)
  }

  /// Adds a step of `animateKeyframes`; outside its block, the changes take effect as usual.
  ///
  /// - Parameters: fractions of the whole duration; clamped to 0…1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let block = Run.current?.viewAnimations.current as? KeyframeBlock else { return animations() }
    let start = CGFloat.fraction(frameStartTime)
    block.keyframe(start...max(.fraction(start + .fraction(frameDuration)), start), animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The overridden values. UIKit's headers have these two options alone, and none for the curve.
  fileprivate var overrides: AnimationTiming.Overrides {
    if contains(.overrideInheritedOptions) { return [.duration, .curve] }
    return contains(.overrideInheritedDuration) ? .duration : []
  }
}
