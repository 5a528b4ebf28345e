import Text
import TransitionEngine

/// Compares expected calls with actual ones.
struct CallJudgement {
  var patterns: [CallPattern]
  var calls: [ScenarioFacts.Call]
  /// Whether all calls about appearance count, not only the named ones.
  var isExact: Bool

  /// The first difference between actual and expected calls.
  struct Mismatch {
    /// The expected call that is missing; nil for an unexpected call.
    var pattern: Int?
    var expected: String
    var got: String
    /// The calls with their times.
    var notes: [String]
  }

  /// The first difference; nil if the expectation is met.
  var mismatch: Mismatch? { isExact ? firstDifference : firstMissing }

  /// The first expected call that is missing, if other calls may come in between.
  private var firstMissing: Mismatch? {
    var next = 0
    for (index, pattern) in patterns.enumerated() {
      guard let found = calls[next...].firstIndex(where: { pattern.matches($0) }) else {
        let place = index == 0 ? "" : " after \(patterns[index - 1].text)"
        let got =
          if let early = calls[..<next].firstIndex(where: { pattern.matches($0) }) {
            "it before, as call \(early + 1)"
          } else {
            calls.isEmpty ? "no calls at all" : "no such call"
          }
        return Mismatch(
          pattern: index, expected: pattern.text + place, got: got, notes: Self.listing(calls, around: next))
      }
      next = found + 1
    }
    return nil
  }

  /// The first difference, if no other call may come in between.
  private var firstDifference: Mismatch? {
    let relevant = calls.filter { CallNames.appearance.contains($0.name) }
    for index in 0..<max(patterns.count, relevant.count) {
      let pattern = index < patterns.count ? patterns[index] : nil
      let call = index < relevant.count ? relevant[index] : nil
      if let pattern, let call, pattern.matches(call) { continue }
      return Mismatch(
        pattern: pattern == nil ? nil : index,
        expected: pattern.map { "\($0.text) as call \(index + 1)" }
          ?? "nothing" + (patterns.last.map { " after \($0.text)" } ?? ""),
        got: call.map { CallPattern(name: CallPattern.base(of: $0.name), actor: $0.actor).text }
          ?? "no further call",
        notes: Self.listing(relevant, around: index))
    }
    return nil
  }

  // MARK: What happened

  /// The most calls that a message lists.
  private static let mostListed = 12

  /// Calls with their times and numbers; of too many, those around one of them.
  static func listing(_ calls: [ScenarioFacts.Call], around middle: Int? = nil) -> [String] {
    let last = max(calls.count - mostListed, 0)
    let start = min(max((middle ?? calls.count) - mostListed / 2, 0), last)
    let shown = calls.indices.dropFirst(start).prefix(mostListed)
    var lines = shown.map { index in
      "\(index + 1).  \(calls[index].time.inSeconds(padded: true))  \(calls[index].actor)  \(calls[index].name)"
    }
    if start > 0 { lines.insert("… \(start) before", at: 0) }
    let after = calls.count - start - shown.count
    if after > 0 { lines.append("… \(after) after") }
    return lines
  }
}

extension CallPattern {
  func matches(_ call: ScenarioFacts.Call) -> Bool {
    names(call.name) && (actor == nil || actor == call.actor)
  }
}
