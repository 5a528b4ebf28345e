import TransitionEngine

/// What an attached animation does: the source of its value at every commit.
protocol AnimationSource {
  /// Seconds of the layer's time from begin to end; infinite for one that never ends.
  var activeDuration: TimeInterval { get }
  /// Seconds until it begins, in the layer's time, from when it was added.
  var delay: TimeInterval { get }
  /// The instant at which it begins, in the layer's time; nil for as soon as it is committed.
  var beginTime: TimeInterval? { get }
  var isRemovedOnCompletion: Bool { get }
  /// The property that it changes; nil for a group.
  var keyPath: PropertyAnimation.KeyPath? { get }
  /// Whether touches pass through a view that it moves.
  var blocksTouches: Bool { get }
  /// Seconds of a cycle in the layer's time, with its way back; nil for what stands still.
  var cycle: TimeInterval? { get }

  /// The engine's value.
  ///
  /// - Parameters:
  ///   - layer: the model that it animates, as it is now.
  ///   - isAlone: whether no other animation of the layer changes the same property.
  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation?
}

extension AnimationSource {
  var delay: TimeInterval { 0 }
  var beginTime: TimeInterval? { nil }
  var isRemovedOnCompletion: Bool { true }
  var blocksTouches: Bool { false }
  var cycle: TimeInterval? { nil }
}

/// An animation on a layer, from when it is added until it is removed.
final class AttachedAnimation {
  let layer: CALayer
  let key: String
  let sequence: Int
  var source: any AnimationSource
  /// Who wants to know when it is over.
  var trackers: [AnimationTracker]
  /// For `animation(forKey:)` and delegates; nil for view animations.
  var animation: CAAnimation?
  /// Whether it was added without a key.
  var isNameless = false

  /// Where an animation was added that seemed to change nothing then; nil for any other.
  var doubtfulCall: Timeline.Event.CallSite??

  /// In the layer's time; nil until the first commit.
  var begin: TimeInterval?
  /// On the run's clock; nil for one that does not end, or has ended and stays.
  private(set) var end: VirtualTime?
  private(set) var hasEnded = false
  /// When it begins on the run's clock, as the clocks of the layers above now stand; nil for never.
  var start: VirtualTime? {
    guard let begin else { return nil }
    let time = isOnRunClock ? begin : layer.runTime(begin)
    return time.map { VirtualTime(seconds: $0) }
  }
  /// The start for which a turn was asked.
  var awaitedStart: VirtualTime?
  var hasToldStart = false
  /// Whether it runs on the run's clock, although that of its layer is held.
  var isOnRunClock = false
  /// Whether code has stopped a clock that it follows, to move it by itself.
  var isHeldByCode = false
  /// When the first cycle of one that never ends is over, on the run's clock; nil for all others.
  var firstCycleEnd: VirtualTime? {
    guard !hasEnded, end == nil, let start, let begin, let cycle = source.cycle, cycle > 0 else { return nil }
    let time = isOnRunClock ? begin + cycle : layer.runTime(begin + cycle)
    return time.map { max(VirtualTime(seconds: $0), start) }
  }

  init(layer: CALayer, key: String, sequence: Int, source: any AnimationSource, trackers: [AnimationTracker])
  {
    self.layer = layer
    self.key = key
    self.sequence = sequence
    self.source = source
    self.trackers = trackers
    trackers.forEach { $0.began() }
  }

  /// Settles when it begins, once, and when it ends, as the clocks of the layers above now stand.
  func schedule(at now: VirtualTime) {
    let clock = isOnRunClock ? now.seconds : layer.localTime(now.seconds)
    let begin = self.begin ?? source.beginTime ?? clock + source.delay
    self.begin = begin
    guard !hasEnded else { return }
    end = runEnd(from: begin).map { VirtualTime(seconds: $0) }
  }

  private func runEnd(from begin: TimeInterval) -> TimeInterval? {
    guard isOnRunClock else { return layer.runTime(from: begin, duration: source.activeDuration) }
    let end = begin + source.activeDuration
    return end.isFinite ? end : nil
  }

  /// Notes what the animation should change and doesn't, now that the layer is as it will be shown.
  func noteMissingEffects() {
    guard let callSite = doubtfulCall else { return }
    doubtfulCall = nil
    for effect in animation?.missingEffects(on: layer.properties) ?? [] { effect.note(on: layer, callSite) }
  }

  /// Nobody waits for it any longer.
  ///
  /// - Returns: the trackers for which it was the last.
  func conclude(finished: Bool) -> [AnimationTracker] {
    guard !hasEnded else { return [] }
    hasEnded = true
    end = nil
    animation?.didStop(finished: finished)
    return trackers.filter { $0.ended(finished: finished) }
  }

  var value: LayerAnimation? {
    guard let begin else { return nil }
    let isAlone =
      source.keyPath.map { own in
        !layer.attached.contains { $0 !== self && ($0.source.keyPath.map { $0 == own } ?? true) }
      } ?? true
    var value = source.value(on: layer.properties, begin: begin, isAlone: isAlone)
    value?.isOnTimelineClock = isOnRunClock
    value?.clampToDrawableRanges()
    return value
  }
}

/// Counts the animations of a block or a transaction, and calls its completion when all are over.
final class AnimationTracker {
  private var pending = 0
  private var allFinished = true
  private var isSealed = false
  private var completion: ((Bool) -> Void)?

  init(completion: @escaping (Bool) -> Void) { self.completion = completion }

  func began() { pending += 1 }

  /// - Returns: whether nothing is left to wait for.
  func ended(finished: Bool) -> Bool {
    pending -= 1
    allFinished = allFinished && finished
    return isSealed && pending == 0
  }

  /// Nothing will be added any more. With nothing to wait for, the completion is called in the next turn.
  func seal(in run: Run) {
    isSealed = true
    if pending == 0 { run.loop.schedule { self.complete() } }
  }

  /// Adds something to do when all is over, after the completion.
  func whenOver(_ body: @escaping () -> Void) {
    let completion = completion
    self.completion = { finished in
      completion?(finished)
      body()
    }
  }

  func complete() {
    completion?(allFinished)
    completion = nil
  }
}
