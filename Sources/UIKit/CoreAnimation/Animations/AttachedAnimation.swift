import TransitionEngine

/// The source of an attached animation's engine value, which every commit asks for.
protocol AnimationSource {
  /// The seconds of the layer's time from start to end; infinite if the animation never ends.
  var activeDuration: TimeInterval { get }
  /// The seconds of the layer's time from when the animation is added until it starts.
  var delay: TimeInterval { get }
  /// The start of the animation, in the layer's time; nil to start at the next commit.
  ///
  /// - Parameter clock: the layer's time.
  func begin(on layer: CALayer, at clock: TimeInterval) -> TimeInterval?
  var isRemovedOnCompletion: Bool { get }
  /// The property that the animation changes; nil for a group.
  var keyPath: PropertyAnimation.KeyPath? { get }
  /// Whether touches pass through a view that the animation moves.
  var blocksTouches: Bool { get }
  /// The seconds of a cycle in the layer's time, including its reverse; nil if the animation stands still.
  var cycle: TimeInterval? { get }

  /// Returns the animation as an engine value.
  ///
  /// - Parameters:
  ///   - layer: the animated model, with its current values.
  ///   - isAlone: whether no other animation of the layer changes the same property.
  func value(on layer: Layer, begin: TimeInterval, isAlone: Bool) -> LayerAnimation?
}

extension AnimationSource {
  var delay: TimeInterval { 0 }
  func begin(on layer: CALayer, at clock: TimeInterval) -> TimeInterval? { nil }
  var isRemovedOnCompletion: Bool { true }
  var blocksTouches: Bool { false }
  var cycle: TimeInterval? { nil }
}

/// An animation on a layer, from when it's added until it's removed.
final class AttachedAnimation {
  let layer: CALayer
  let key: String
  let sequence: Int
  var source: any AnimationSource
  /// The trackers of the blocks and transactions that wait for the animation's end.
  var trackers: [AnimationTracker]
  /// The layer's copy of the animation, for `animation(forKey:)` and delegates; nil for view animations.
  var animation: CAAnimation?
  /// Whether the animation was added without a key.
  var isNameless = false

  /// The author's calls that led to the animation: the change, and the block around it.
  var calls: [AnimationCall]
  /// When the animation was added.
  let added: VirtualTime

  /// The call that added an animation which seemed to change nothing at that time; nil for any other
  /// animation.
  var doubtfulCall: Timeline.Event.CallSite??

  /// The start, in the layer's time; nil until the first commit.
  var begin: TimeInterval?
  /// The end, on the run's clock; nil if the animation doesn't end, or has ended and stays attached.
  private(set) var end: VirtualTime?
  private(set) var hasEnded = false
  /// The start on the run's clock, by the current clocks of the superlayers; nil for never.
  var start: VirtualTime? {
    guard let begin else { return nil }
    let time = isOnRunClock ? begin : layer.runTime(begin)
    return time.map { VirtualTime(seconds: $0) }
  }
  /// The start on the run's clock, in seconds, by the clocks of the superlayers when it was scheduled first; the time then
  /// if a clock was held. Clocks that are driven later don't change it.
  var firstStart: TimeInterval?
  /// The start for which a turn is scheduled.
  var awaitedStart: VirtualTime?
  var hasToldStart = false
  /// Whether the animation follows the run's clock although its layer's clock is held.
  var isOnRunClock = false
  /// Whether code has stopped a clock that the animation follows, to drive the clock itself.
  var isHeldByCode = false
  /// The end of the first whole cycle that shows, on the run's clock, if the animation never ends; nil for all
  /// others.
  var firstCycleEnd: VirtualTime? {
    guard !hasEnded, end == nil, let start, let begin, let cycle = source.cycle, cycle > 0 else { return nil }
    let time = isOnRunClock ? begin + cycle : layer.runTime(begin + cycle)
    return time.map { max(VirtualTime(seconds: $0), start) + max(added - start, .zero) }
  }

  /// - Parameter calls: the calls that led to the animation; nil for the one that is executing.
  init(
    layer: CALayer, key: String, sequence: Int, source: any AnimationSource, trackers: [AnimationTracker],
    calls: [AnimationCall]? = nil
  ) {
    let run = Run.current
    self.calls = calls ?? run?.currentCalls() ?? []
    added = run?.loop.now ?? .zero
    self.layer = layer
    self.key = key
    self.sequence = sequence
    self.source = source
    self.trackers = trackers
    trackers.forEach { $0.began() }
  }

  /// Fixes the start, once, and updates the end, by the current clocks of the superlayers.
  func schedule(at now: VirtualTime) {
    let clock = isOnRunClock ? now.seconds : layer.localTime(now.seconds)
    let begin = self.begin ?? source.begin(on: layer, at: clock) ?? clock + source.delay
    self.begin = begin
    if firstStart == nil { firstStart = (start ?? now).seconds }
    guard !hasEnded else { return }
    end = runEnd(from: begin).map { VirtualTime(seconds: $0) }
  }

  private func runEnd(from begin: TimeInterval) -> TimeInterval? {
    guard isOnRunClock else { return layer.runTime(from: begin, duration: source.activeDuration) }
    let end = begin + source.activeDuration
    return end.isFinite ? end : nil
  }

  /// Notes changes that the animation should make and doesn't, now that the layer has its final values.
  func noteMissingEffects() {
    guard let callSite = doubtfulCall else { return }
    doubtfulCall = nil
    for effect in animation?.missingEffects(on: layer.properties) ?? [] { effect.note(on: layer, callSite) }
  }

  /// Marks the animation as ended, and calls its delegate.
  ///
  /// - Returns: the trackers whose last pending animation this was.
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

/// A counter of the animations of a block or a transaction, which calls its completion when all are over.
final class AnimationTracker {
  private var pending = 0
  private var allFinished = true
  private var isSealed = false
  private var completion: ((Bool) -> Void)?

  init(completion: @escaping (Bool) -> Void) { self.completion = completion }

  func began() { pending += 1 }

  /// - Returns: whether no animation is pending.
  func ended(finished: Bool) -> Bool {
    pending -= 1
    allFinished = allFinished && finished
    return isSealed && pending == 0
  }

  /// Closes the tracker for further animations. If none is pending, the completion is called in the next
  /// turn.
  func seal(in run: Run) {
    isSealed = true
    if pending == 0 { run.loop.schedule { self.complete() } }
  }

  /// Adds a closure to call after the completion.
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
