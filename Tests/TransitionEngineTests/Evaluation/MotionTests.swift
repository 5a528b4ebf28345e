import Testing

@testable import TransitionEngine

@Suite struct MotionTests {
  private static let motions = [
    Motion(from: 3, to: 7, .curve(.easeInEaseOut), begin: 2, duration: 0.5),
    Motion(
      from: 3, to: 3, .spring(Spring(stiffness: 225, damping: 30), velocity: 500), begin: 2, duration: 1),
    Motion(from: 3, to: 103, .decay(velocity: 200, rate: 0.998), begin: 2, duration: 1),
  ]

  @Test(arguments: motions) func aMotionRestsBeforeAndAfterItsTime(motion: Motion) {
    #expect(motion.value(at: -9) == 3)
    #expect(motion.value(at: 2) == 3)
    #expect(motion.value(at: motion.end) == motion.to)
    #expect(motion.value(at: .infinity) == motion.to)
  }

  @Test(arguments: motions.dropFirst()) func aMotionStartsWithItsVelocity(motion: Motion) {
    let speed = (motion.value(at: 2 + 1e-7) - 3) / 1e-7
    #expect(abs(speed / (motion.to == 3 ? 500 : 200) - 1) < 1e-4)
  }

  @Test func aSpringIsPushedOutOfItsRestAndComesBack() {
    // v t e^(-ωt) is farthest at 1/ω: v / (e ω).
    #expect(abs(Self.motions[1].value(at: 2 + 1.0 / 15) - (3 + 500 / 15 * exp(-1))) < 1e-9)
    #expect(abs(Self.motions[1].value(at: 2.9) - 3) < 1e-2)
  }

  @Test func motionsFollowOneAnother() {
    let there = Motion(from: 0, to: 10, .curve(.linear), duration: 1)
    let back = Motion(from: 10, to: 4, .curve(.linear), begin: 1, duration: 2)
    #expect([-1, 0.5, 1, 2, 9].map { [there, back].value(at: $0) } == [0, 5, 10, 7, 4])
    #expect([Motion]().value(at: 0) == nil)
    #expect(Motion.rest(at: 8).value(at: -3) == 8)
  }
}
