import Testing
import TransitionEngine

@testable import Rendering

/// What a stage costs grows in step with what happens on it, and not with that times its length.
@Suite struct StageCostTests: StageFixtures {
  private static let steps = 960

  /// A card that fades in and out again and again, for a second each, with another layer beside it each time.
  private func changes(_ count: Int) -> Timeline {
    var timeline = timeline([card(2)], [:], duration: Double(count))
    timeline.commits = (0..<count).map { index in
      var fade = animation(.opacity, .number(0), .number(1), duration: 0.9)
      fade.beginTime = Double(index)
      return Timeline.Commit(
        time: Double(index), root: window([card(2), card(10 + index)]), animations: [2: [fade]])
    }
    return timeline
  }

  private func samples(_ timeline: Timeline) throws -> [StageSamples] {
    try StageEpoch.epochs(of: timeline).map { epoch in
      var lowering = StageLowering(epoch, size: timeline.size)
      return try StageSamples(timeline, epoch: epoch, count: Self.steps, tracking: lowering.lowered())
    }
  }

  @Test(arguments: [8, 16, 32, 64])
  func anEpochIsLookedAtWhileItLasts(count: Int) throws {
    let samples = try samples(changes(count))
    #expect(samples.count == count)
    let looks = samples.reduce(0) { $0 + $1.window.inside.count }
    // All samples once, and those around each epoch.
    #expect(looks <= Self.steps + 1 + 2 * count)
  }

  @Test func aLayerIsFittedWhileItMoves() throws {
    var timeline = timeline([card(2), card(3)], [:], duration: 60)
    timeline.commits[0].animations = Dictionary(
      uniqueKeysWithValues: [2, 3].map { layer in
        var fade = animation(.opacity, .number(0), .number(1), duration: 1)
        fade.beginTime = 15.0 * Double(layer)
        return (layer, [fade])
      })
    let samples = try #require(samples(timeline).first)
    let windows = (0..<3).map { samples.window(ofTracks: [$0]).inside }
    #expect(windows.map(\.count).max() ?? 0 <= Self.steps / 60 + 2)
    #expect(windows.filter { $0.count > 1 }.count == 2)
  }

  /// Of all the animations of a long run those are tried that go on while a layer moves.
  @Test(arguments: [8, 64, 512])
  func curvesAreTriedWhereTheyMayFit(count: Int) {
    let window = SampleWindow(count: 2 * count * 10 + 1)
    let all = (0..<count).map { index in
      Channel.Candidate(
        curve: .easeInEaseOut, begin: Double(index) / Double(count),
        end: (Double(index) + 0.5) / Double(count))
    }
    let curves = CandidateCurves(all, in: window)
    for candidate in all {
      let values = window.inside.map { index in
        let fraction =
          (Double(index) / Double(window.last) - candidate.begin) / (candidate.end - candidate.begin)
        return candidate.curve.value(at: fraction)
      }
      #expect(curves.first(explaining: ChannelSamples(values), tolerances: [1e-6]) == candidate)
    }
    #expect(curves.valueCount <= 12 * count)
  }

  @Test func aStageThatCannotBeShownIsNotMade() {
    var timeline = changes(4)
    for index in timeline.commits.indices {
      timeline.commits[index].animations[2]?.append(
        animation(
          .sublayerTransform, .transform(CATransform3DIdentity),
          .transform(CATransform3DMakeScale(2, 2, 1)), duration: 0.9))
    }
    var library = FigureLibrary(folder: "")
    let stage = Stage(timeline, scope: "f1", in: &library)
    // Named once, however often it happens.
    #expect(stage.report.unsupported == ["sublayerTransform"])
    #expect(stage.html.isEmpty && stage.css.isEmpty && library.files.isEmpty)
  }
}

/// What is said of a window's samples holds for all: shortcuts give what looking at every sample gives.
@Suite struct SampleWindowTests {
  private static let windows = [0...96, 0...40, 30...60, 57...96, 12...13, 95...96]

  /// The same values with and without a window: before and after it nothing changes.
  private func samples(_ inside: ClosedRange<Int>, _ value: (Int) -> Double) -> [ChannelSamples] {
    let window = SampleWindow(count: 97, inside: inside)
    let values = inside.map(value)
    let all = (0..<97).map { values[window.place(of: $0)] }
    return [ChannelSamples(values: values, in: window), ChannelSamples(all)]
  }

  private static let courses: [@Sendable (Int) -> Double] = [
    { _ in 7 }, { Double($0) }, { Double($0 * $0) / 30 }, { Double($0 * $0 % 97) },
    { abs(Double($0) - 50) / 9 },
    { 1 / Double($0 + 1) },
  ]

  @Test(arguments: windows) func knotsAreThose(inside: ClosedRange<Int>) {
    for course in Self.courses {
      for tolerance in [0.01, 0.3, 4] {
        let knots = samples(inside, course).map { PiecewiseLinear.knots(of: $0, tolerances: [tolerance]) }
        #expect(knots[0] == knots[1])
      }
    }
  }

  @Test(arguments: windows) func channelsAreThose(inside: ClosedRange<Int>) {
    let begin = Double(inside.lowerBound) / 96
    let end = Double(inside.upperBound) / 96
    let candidates: [Channel.Candidate] = [
      .init(curve: .easeIn, begin: 0, end: 1), .init(curve: .linear, begin: begin, end: end),
    ]
    for course in Self.courses {
      let channels = samples(inside, course).map { samples in
        Channel(
          fitting: samples, candidates: CandidateCurves(candidates, in: SampleWindow(count: 97)),
          precision: ChannelPrecision(tolerances: [0.1], decimals: 3))
      }
      #expect(channels[0] == channels[1])
    }
  }
}
