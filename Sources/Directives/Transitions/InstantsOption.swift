import Diagnostics
import Markup
import Rendering
import TransitionEngine

/// Which instants a strip shows: so many, evenly spread, or those that the author names.
enum InstantsOption {
  case count(Int)
  case chosen([Instant])

  enum Instant {
    case seconds(TimeInterval, SourceRange)
    /// 0…1 of the duration.
    case fraction(Double)
  }

  static let descriptions = [
    OptionDescription(
      "frames", values: "a whole number from 2 to \(StageStyles.maximumFrames)", standard: "7",
      "how many frames the strip has, evenly spread from start to end"),
    OptionDescription(
      "at", values: "durations or percentages, such as 0s, 120ms, 50%, 100%",
      "the instants to show, instead of `frames`"),
  ]

  init(_ directive: Directive, diagnostics: inout [Diagnostic]) {
    let frames = directive[option: "frames"]
    let at = directive[option: "at"]
    if let frames, let at {
      diagnostics.append(
        .error(
          "directive.conflict", "“frames” and “at” exclude each other", at: at.name.range,
          fix: "delete one of them", notes: [.init("the other one", at: frames.name.range)]))
    }
    if let at {
      self = .chosen(Self.instants(at, diagnostics: &diagnostics))
    } else {
      self = .count(frames?.integer(in: 2...StageStyles.maximumFrames, diagnostics: &diagnostics) ?? 7)
    }
  }

  private static func instants(_ option: DirectiveOption, diagnostics: inout [Diagnostic]) -> [Instant] {
    guard let parts = option.list(diagnostics: &diagnostics) else { return [] }
    guard (1...StageStyles.maximumFrames).contains(parts.count) else {
      diagnostics.append(
        .error(
          "directive.range", "a strip cannot have \(parts.count) frames", at: option.value.range,
          allowed: ["1 to \(StageStyles.maximumFrames) instants"]))
      return []
    }
    return parts.compactMap { part in
      if part.value.value.hasSuffix("%") {
        return part.percentage(diagnostics: &diagnostics).map { .fraction($0) }
      }
      return part.duration(in: 0...60, diagnostics: &diagnostics).map { .seconds($0, part.value.range) }
    }
  }

  /// The instants of a run, ascending and each once; those after its end are reported.
  func instants(of timeline: Timeline, diagnostics: inout [Diagnostic]) -> [TimeInterval] {
    switch self {
    case .count(let count): return Strip.instants(count, of: timeline)
    case .chosen(let chosen):
      let times = chosen.compactMap { instant -> TimeInterval? in
        switch instant {
        case .fraction(let fraction): return timeline.duration * fraction
        case .seconds(let time, let range):
          guard time <= timeline.duration + 1e-9 else {
            diagnostics.append(
              .error(
                "transition.instant",
                "the transition is over after \(FigureWriter.seconds(timeline.duration))",
                at: range, allowed: ["0s to \(FigureWriter.seconds(timeline.duration))"]))
            return nil
          }
          return min(time, timeline.duration)
        }
      }
      return Array(Set(times)).sorted()
    }
  }
}
