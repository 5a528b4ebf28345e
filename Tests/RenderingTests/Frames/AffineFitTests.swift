import Testing
import TransitionEngine

@testable import Rendering

struct AffineFitTests {
  private static func perspective(_ angle: CGFloat) -> Homography {
    var m = CATransform3DIdentity
    m.m34 = -1 / 500
    return Homography(CATransform3DConcat(CATransform3DMakeRotation(angle, 0.2, 1, 0), m))
  }

  @Test func anAffineMapIsItsOwnFit() throws {
    let map = CGAffineTransform(a: 1, b: 0.2, c: -0.3, d: 0.8, tx: 5, ty: 6)
    let fit = try #require(AffineFit(Homography(map), over: CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(fit.transform == map)
    #expect(fit.error == 0)
  }

  @Test(arguments: [0.2, 0.7, 1.2] as [CGFloat])
  func theErrorIsThatOfTheBox(angle: CGFloat) throws {
    let map = Self.perspective(angle)
    let box = CGRect(x: 20, y: 30, width: 60, height: 14)
    let fit = try #require(AffineFit(map, over: box))
    var largest: CGFloat = 0
    for i in 0...20 {
      for j in 0...20 {
        let p = CGPoint(x: box.minX + box.width * CGFloat(i) / 20, y: box.minY + box.height * CGFloat(j) / 20)
        let (a, b) = (p.applying(fit.transform), map.project(p))
        largest = max(largest, hypot(a.x - b.x, a.y - b.y))
      }
    }
    #expect(largest <= fit.error * 1.02 + 1e-9)
  }

  @Test func smallerBoxesFitBetter() throws {
    let map = Self.perspective(0.8)
    let wide = try #require(AffineFit(map, over: CGRect(x: 0, y: 0, width: 80, height: 20)))
    let narrow = try #require(AffineFit(map, over: CGRect(x: 0, y: 0, width: 40, height: 20)))
    #expect(narrow.error < wide.error / 2)
  }

  @Test func nothingFitsBehindTheViewer() {
    var m = CATransform3DIdentity
    m.m14 = -1 / 50
    #expect(AffineFit(Homography(m), over: CGRect(x: 0, y: 0, width: 100, height: 10)) == nil)
  }

  @Test func aLineFitsToo() throws {
    let fit = try #require(AffineFit(Self.perspective(0.5), over: CGRect(x: 0, y: 5, width: 30, height: 0)))
    #expect(fit.error < 0.5)
    #expect(abs(fit.transform.determinant) > 0.1)
  }
}
