import TransitionEngine

/// The courses that a run's own animations suggest to a stage's channels, with their values at the samples.
///
/// All channels ask for the same values, most only for the first few: each is computed when it is first asked for.
final class CandidateCurves {
  private let candidates: [Channel.Candidate]
  /// By candidate: the values at the first of `indices`.
  private var progress: [[Double]]
  /// The samples that are looked at.
  private let indices: [Int]
  /// From the first sample to the last.
  private let steps: Double

  /// - Parameter window: of the channels' samples.
  init(_ candidates: [Channel.Candidate], in window: SampleWindow) {
    self.candidates = candidates
    progress = candidates.map { _ in [] }
    indices = window.insideAndEnds
    steps = Double(window.last)
  }

  /// The first candidate that gives every sample.
  func first(explaining samples: ChannelSamples, tolerances: [Double]) -> Channel.Candidate? {
    candidates.indices.first { explains($0, samples, tolerances: tolerances) }.map { candidates[$0] }
  }

  private func explains(_ number: Int, _ samples: ChannelSamples, tolerances: [Double]) -> Bool {
    indices.indices.allSatisfy {
      samples.isOnTheWay(indices[$0], at: progress(of: number, at: $0), within: tolerances)
    }
  }

  /// How much of its way a candidate has made at a sample.
  private func progress(of number: Int, at place: Int) -> Double {
    let candidate = candidates[number]
    while progress[number].count <= place {
      let time = Double(indices[progress[number].count]) / steps
      let fraction = (time - candidate.begin) / (candidate.end - candidate.begin)
      progress[number].append(candidate.curve.value(at: fraction))
    }
    return progress[number][place]
  }
}
