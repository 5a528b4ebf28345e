import Testing

@testable import TransitionEngine

struct PathSyntaxTests {
  private func elements(_ text: String) -> [Path.Element]? { PathSyntax.parse(text)?.elements }

  @Test func absoluteAndRelativeLines() {
    let expected: [Path.Element] = [
      .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 4, y: 6)), .line(CGPoint(x: 9, y: 6)),
      .line(CGPoint(x: 9, y: 0)), .close,
    ]
    #expect(elements("M1 2 L4 6 H9 V0 Z") == expected)
    #expect(elements("m1,2l3,4h5v-6z") == expected)
  }

  @Test func numbersAfterAMoveAreLines() {
    #expect(elements("M0 0 1 1-2.5.5") == elements("M0 0 L1 1 L-2.5 .5"))
  }

  @Test func smoothCurvesReflectTheControlPoint() {
    #expect(elements("M0 0 C0 1 1 1 1 0 S2 -1 2 0") == elements("M0 0 C0 1 1 1 1 0 C1 -1 2 -1 2 0"))
  }

  @Test func quadraticsBecomeCubics() {
    #expect(
      elements("M0 0 Q3 3 6 0") == [
        .move(.zero), .cubic(CGPoint(x: 2, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 6, y: 0)),
      ])
  }

  @Test func arcsBecomeCubics() throws {
    let circle = try #require(PathSyntax.parse("M3 12a9 9 0 1 018 0A9 9 0 103 12")).controlBounds
    let expected = CGRect(x: 3, y: 3, width: 18, height: 18)
    for (edge, other) in [
      (circle.minX, expected.minX), (circle.minY, expected.minY), (circle.maxX, expected.maxX),
      (circle.maxY, expected.maxY),
    ] {
      #expect(abs(edge - other) < 1e-6)
    }
  }

  @Test(arguments: [
    // Radii that are too small grow, those of 0 make a line, and an arc to where it starts is nothing.
    ("M0 0A1 1 0 0 1 6 0", 3), ("M0 0A0 1 0 0 1 6 0", 2), ("M1 1A2 2 0 0 1 1 1", 1),
  ])
  func degenerateArcs(text: String, count: Int) { #expect(elements(text)?.count == count) }

  @Test(arguments: [
    "", "L0 0", "M", "M0", "M0 0 A1 1 0 2 0 2 2", "M0 0 A1 1 0 0", "M0 0 L1", "M0 0 nonsense", "M1e99 0",
    "M0 0 L- 1",
  ])
  func refusesWhatIsNone(text: String) {
    #expect(PathSyntax.parse(text) == nil)
  }
}
