import Text
import TransitionEngine

/// What differs between a recorded motion and a new one, in words.
package struct MotionDifference: Sendable {
  /// The differences that no one minds.
  package struct Tolerance: Sendable {
    /// Points.
    package var distance = 0.5
    /// Seconds.
    package var time = 1.0 / 120
    package var opacity = 0.01

    package init() {}
  }

  /// Sentences, the most important ones first; empty if nothing differs.
  package let sentences: [String]
  /// The names of the layers that are elsewhere.
  let layers: [String]

  /// - Parameters:
  ///   - golden: the recorded motion.
  ///   - motion: the new one, with states at the same instants.
  package init(from golden: MotionGolden, to motion: MotionGolden, within tolerance: Tolerance = Tolerance())
  {
    var comparison = MotionComparison(golden, motion, tolerance)
    comparison.compareEnds()
    comparison.compareLayers()
    comparison.compareCalls()
    comparison.compareLint()
    (sentences, layers) = (comparison.sentences, comparison.layers)
  }
}

/// Compares two motions step by step.
private struct MotionComparison {
  let old, new: MotionGolden
  let tolerance: MotionDifference.Tolerance
  var sentences: [String] = []
  var layers: [String] = []

  /// The most sentences about layers, and about calls.
  private static let limit = 12

  init(_ old: MotionGolden, _ new: MotionGolden, _ tolerance: MotionDifference.Tolerance) {
    (self.old, self.new, self.tolerance) = (old, new, tolerance)
  }

  // MARK: Ends

  mutating func compareEnds() {
    let change = new.duration - old.duration
    if abs(change) > tolerance.time {
      sentences.append(
        "it takes \(seconds(change)) \(change > 0 ? "longer" : "less"): \(old.duration.inSeconds()) → \(new.duration.inSeconds())"
      )
    }
    if old.ends != new.ends {
      sentences.append(new.ends ? "it now comes to an end" : "it no longer comes to an end")
    }
    if old.outcome != new.outcome {
      sentences.append("it is \(new.outcome ?? "no transition") instead of \(old.outcome ?? "no transition")")
    }
  }

  // MARK: Layers

  mutating func compareLayers() {
    let known = Dictionary(old.tracks.map { ($0.name, $0) }) { first, _ in first }
    let current = Dictionary(new.tracks.map { ($0.name, $0) }) { first, _ in first }
    var found: [(layer: String, sentence: String)] = []
    for track in old.tracks {
      guard let now = current[track.name] else {
        found.append((track.name, "“\(track.name)” no longer moves"))
        continue
      }
      if let sentence = difference(track, now) { found.append((track.name, "“\(track.name)” \(sentence)")) }
    }
    for track in new.tracks where known[track.name] == nil {
      found.append((track.name, "“\(track.name)” now moves, too"))
    }
    layers = found.map(\.layer)
    add(found.map(\.sentence), "layers")
  }

  private mutating func add(_ more: [String], _ what: String) {
    sentences += more.prefix(Self.limit)
    if more.count > Self.limit { sentences.append("… and \(more.count - Self.limit) more \(what) differ") }
  }

  /// The difference at the start, at the end, and the largest one in between.
  private func difference(_ old: MotionGolden.Track, _ new: MotionGolden.Track) -> String? {
    let last = old.states.count - 1
    guard last >= 0, new.states.count == old.states.count else { return nil }
    var parts: [String] = []
    if let start = change(old.states[0], new.states[0]) { parts.append("now starts " + start) }
    // A layer that goes at the end may go a little later.
    let goes = (old.states[last] == nil) != (new.states[last] == nil)
    if last > 0, !goes, let end = change(old.states[last], new.states[last]) {
      parts.append("now ends " + end)
    }
    if parts.isEmpty, last > 1 {
      let inner = (1..<last).max {
        size(old.states[$0], new.states[$0]) < size(old.states[$1], new.states[$1])
      }
      if let inner, let middle = change(old.states[inner], new.states[inner]) {
        parts.append("is \(middle) at \(self.old.instants[inner].inSeconds())")
      }
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", and ")
  }

  /// How far two states are apart, for finding the largest difference.
  private func size(_ old: LayerMotion.State?, _ new: LayerMotion.State?) -> CGFloat {
    guard let old, let new else { return old == nil && new == nil ? 0 : .infinity }
    let distance = zip(old.corners, new.corners).map { $0.distance(to: $1) }.max() ?? 0
    return max(distance / tolerance.distance, abs(old.opacity - new.opacity) / tolerance.opacity)
  }

  /// A state against another in words: `40 pt lower`; nil if they look the same.
  private func change(_ old: LayerMotion.State?, _ new: LayerMotion.State?) -> String? {
    guard let old, let new else {
      if old == nil, new == nil { return nil }
      return new == nil ? "off screen" : "on screen"
    }
    var words: [String] = []
    let (from, to) = (CGRect(around: old.corners), CGRect(around: new.corners))
    let (x, y) = (to.midX - from.midX, to.midY - from.midY)
    if abs(x) > tolerance.distance { words.append("\(points(x)) further \(x > 0 ? "right" : "left")") }
    if abs(y) > tolerance.distance { words.append("\(points(y)) \(y > 0 ? "lower" : "higher")") }
    let (width, height) = (to.width - from.width, to.height - from.height)
    if abs(width) > tolerance.distance {
      words.append("\(points(width)) \(width > 0 ? "wider" : "narrower")")
    }
    if abs(height) > tolerance.distance {
      words.append("\(points(height)) \(height > 0 ? "taller" : "shorter")")
    }
    if words.isEmpty,
      zip(old.corners, new.corners).contains(where: { $0.distance(to: $1) > tolerance.distance })
    {
      words.append("turned or slanted differently")
    }
    if abs(old.opacity - new.opacity) > tolerance.opacity {
      words.append("at opacity \(rounded(new.opacity).text) instead of \(rounded(old.opacity).text)")
    }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  // MARK: Calls

  mutating func compareCalls() {
    var found: [String] = []
    for call in old.calls {
      let name = "\(call.actor).\(call.name)"
      guard let now = new.calls.first(where: { $0.actor == call.actor && $0.name == call.name }) else {
        found.append("\(name) is no longer called")
        continue
      }
      if now.count != call.count {
        found.append("\(name) is called \(times(now.count)) instead of \(times(call.count))")
      } else if abs(now.first - call.first) > tolerance.time {
        let change = now.first - call.first
        found.append("\(name) is called \(seconds(change)) \(change > 0 ? "later" : "earlier")")
      }
    }
    for call in new.calls where !old.calls.contains(where: { $0.actor == call.actor && $0.name == call.name })
    {
      found.append("\(call.actor).\(call.name) is now called, too")
    }
    if found.isEmpty, old.calls.map(\.name) != new.calls.map(\.name) {
      found.append("calls come in another order")
    }
    add(found, "calls")
  }

  mutating func compareLint() {
    for rule in Set(new.lint).subtracting(old.lint).sorted() { sentences.append("lint now finds \(rule)") }
    for rule in Set(old.lint).subtracting(new.lint).sorted() {
      sentences.append("lint no longer finds \(rule)")
    }
  }

  // MARK: Numbers

  private func times(_ count: Int) -> String { count == 1 ? "once" : count == 2 ? "twice" : "\(count) times" }
  private func points(_ value: CGFloat) -> String {
    "\((abs(value) * 10).rounded() / 10)".withoutZero + " pt"
  }
  private func seconds(_ value: TimeInterval) -> String { ((abs(value) * 1000).rounded() / 1000).inSeconds() }
}

extension Double {
  fileprivate var text: String { "\(self)".withoutZero }
}
