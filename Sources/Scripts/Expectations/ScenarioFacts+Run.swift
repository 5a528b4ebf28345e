import TransitionEngine

extension ScenarioFacts {
  /// The facts that the run's own records contain.
  ///
  /// - Parameters:
  ///   - time: the moment, in seconds since the run's start.
  ///   - transitions: all transitions so far, by their requests.
  ///   - events: the events since the last action. The calls are their methods, and the states of gestures.
  package init(at time: TimeInterval, transitions: [TransitionRecord], events: some Sequence<Timeline.Event>)
  {
    self.time = time
    outcome = Outcome(transitions.last)
    transitionDuration = transitions.last.flatMap { record in
      guard let started = record.started, let ended = record.ended else { return nil }
      return ended - started
    }
    calls = events.filter { $0.call != nil }.map {
      Call(time: $0.time, actor: $0.actor, name: $0.name)
    }
  }
}

extension ScenarioFacts.Outcome {
  /// - Parameter record: the latest transition's; nil if there was none.
  init(_ record: TransitionRecord?) {
    guard let record else {
      self = .none
      return
    }
    guard record.ended != nil, let completion = record.completions.first else {
      self = .running
      return
    }
    self = completion.didComplete ? .finished : .cancelled
  }
}
