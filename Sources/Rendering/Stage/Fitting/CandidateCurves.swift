import TransitionEngine

/// The timing curves of a run's own animations, as candidates for a stage's channels, with their values at the samples.
///
/// All channels share the values; each is computed when it is first needed.
final class CandidateCurves {
  private let candidates: [Channel.Candidate]
  /// The first sample of each candidate's motion, and its computed values from there on.
  private var progress: [(first: Int, values: [Double])]
  /// The number of steps from the first sample to the last.
  private let steps: Double

  /// - Parameter window: of the channels' samples.
  init(_ candidates: [Channel.Candidate], in window: SampleWindow) {
    let steps = Double(window.last)
    self.candidates = candidates
    self.steps = steps
    progress = candidates.map { (max(Int(($0.begin * steps).rounded(.down)), 0), []) }
  }

  /// The number of computed values.
  var valueCount: Int { progress.reduce(0) { $0 + $1.values.count } }

  /// The first candidate that gives every sample.
  func first(explaining samples: ChannelSamples, tolerances: [Double]) -> Channel.Candidate? {
    // A channel that has left its first value has begun, and one that isn't at its last value hasn't ended.
    // This leaves few candidates among all animations of a long run.
    let inside = samples.window.inside
    let left = inside.first { !samples.isOnTheWay($0, at: 0, within: tolerances) } ?? samples.window.last
    let far = inside.last { !samples.isOnTheWay($0, at: 1, within: tolerances) } ?? 0
    let indices = samples.window.insideAndEnds
    return candidates.indices.first { number in
      candidates[number].begin * steps < Double(left) && candidates[number].end * steps > Double(far)
        && indices.allSatisfy {
          samples.isOnTheWay($0, at: progress(of: number, at: $0), within: tolerances)
        }
    }.map { candidates[$0] }
  }

  /// The fraction of a candidate at a sample.
  private func progress(of number: Int, at index: Int) -> Double {
    func fraction(_ index: Int) -> Double {
      let (begin, end) = (candidates[number].begin, candidates[number].end)
      return (Double(index) / steps - begin) / (end - begin)
    }
    let (first, now) = (progress[number].first, fraction(index))
    guard index >= first, now > 0, now < 1 else { return candidates[number].curve.value(at: now) }
    while progress[number].values.count <= index - first {
      let next = fraction(first + progress[number].values.count)
      progress[number].values.append(candidates[number].curve.value(at: next))
    }
    return progress[number].values[index - first]
  }
}
