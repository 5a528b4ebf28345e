import Localization
import TransitionEngine

extension GesturePlot {
  /// A plot of a run's touches and interactive transitions.
  ///
  /// - Parameters:
  ///   - threshold: the fraction from which the gesture finishes; nil without a threshold.
  ///   - title: the accessible name.
  ///   - description: the run in words.
  package init(
    _ timeline: Timeline, threshold: Double?, title: String, description: String,
    words: Localization = .english
  ) {
    self.init(
      title: title, description: description, measure: Measure(timeline.touches, words),
      fraction: Self.fraction(timeline.interaction), completion: Self.completion(timeline.interaction),
      threshold: threshold,
      contacts: timeline.touches.map { $0.began...max($0.ended ?? timeline.duration, $0.began) },
      marks: Self.marks(timeline), duration: timeline.duration, words: words)
  }

  /// The intervals in which a gesture drives a transition.
  private static func fraction(_ samples: [InteractionSample]) -> [Line] {
    var lines: [Line] = []
    var isDriven = false
    for sample in samples {
      switch sample.kind {
      case .started, .paused:
        lines.append([Sample(sample)])
        isDriven = true
      case .updated:
        if !isDriven { lines.append([]) }
        lines[lines.count - 1].append(Sample(sample))
        isDriven = true
      case .finished, .cancelled, .completing: isDriven = false
      }
    }
    return lines
  }

  private static func completion(_ samples: [InteractionSample]) -> [Line] {
    var lines: [Line] = []
    var transition: Int?
    for sample in samples {
      if sample.transition != transition { lines.append([]) }
      transition = sample.transition
      lines[lines.count - 1].append(Sample(sample))
    }
    return lines
  }

  /// Events of recognizers and decisions of interactions, in order and without duplicates.
  private static func marks(_ timeline: Timeline) -> [Mark] {
    let gestures = timeline.events.filter {
      $0.kind == .state && ["began", "ended", "cancelled"].contains($0.name)
    }
    .map { Mark(time: $0.time, label: $0.name) }
    let decisions = timeline.interaction.compactMap { sample in
      sample.kind.decision.map { Mark(time: sample.time, label: $0) }
    }
    let all = (gestures + decisions).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    return all.reduce(into: [Mark]()) { marks, mark in
      guard let last = marks.last, mark.time - last.time < 1e-6 else { return marks.append(mark) }
      let known = last.label.split(separator: ", ")
      if !known.contains(mark.label[...]) { marks[marks.count - 1].label += ", \(mark.label)" }
    }
  }
}

extension GesturePlot.Sample {
  fileprivate init(_ sample: InteractionSample) { self.init(time: sample.time, value: sample.fraction) }
}

extension InteractionSample.Kind {
  /// The word for a decision; nil if there is none.
  fileprivate var decision: String? {
    switch self {
    case .finished: "finish"
    case .cancelled: "cancel"
    case .paused: "pause"
    case .started, .updated, .completing: nil
    }
  }
}
