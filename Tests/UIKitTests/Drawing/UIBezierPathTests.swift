import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIBezierPathTests {
  @Test func aQuarterClockwiseGoesDownFromTheRight() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(path.cgPath.elements.count == 2)
    expectClose(path.currentPoint.x, 0)
    expectClose(path.currentPoint.y, 10)
  }

  @Test func counterclockwiseGoesTheLongWay() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(path.cgPath.elements.count == 4)
    expectClose(path.currentPoint.y, 10)
  }

  @Test func aFullTurnIsACircle() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 1, endAngle: 1 + 2 * .pi, clockwise: true)
    #expect(path.cgPath.elements.count == 5)
  }

  /// Core Graphics draws the whole circle in both directions. Source: loaders that draw their dots counterclockwise.
  @Test(arguments: [0, -CGFloat.pi / 2, 1.1])
  func wholeTurnsAreCirclesInBothDirections(start: CGFloat) {
    let end = start + 2 * .pi
    for clockwise in [true, false] {
      let path = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
      #expect(path.cgPath.elements.count == 5)
    }
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: start, endAngle: start, clockwise: true)
    #expect(path.cgPath.elements.count == 1)
  }

  /// Four curves deviate from the circle by less than 0.03 % of its radius.
  @Test func arcsStayOnTheCircle() {
    let arc = CircularArc(center: .zero, radius: 1, start: 0.3, end: 0.3 + .pi / 2, clockwise: true)
    let first = arc.point(at: 0.3)
    for curve in arc.curves {
      for step in 0...20 {
        let t = CGFloat(step) / 20
        let (a, b, c, d) = (
          (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
        )
        let x = a * first.x + b * curve.control1.x + c * curve.control2.x + d * curve.end.x
        let y = a * first.y + b * curve.control1.y + c * curve.control2.y + d * curve.end.y
        expectClose((x * x + y * y).squareRoot(), 1, within: 0.0003)
      }
    }
  }

  @Test func linesStartAnEmptyPath() {
    let path = UIBezierPath()
    path.close()
    path.addLine(to: CGPoint(x: 1, y: 2))
    #expect(path.cgPath.elements == [.move(CGPoint(x: 1, y: 2))])
  }

  @Test func roundsChosenCorners() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), byRoundingCorners: .topLeft,
      cornerRadii: CGSize(width: 3, height: 3))
    let curves = path.cgPath.elements.filter { if case .cubic = $0 { true } else { false } }
    #expect(curves.count == 1)
  }

  /// UIGeometry.h: `UIRectCornerAllCorners = ~0UL`.
  @Test func allCornersAreAllBits() {
    #expect(UIRectCorner.allCorners.rawValue == .max)
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let radii = CGSize(width: 10, height: 10)
    #expect(
      UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: radii).cgPath
        == UIBezierPath(roundedRect: rect, cornerRadius: 10).cgPath)
  }

  /// Source: sheets that round their upper corners with a height of 0.
  @Test func theHeightOfCornerRadiiIsIgnored() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    func path(_ radii: CGSize) -> CGPath {
      UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii).cgPath
    }
    #expect(path(CGSize(width: 10, height: 0)) == path(CGSize(width: 10, height: 10)))
  }

  @Test func aStrokesOutlineHasTheNameOfCoreGraphics() {
    let line = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).cgPath
    let outline = CGPath(
      __byStroking: line, transform: nil, lineWidth: 4, lineCap: .round, lineJoin: .round, miterLimit: 0)
    #expect(outline?.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 14))
  }

  @Test func olderAndEmptyColors() {
    #expect(UIColor() == .clear)
    #expect(UIColor.groupTableViewBackground == .systemGroupedBackground)
  }
}
