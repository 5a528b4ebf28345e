import Testing
import TransitionEngine

@Suite struct CubicBezierTests {
  /// y at x = .1, .25, .5, .75, .9, as measured of Core Animation.
  @Test(arguments: [
    (CubicBezier.easeIn, [0.017027, 0.093465, 0.315357, 0.621862, 0.839428]),
    (CubicBezier.easeOut, [0.160572, 0.378138, 0.684643, 0.906535, 0.982973]),
    (CubicBezier.easeInEaseOut, [0.019722, 0.129162, 0.5, 0.870838, 0.980278]),
    (CubicBezier.default, [0.094796, 0.408511, 0.802403, 0.960459, 0.994316]),
  ])
  func agreesWithTable(curve: CubicBezier, table: [Double]) {
    for (x, y) in zip([0.1, 0.25, 0.5, 0.75, 0.9], table) {
      #expect(abs(curve.value(at: x) - y) < 5.1e-7)
    }
  }

  @Test func linearIsTheIdentity() {
    for x in [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] {
      #expect(TimingCurve.linear.value(at: x) == x)
      #expect(abs(CubicBezier(0, 0, 1, 1).value(at: x) - x) < 1e-12)
    }
  }

  @Test func survivesNumbersThatAreNone() {
    let curve = CubicBezier(.nan, .infinity, 2, -.infinity)
    #expect((0...10).allSatisfy { curve.value(at: Double($0) / 10).isFinite })
  }
}
