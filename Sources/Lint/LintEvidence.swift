import TransitionEngine

/// A timeline with values that several rules share.
struct LintEvidence {
  /// A container at an instant of a transition in which something has depth.
  struct Sample {
    var time: TimeInterval
    /// The transition's index in the timeline's `transitions`.
    var index: Int
    var transition: TransitionRecord
    var container: Layer
    var overlaps: [PlaneOverlap]
  }

  /// The most frames sampled, over all transitions; later transitions are not sampled in between.
  static let maximumSamples = 60

  let timeline: Timeline
  let samples: [Sample]

  init(_ timeline: Timeline) {
    self.timeline = timeline
    let looked = timeline.transitions.enumerated().filter { $0.element.started != nil }
      .prefix(Self.maximumSamples)
    let count = Self.maximumSamples / max(looked.count, 1)
    var cursor = TimelineCursor(timeline)
    samples = looked.flatMap { index, transition in
      var flat: Layer?
      return transition.frames(atMost: count, until: timeline.duration).compactMap { time -> Sample? in
        guard let container = cursor.presentation(of: transition.container, at: time) else { return nil }
        // All rules that use samples look for depth, which most transitions don't have.
        guard !container.liesFlat(knowing: flat) else {
          flat = container
          return nil
        }
        return Sample(
          time: time, index: index, transition: transition, container: container,
          overlaps: container.planeOverlaps(in: container.bounds))
      }
    }
  }

  /// A finding about a transition, attributed to the animator's call by default.
  func finding(
    _ rule: LintRule, _ transition: TransitionRecord, at time: TimeInterval, layer: Layer.ID? = nil,
    named name: String = "", actor: String? = nil, call: Timeline.Event.Call = .animateTransition,
    _ remark: Remark
  ) -> LintFinding {
    LintFinding(
      rule, at: time, layer: layer,
      place: layer.map { transition.name(of: $0, named: name) } ?? .verbatim(name),
      actor: actor ?? transition.animator, call: call.rawValue, remark)
  }

  /// The first sample of every transition with findings, and all findings in it.
  ///
  /// - Parameter find: examines one layer and its direct sublayers.
  func firstInEachTransition<Found>(
    _ find: (Layer) -> [Found]
  ) -> [(sample: Sample, found: [Found])] {
    var last: Int?
    var before: Sample?
    return samples.compactMap { sample in
      guard sample.index != last else { return nil }
      var found: [Found] = []
      // Trees shared with the previous sample have been examined, without findings.
      if let before, before.index == sample.index {
        sample.container.forEach(newSince: before.container) { found += find($0) }
      } else {
        sample.container.forEach { found += find($0) }
      }
      before = sample
      if found.isEmpty { return nil }
      last = sample.index
      return (sample, found)
    }
  }
}

extension TransitionRecord {
  /// The name of a layer of the transition, for sentences.
  func name(of layer: Layer.ID, named name: String = "") -> Remark {
    switch layer {
    case from: Remark("the view of \(fromName)")
    case to: Remark("the view of \(toName)")
    case container: Remark("the container")
    default: name.isEmpty ? Remark("layer \(layer)") : .verbatim(name)
    }
  }

  /// The frames of a 60 Hz display, evenly spread over the time of the transition, both ends left out.
  fileprivate func frames(atMost most: Int, until end: TimeInterval) -> [TimeInterval] {
    guard let started, most > 0 else { return [] }
    let length = max((ended ?? end) - started, 0)
    let count = Int(min(max((length * 60).rounded(.up), 1), Double(most)))
    return (0..<count).map { started + length * (Double($0) + 0.5) / Double(count) }
  }
}
