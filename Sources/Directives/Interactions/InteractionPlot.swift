import Foundation
import Rendering
import TransitionEngine

/// What a gesture and its transitions did, from the records of a run.
struct InteractionPlot {
  var timeline: Timeline
  /// 0…1; nil where something else than the fraction decides.
  var threshold: Double?
  var title: String
  var description: String

  var plot: GesturePlot {
    GesturePlot(
      title: title, description: description, measure: measure, fraction: fraction, completion: completion,
      threshold: threshold, contacts: contacts, marks: marks)
  }

  // MARK: Fingers

  private var contacts: [ClosedRange<TimeInterval>] {
    timeline.touches.map { $0.began...max($0.ended ?? timeline.duration, $0.began) }
  }

  /// Two fingers at once are measured by their distance, one by its way.
  private var measure: GesturePlot.Measure {
    if let pair = pinch {
      return .init(name: "Distance, 1 at the start", lines: [Self.scale(pair.0, pair.1)])
    }
    let isSideways = timeline.touches.allSatisfy(\.isSideways)
    let lines = timeline.touches.map { touch in
      let start = touch.samples[0].point
      return touch.samples.map { sample in
        let way = isSideways ? sample.point.x - start.x : sample.point.y - start.y
        return GesturePlot.Sample(time: sample.time, value: Double(way))
      }
    }
    return .init(
      name: isSideways ? "Translation in points" : "Vertical translation in points", lines: lines)
  }

  private var pinch: (TouchRecord, TouchRecord)? {
    let touches = timeline.touches
    guard touches.count >= 2, touches[0].began == touches[1].began else { return nil }
    return (touches[0], touches[1])
  }

  private static func scale(_ a: TouchRecord, _ b: TouchRecord) -> [GesturePlot.Sample] {
    func distance(_ time: TimeInterval) -> Double? {
      guard let a = a.point(at: time), let b = b.point(at: time) else { return nil }
      return ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }
    guard let start = distance(a.began), start > 0 else { return [] }
    let times = Set((a.samples + b.samples).map(\.time)).sorted()
    return times.compactMap { time in
      distance(time).map { .init(time: time, value: $0 / start) }
    }
  }

  // MARK: The transition

  /// What the gesture asked for.
  private var fraction: [GesturePlot.Line] {
    lines { [.started, .updated, .paused].contains($0) }
  }

  /// How far the transition was.
  private var completion: [GesturePlot.Line] { lines { _ in true } }

  /// A line for each transition.
  private func lines(_ isShown: (InteractionSample.Kind) -> Bool) -> [GesturePlot.Line] {
    timeline.transitions.indices.map { index in
      timeline.interaction.filter { $0.transition == index && isShown($0.kind) }
        .map { .init(time: $0.time, value: $0.fraction) }
    }
  }

  private var marks: [GesturePlot.Mark] {
    var marks: [GesturePlot.Mark] = []
    for event in timeline.events where event.actor.hasSuffix("GestureRecognizer") {
      guard ["began", "ended", "cancelled"].contains(event.name) else { continue }
      marks.append(.init(time: event.time, label: event.name))
    }
    for sample in timeline.interaction {
      switch sample.kind {
      case .finished: marks.append(.init(time: sample.time, label: "finish"))
      case .cancelled: marks.append(.init(time: sample.time, label: "cancel"))
      default: continue
      }
    }
    return Self.joined(marks)
  }

  /// One mark for what happens at one instant, by time.
  private static func joined(_ marks: [GesturePlot.Mark]) -> [GesturePlot.Mark] {
    var result: [GesturePlot.Mark] = []
    let order = marks.indices.sorted { (marks[$0].time, $0) < (marks[$1].time, $1) }
    for mark in order.map({ marks[$0] }) {
      if let last = result.last, last.time == mark.time {
        result[result.count - 1].label += ", \(mark.label)"
      } else {
        result.append(mark)
      }
    }
    return result
  }
}

extension TouchRecord {
  /// Whether the finger moved more to the side than up or down.
  fileprivate var isSideways: Bool {
    let points = samples.map(\.point)
    let (x, y) = (points.map(\.x), points.map(\.y))
    return (x.max() ?? 0) - (x.min() ?? 0) >= (y.max() ?? 0) - (y.min() ?? 0)
  }
}
