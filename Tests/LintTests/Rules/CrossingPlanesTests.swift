import Testing
import Lint
import TransitionEngine

@Suite struct CrossingPlanesTests {
  private func findings(_ change: (inout Layer, inout Layer) -> Void) -> [LintFinding] {
    var fixture = LintFixture()
    for index in fixture.container.sublayers.indices {
      fixture.container.sublayers[index].backgroundColor = .black
    }
    var (old, new) = (fixture.container.sublayers[0], fixture.container.sublayers[1])
    change(&old, &new)
    fixture.container.sublayers = [old, new]
    return fixture.timeline.lint()
  }

  /// One square leans about its middle, and passes through the other one there: all that is seen of it
  /// overlaps.
  @Test func planesThatPassThroughEachOther() throws {
    let findings = findings { $1.transform = LintFixture.turn(60) }
    #expect(findings.map(\.rule) == [.crossingPlanes])
    #expect(try #require(findings.first).message.contains(" 5000 square points"))
  }

  @Test func whatIsOffScreenIsNotCounted() throws {
    func findings(at x: CGFloat) -> [LintFinding] {
      self.findings {
        $0.position.x += x
        $1.position.x += x
        $1.transform = LintFixture.turn(60)
      }
    }
    #expect(try #require(findings(at: 30).first).message.contains(" 4500 square points"))
    // Where they cross, nobody sees them.
    #expect(findings(at: 60).isEmpty)
  }

  @Test func planesApart() {
    #expect(
      self.findings {
        $0.zPosition = -60
        $1.transform = LintFixture.turn(60)
      }.isEmpty)
  }

  @Test func siblingsThatFaceTheViewerAreInOrder() { #expect(findings { _, _ in }.isEmpty) }

  @Test func whatIsInvisibleCrossesNothing() {
    #expect(
      self.findings {
        $0.isHidden = true
        $1.transform = LintFixture.turn(60)
      }.isEmpty)
    #expect(
      self.findings {
        $0.backgroundColor = nil
        $1.transform = LintFixture.turn(60)
      }.isEmpty)
  }
}
