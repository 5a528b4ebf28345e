import TransitionEngine

/// The periods in which an author's calls have an effect.
struct ActivityLog {
  /// The longest pause, in seconds, within one period of a call that is repeated in frames.
  private static let pause = 2.5 * Run.frameInterval
  /// The most periods of a call; the last one is extended after that.
  private static let limit = 16

  private var periods: [Timeline.Event.CallSite: [ClosedRange<TimeInterval>]] = [:]

  /// Adds a period, or extends the last one of the call.
  mutating func add(_ callSite: Timeline.Event.CallSite, _ period: ClosedRange<TimeInterval>) {
    var own = periods[callSite] ?? []
    if let last = own.last, period.lowerBound <= last.upperBound + Self.pause || own.count == Self.limit {
      own[own.count - 1] =
        min(last.lowerBound, period.lowerBound)...max(last.upperBound, period.upperBound)
    } else {
      own.append(period)
    }
    periods[callSite] = own
  }

  /// Adds the periods of the calls that led to an animation, which is over at `end`.
  mutating func add(_ animation: AttachedAnimation, until end: TimeInterval) {
    guard !animation.calls.isEmpty else { return }
    let start = max(animation.firstStart ?? animation.added.seconds, 0)
    guard start <= end else { return }
    func time(_ part: Double) -> TimeInterval { start + (end - start) * part }
    for call in animation.calls { add(call.site, time(call.part.lowerBound)...time(call.part.upperBound)) }
  }

  /// The periods by their starts.
  var all: [Timeline.Activity] {
    periods.flatMap { site, periods in
      periods.map { Timeline.Activity(site, from: $0.lowerBound, to: $0.upperBound) }
    }
    .sorted {
      ($0.start, $0.callSite.library, $0.callSite.address)
        < ($1.start, $1.callSite.library, $1.callSite.address)
    }
  }
}

/// An author's call that led to an animation.
struct AnimationCall: Equatable {
  let site: Timeline.Event.CallSite
  /// The part of the animation that the call has led to, 0…1.
  let part: ClosedRange<Double>
}

extension [AnimationCall] {
  /// Adds calls, each once.
  mutating func add(_ calls: [AnimationCall]) {
    for call in calls where !contains(call) { append(call) }
  }
}

extension Run {
  /// Records that the author's current call has an immediate effect.
  func noteActivity() {
    guard let site = callStack?.innermost() else { return }
    activities.add(site, loop.now.seconds...loop.now.seconds)
  }

  /// Records that the calls that led to an animation have had an effect until now.
  func noteActivity(of animation: AttachedAnimation) {
    activities.add(animation, until: loop.now.seconds)
  }

  /// The author's current call; empty if there is none, or if calls aren't tracked.
  ///
  /// - Parameter part: the part of an animation that it leads to.
  func currentCalls(for part: ClosedRange<Double> = 0...1) -> [AnimationCall] {
    guard let site = callStack?.innermost() else { return [] }
    return [AnimationCall(site: site, part: part)]
  }

  /// The activities so far, including those of animations that go on.
  var activitiesSoFar: [Timeline.Activity] {
    guard callStack != nil else { return [] }
    var log = activities
    for animation in attached where !animation.hasEnded { log.add(animation, until: lastActivity.seconds) }
    return log.all
  }
}
