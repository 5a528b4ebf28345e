import Testing
import TransitionEngine

@testable import UIKit

/// Outlines of strokes, by the points that they contain.
@Suite struct StrokeOutlineTests {
  private let corner: CGPath = {
    var path = CGPath()
    path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 10), CGPoint(x: 50, y: 50)])
    return path
  }()

  private func outline(
    _ path: CGPath, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter, limit: CGFloat = 10
  ) -> CGPath {
    path.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func aLineHasItsWidth() {
    let outline = outline(corner)
    #expect(outline.contains(CGPoint(x: 30, y: 13.9)))
    #expect(!outline.contains(CGPoint(x: 30, y: 14.1)))
    #expect(outline.contains(CGPoint(x: 46.1, y: 40)))
    #expect(!outline.contains(CGPoint(x: 9, y: 10)))
  }

  @Test func cornersAreJoined() {
    let tip = CGPoint(x: 53.5, y: 6.5)
    #expect(outline(corner).contains(tip))
    #expect(!outline(corner, .butt, .round).contains(tip))
    #expect(!outline(corner, .butt, .bevel).contains(tip))
    #expect(!outline(corner, limit: 1.2).contains(tip))
    #expect(outline(corner, .butt, .round).contains(CGPoint(x: 52.5, y: 7.5)))
  }

  @Test func endsHaveTheirCaps() {
    let (before, beside) = (CGPoint(x: 6.5, y: 10), CGPoint(x: 6.5, y: 6.5))
    #expect(!outline(corner, .butt).contains(before))
    #expect(outline(corner, .round).contains(before) && !outline(corner, .round).contains(beside))
    #expect(outline(corner, .square).contains(before) && outline(corner, .square).contains(beside))
  }

  @Test func aClosedPathHasNoEnds() {
    let outline = outline(CGPath(rect: CGRect(x: 10, y: 10, width: 40, height: 40)))
    #expect(outline.contains(CGPoint(x: 6.5, y: 6.5)))
    #expect(!outline.contains(CGPoint(x: 30, y: 30)))
  }

  @Test func stepsAreGivenInOrder() {
    var path = corner
    path.addCurve(
      to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 6))
    path.closeSubpath()
    var steps: [CGPathElementType] = []
    var end = CGPoint.zero
    path.applyWithBlock { element in
      steps.append(element.pointee.type)
      if element.pointee.type == .addCurveToPoint { end = element.pointee.points[2] }
    }
    #expect(
      steps == [.moveToPoint, .addLineToPoint, .addLineToPoint, .addCurveToPoint, .closeSubpath])
    #expect(end == CGPoint(x: 1, y: 2))
  }
}
