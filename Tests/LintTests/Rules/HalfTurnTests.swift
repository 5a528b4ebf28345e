import Testing
import Lint
import TransitionEngine

@Suite struct HalfTurnTests {
  private func rules(_ transforms: [CATransform3D]) -> [LintRule] {
    var fixture = LintFixture()
    fixture.animate(transforms)
    return fixture.rules
  }

  @Test(arguments: [180, -180, 179.9])
  func halfTurnsGoEitherWay(degrees: CGFloat) {
    #expect(rules([CATransform3DIdentity, LintFixture.turn(degrees)]) == [.halfTurn])
    #expect(rules([CATransform3DIdentity, LintFixture.turn(degrees, about: 0)]) == [.halfTurn])
  }

  @Test func wholeTurnsGoNowhere() {
    #expect(rules([CATransform3DIdentity, LintFixture.turn(360)]) == [.halfTurn])
  }

  @Test func lessThanHalfIsClear() {
    #expect(rules([CATransform3DIdentity, LintFixture.turn(170, about: 0)]).isEmpty)
    #expect(rules([LintFixture.turn(-80, about: 0), LintFixture.turn(80, about: 0)]).isEmpty)
  }

  @Test func keyframesOfLessThanHalfAreClear() {
    #expect(rules([0, 120, 240, 360].map { LintFixture.turn($0, about: 0) }).isEmpty)
  }

  @Test func aMirrorImageIsNoTurn() {
    #expect(rules([CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1)]).isEmpty)
  }
}
