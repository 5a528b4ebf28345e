import Diagnostics
import Localization
import Rendering
import Text
import TransitionEngine

/// A line of a plot that is measured in a run, such as `angle of FoldPanel 2`.
struct MeasuredCurve {
  private let name: String
  private let measure: Located<LayerMeasure>
  private let layer: Located<String>

  private static let of = " of "

  /// Whether a text is meant as a measured curve: timing functions contain no “of”.
  static func isMeant(_ text: String) -> Bool { text.contains(of) }

  /// - Throws: for what cannot be measured.
  init(_ line: LabelledLine) throws(Diagnostic) {
    let words = line.text.value.split(separator: Self.of, maxSplits: 1, omittingEmptySubsequences: false)
    let end = words[0].utf8.count
    let measure = line.text.part(0..<end)
    guard let known = LayerMeasure(rawValue: measure.value) else {
      throw .unknown(
        "measure", measure.value, "curve.unknown-measure", at: measure.range,
        allowed: LayerMeasure.allCases.map(\.rawValue))
    }
    name = line.label
    self.measure = Located(known, at: measure.range)
    layer = line.text.part(
      min(end + Self.of.utf8.count, line.text.value.utf8.count)..<line.text.value.utf8.count)
  }

  /// The number of sampled instants of a run.
  private static let steps = 240

  /// The change from the value at the start, 0, to the value at the end, 1, and both values as text. Where
  /// the two are equal, 1 is the value that is farthest from them.
  ///
  /// - Throws: where there is no such layer, or nothing of it changes.
  func series(
    in timeline: Timeline, _ words: Localization
  ) throws(Diagnostic) -> (series: CurveSeries, text: String) {
    let layers = NamedLayers(timeline)
    guard let id = layers.id(layer.value) else {
      throw .unknown(
        "layer", layer.value, "curve.unknown-layer", at: layer.range, allowed: layers.all.map(\.name))
    }
    var cursor = TimelineCursor(timeline)
    // At the end itself, what was moved may be gone or put back.
    let times =
      (0..<Self.steps).map { timeline.duration * Double($0) / Double(Self.steps) }
      + [timeline.duration * (1 - 1e-9)]
    let shown = times.map { cursor.presentation(of: id, at: $0) }
    guard let start = shown.lazy.compactMap(\.self).first else {
      throw .error(
        "curve.still", "“\(layer.value)” isn't visible in this run", at: layer.range,
        fix: "measure a layer that is visible during the run")
    }
    var last = measure.value.value(of: start, since: start)
    let first = last
    let values = shown.map { layer in
      last = layer.map { measure.value.value(of: $0, since: start) } ?? last
      return last
    }
    let farthest = values.max { abs($0 - first) < abs($1 - first) } ?? first
    let end = abs(last - first) >= measure.value.least ? last : farthest
    guard abs(end - first) >= measure.value.least else {
      let others = LayerMeasure.allCases.filter { $0.changes(shown.compactMap(\.self)) }
      throw .error(
        "curve.still", "the \(measure.value.rawValue) of “\(layer.value)” doesn't change", at: measure.range,
        allowed: others.map { "\($0.rawValue) of \(layer.value)" })
    }
    let series = CurveSeries(
      name: name, samples: values.map { ($0 - first) / (end - first) }, duration: timeline.duration)
    return (
      series, words.text(.measuredValue, name, measure.value.text(first), measure.value.text(end))
    )
  }
}

extension LayerMeasure {
  /// Whether it is another for any of a layer's states than for the first.
  fileprivate func changes(_ states: [Layer]) -> Bool {
    guard let start = states.first else { return false }
    return states.contains { abs(value(of: $0, since: start) - value(of: start, since: start)) >= least }
  }
}
