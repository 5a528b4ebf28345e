import Testing
import Lint
import TransitionEngine

@Suite struct CoplanarPlanesTests {
  @Test func siblingsThatLeanTogether() {
    #expect(coplanar(from: 40, to: 60) == [.coplanarPlanes])
  }

  /// As folded panels do that lie on one hinge until they are drawn out.
  @Test func siblingsThatRestInOnePlane() { #expect(coplanar(from: 60, to: 60).isEmpty) }

  private func coplanar(from start: CGFloat, to end: CGFloat) -> [LintRule] {
    var fixture = LintFixture()
    fixture.animate([LintFixture.turn(start), LintFixture.turn(end)])
    fixture.animations[2] = fixture.animations[3]
    for index in fixture.container.sublayers.indices {
      fixture.container.sublayers[index].backgroundColor = .black
    }
    return fixture.rules.filter { $0 != .halfTurn }
  }
}
