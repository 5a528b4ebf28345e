import TransitionEngine
import Testing

@testable import Rendering

struct PolylineReductionTests {
  @Test func straightLinesKeepTheirEnds() {
    let line = (0...100).map { CGPoint(x: CGFloat($0), y: 2 * CGFloat($0)) }
    #expect(PolylineReduction.reduced(line, tolerance: 0.1) == [line[0], line[100]])
  }

  @Test func cornersStay() {
    let line = [(0, 0), (1, 0), (2, 0), (3, 5), (4, 10), (5, 10)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(PolylineReduction.reduced(line, tolerance: 0.1) == [line[0], line[2], line[4], line[5]])
  }

  @Test(arguments: [0.05, 0.5, 5] as [CGFloat])
  func noPointIsFartherThanTheTolerance(tolerance: CGFloat) {
    let line = (0...300).map { CGPoint(x: CGFloat($0), y: 100 * sin(CGFloat($0) / 30)) }
    let kept = PolylineReduction.reduced(line, tolerance: tolerance)
    #expect(kept.count < line.count)
    for point in line {
      guard let next = kept.firstIndex(where: { $0.x >= point.x }), next > 0 else { continue }
      let (a, b) = (kept[next - 1], kept[next])
      let y = a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x)
      #expect(abs(y - point.y) <= tolerance + 1e-9)
    }
  }

  @Test func jumpsStay() {
    let line = [(0, 0), (1, 0), (1, 8), (2, 8)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(PolylineReduction.reduced(line, tolerance: 0.1) == line)
  }

  @Test func linesThatGoBackAreLeftAlone() {
    let line = [(0, 0), (2, 0), (1, 0), (3, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(PolylineReduction.reduced(line, tolerance: 0.1) == line)
  }
}
