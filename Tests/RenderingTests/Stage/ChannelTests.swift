import Testing
import TransitionEngine

@testable import Rendering

@Suite struct ChannelTests {
  private let precision = ChannelPrecision(tolerances: [0.1], decimals: 3)

  private func samples(_ value: (Double) -> Double) -> ChannelSamples {
    ChannelSamples((0...480).map { value(Double($0) / 480) })
  }

  private func candidates(_ candidates: Channel.Candidate...) -> CandidateCurves {
    CandidateCurves(candidates, in: SampleWindow(count: 481))
  }

  @Test func whatDoesNotChangeIsConstant() {
    let channel = Channel(fitting: samples { _ in 7 }, candidates: candidates(), precision: precision)
    #expect(channel.course == .constant)
    #expect(channel.first == [7])
  }

  @Test func theRunsOwnCurveIsUsedWhereItExplainsTheSamples() {
    let candidate = Channel.Candidate(curve: .easeInEaseOut, begin: 0.25, end: 0.75)
    let channel = Channel(
      fitting: samples { 100 * TimingCurve.easeInEaseOut.value(at: ($0 - 0.25) / 0.5) },
      candidates: candidates(.init(curve: .easeIn, begin: 0, end: 1), candidate), precision: precision)
    #expect(channel.course == .eased(.cubicBezier(.easeInEaseOut), begin: 0.25, end: 0.75))
  }

  @Test func whatNoCurveExplainsBecomesLinearStops() {
    let channel = Channel(
      fitting: samples { 100 * $0 * $0 }, candidates: candidates(.init(curve: .easeIn, begin: 0, end: 1)),
      precision: precision)
    guard case .eased(.stops, begin: 0, end: 1) = channel.course else {
      Issue.record("\(channel.course)")
      return
    }
    for step in 0...100 {
      let fraction = Double(step) / 100
      #expect(abs(channel.value(at: fraction)[0] - 100 * fraction * fraction) <= 0.1)
    }
  }

  @Test func whatReturnsComesBackFromWhereItIsFarthest() {
    let channel = Channel(
      fitting: samples { 40 * (0.5 - abs($0 - 0.5)) }, candidates: candidates(), precision: precision)
    let stops = [(0, 0), (0.5, 1), (1, 0)].map { Easing.Stop(input: $0.0, output: $0.1) }
    #expect(channel.course == .eased(.stops(stops), begin: 0, end: 1))
    #expect(channel.keyframes.map(\.value) == [[0], [20]])
    #expect(abs(channel.value(at: 0.25)[0] - 10) < 0.01)
    #expect(channel.value(at: 1) == [0])
  }

  @Test func channelsOfOneCourseShareTheEasingOfTheMostExact() {
    let easings = SharedEasings()
    var channels = [100.0, 130, -150].map { change in
      Channel(
        fitting: samples { change * $0 * $0 }, candidates: candidates(), easings: easings,
        precision: precision)
    }
    let exact = channels[2].course
    #expect(channels[0].course != exact)
    for index in channels.indices { easings.settle(&channels[index]) }
    #expect(channels.map(\.course) == [exact, exact, exact])
    #expect(channels.map(\.last) == [[100], [130], [-150]])
  }

  @Test func aBendInSpaceBecomesKeyframes() {
    let fractions = (0...480).map { Double($0) / 480 }
    let samples = ChannelSamples(width: 2, values: fractions.flatMap { [100 * $0, 100 * $0 * $0] })
    let channel = Channel(
      fitting: samples, candidates: candidates(),
      precision: ChannelPrecision(tolerances: [0.1, 0.1], decimals: 3))
    #expect(channel.course == .piecewise)
    for step in 0...100 {
      let fraction = Double(step) / 100
      let value = channel.value(at: fraction)
      #expect(abs(value[0] - 100 * fraction) <= 0.11)
      #expect(abs(value[1] - 100 * fraction * fraction) <= 0.11)
    }
  }

  @Test func aJumpIsAValueThatHoldsAsBrowsersKnowOneKeyframeAnOffset() {
    let steps = Channel.presence(from: 0.25, to: 0.75)?.steps ?? []
    #expect(steps.map(\.offset) == [0, 0.25, 0.75, 1])
    #expect(steps.map(\.value) == [[0], [1], [0], [0]])
    #expect(steps.map(\.holds) == [true, true, false, false])
  }

  @Test func aSlopeBeforeAJumpKeepsItsEnd() {
    let keyframes = [(0, 0), (0.5, 1), (0.5, 0), (1, 0)].map {
      Channel.Keyframe(offset: $0.0, value: [$0.1])
    }
    let steps = Channel(course: .piecewise, keyframes: keyframes).steps
    #expect(steps.map(\.offset) == [0, 0.49999, 0.5, 1])
    #expect(steps.map(\.value) == [[0], [1], [0], [0]])
    #expect(steps.allSatisfy { !$0.holds })
  }
}
