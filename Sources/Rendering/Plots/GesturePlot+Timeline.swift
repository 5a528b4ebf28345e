import Foundation
import TransitionEngine

extension GesturePlot {
  /// What fingers did in a run, and what became of its interactive transitions.
  ///
  /// - Parameters:
  ///   - threshold: the fraction from which the gesture finishes; nil where something else decides.
  ///   - title: the accessible name. The description is made from the run.
  /// - Returns: nil for a run that nobody touched.
  package init?(_ timeline: Timeline, threshold: Double?, title: String) {
    guard !timeline.touches.isEmpty else { return nil }
    let measure = Measure(timeline.touches)
    let marks = Self.marks(timeline)
    self.init(
      title: title, description: Self.description(timeline, measure), measure: measure,
      fraction: Self.fraction(timeline.interaction), completion: Self.completion(timeline.interaction),
      threshold: threshold,
      contacts: timeline.touches.map { $0.began...max($0.ended ?? timeline.duration, $0.began) }.distinct,
      marks: marks)
  }

  /// Stretches in which a gesture drives a transition, from where it takes it up.
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

  /// What recognisers noticed and interactions decided, instants in order and each once.
  private static func marks(_ timeline: Timeline) -> [Mark] {
    let gestures = timeline.events.filter {
      $0.kind == .state && ["began", "ended", "cancelled"].contains($0.name)
    }
    .map { Mark(time: $0.time, label: $0.name) }
    let decisions = timeline.interaction.compactMap { sample in
      sample.kind.decision.map { Mark(time: sample.time, label: $0) }
    }
    let ends = timeline.transitions.compactMap(\.ended).map { Mark(time: $0, label: "over") }
    let all = (gestures + decisions + ends).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
    return all.reduce(into: [Mark]()) { marks, mark in
      guard let last = marks.last, mark.time - last.time < 1e-6 else { return marks.append(mark) }
      let known = last.label.components(separatedBy: ", ")
      if !known.contains(mark.label) { marks[marks.count - 1].label += ", \(mark.label)" }
    }
  }

  private static func description(_ timeline: Timeline, _ measure: Measure) -> String {
    var text = measure.description
    for sample in timeline.interaction {
      guard let decision = sample.kind.decision else { continue }
      let percent = PlotAxis.text(sample.fraction * 100, decimals: 0)
      text += " At \(percent) percent of the transition: \(decision)."
    }
    return text
  }
}

extension GesturePlot.Sample {
  fileprivate init(_ sample: InteractionSample) { self.init(time: sample.time, value: sample.fraction) }
}

extension InteractionSample.Kind {
  /// The word for what was decided, if something was.
  fileprivate var decision: String? {
    switch self {
    case .finished: "finish"
    case .cancelled: "cancel"
    case .paused: "pause"
    case .started, .updated, .completing: nil
    }
  }
}

extension [ClosedRange<TimeInterval>] {
  /// Each once: two fingers of one touch are down at the same time.
  fileprivate var distinct: Self {
    reduce(into: []) { ranges, range in if !ranges.contains(range) { ranges.append(range) } }
  }
}
