import Testing

@testable import UIKit

@Suite struct ScrollMotionTests {
  private let endless: ClosedRange<CGFloat> = -1e6...1e6

  private func glide(
    _ velocity: CGFloat, from: CGFloat = 0, in range: ClosedRange<CGFloat>? = nil, bounces: Bool = true
  ) -> ScrollMotion {
    .glide(from: from, velocity: velocity, in: range ?? endless, rate: 0.998, bounces: bounces)
  }

  private final class Holder: NSObject, UIScrollViewDelegate {
    var isHolding = true
    var held: CGFloat = 0

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      guard isHolding, scrollView.contentOffset.x != 0 else { return }
      held += scrollView.contentOffset.x
      scrollView.contentOffset.x = 0
      if held >= 60 { isHolding = false }
    }
  }

  /// Source: views that hold the content while the finger moves something else, and let it scroll from there.
  @Test func theFingerMovesOnFromAnOffsetThatCodeSets() throws {
    let fixture = ScrollFixture()
    let holder = Holder()
    fixture.scrollView.delegate = holder
    _ = try fixture.touches.play((0, fixture.place(-200)))
    #expect((60...90).contains(holder.held))
    expectClose(fixture.scrollView.contentOffset.x, 190 - holder.held, within: 0.01)
  }

  @Test(arguments: [1000.0, -2500]) func glidingLosesSpeedByTheMillisecond(velocity: Double) {
    let motion = glide(velocity)
    for time in [0.1, 0.5, 1] {
      let speed = (motion.position(at: time + 1e-5) - motion.position(at: time - 1e-5)) / 2e-5
      expectClose(speed, velocity * pow(0.998, 1000 * time), within: 1e-2)
    }
  }

  @Test func glidingCoversItsSpeedOverTheLoss() {
    // ∫ v · .998^(1000 t) dt = v / (-1000 ln .998)
    expectClose(glide(1000).end, 499.4998, within: 1e-3)
    let fast = ScrollMotion.glide(from: 0, velocity: 1000, in: endless, rate: 0.99, bounces: true)
    expectClose(fast.end, 99.4992, within: 1e-3)
  }

  @Test func aMotionArrivesWhereItEnds() {
    let motions = [
      glide(800), glide(900, in: -100...200), ScrollMotion.ease(from: 3, to: 300),
      ScrollMotion.spring(from: 30, velocity: -700, to: 90),
    ]
    for motion in motions {
      #expect(motion.position(at: motion.duration) == motion.end)
      expectClose(
        motion.position(at: motion.duration - 1e-9), motion.end, within: ScrollMotion.tolerance + 1e-3)
    }
  }

  @Test func motionsAreContinuous() {
    let motion = glide(2000, in: -100...300)
    for time in stride(from: 0.0, to: motion.duration, by: 0.001) {
      #expect(abs(motion.position(at: time + 0.001) - motion.position(at: time)) < 3)
    }
  }

  @Test func aBounceGoesPastTheEndAndComesBack() {
    let motion = glide(2000, in: 0...300)
    let furthest = stride(from: 0.0, to: motion.duration, by: 0.01).map(motion.position).max() ?? 0
    #expect(furthest > 310 && furthest < 400)
    #expect(motion.end == 300)
  }

  @Test func withoutBouncingItStopsAtTheEnd() {
    let motion = glide(2000, in: 0...300, bounces: false)
    #expect(stride(from: 0.0, to: motion.duration, by: 0.01).allSatisfy { motion.position(at: $0) <= 300 })
    #expect(motion.end == 300)
  }

  @Test func fromBeyondTheEndItComesBack() {
    #expect(glide(0, from: -40, in: 0...300).end == 0)
  }

  @Test func aSpringThatMayNotOvershootDoesNot() {
    let motion = ScrollMotion.spring(from: 0, velocity: 9000, to: 400, overshoots: false)
    for time in stride(from: 0.0, to: motion.duration, by: 0.01) {
      #expect(motion.position(at: time) <= 400)
    }
  }

  @Test func withoutSpeedItRests() {
    #expect(glide(0).duration == 0)
    #expect(ScrollMotion.ease(from: 4, to: 4).duration == 0)
  }

  @Test func theRubberBandGivesLessAndLess() {
    expectClose(RubberBand.stretch(100, length: 400), 48.3516, within: 1e-4)
    #expect(RubberBand.stretch(1e6, length: 400) < 400)
    #expect(RubberBand.stretch(10, length: 0) == 0)
  }

  @Test(arguments: [0.0, 1, 50, 300]) func theRubberBandHasAnInverse(distance: Double) {
    let stretch = RubberBand.stretch(distance, length: 400)
    expectClose(RubberBand.distance(stretch, length: 400), distance, within: 1e-9)
  }
}
