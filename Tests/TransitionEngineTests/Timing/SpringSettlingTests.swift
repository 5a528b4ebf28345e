import Testing
import TransitionEngine

@Suite struct SpringSettlingTests {
  /// m, k, c, v and `CASpringAnimation.settlingDuration`, as measured.
  @Test(arguments: [
    (1.0, 100.0, 10.0, 0.0, 1.4727003347), (1, 300, 20, 0, 0.7442555276), (2, 100, 5, 0, 5.6583481374),
    (1, 100, 10, 5, 1.3815510558), (1, 100, 10, -5, 1.5350814063), (1, 100, 20, 0, 1), (1, 25, 10, 0, 1.9),
  ])
  func agreesWithTable(mass: Double, stiffness: Double, damping: Double, velocity: Double, time: Double) {
    let spring = Spring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    #expect(abs(spring.settlingDuration - time) < 1e-9)
  }

  @Test func neverSettlesWithoutDamping() {
    #expect(Spring(damping: 0).settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  @Test func isBounded() {
    #expect(Spring(stiffness: 1e-12, damping: 1).settlingDuration == 10_000)
  }
}
