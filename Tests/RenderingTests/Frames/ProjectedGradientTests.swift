import Testing
import TransitionEngine

@testable import Rendering

struct ProjectedGradientTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func axis(from start: CGPoint, to end: CGPoint) -> GradientAxis {
    GradientAxis(
      Gradient(
        colors: [Color.black.withAlphaComponent(0), .black], locations: [0, 1], startPoint: start,
        endPoint: end), over: box)
  }

  private var across: GradientAxis { axis(from: CGPoint(x: 0, y: 0.5), to: CGPoint(x: 1, y: 0.5)) }
  private var slanted: GradientAxis { axis(from: CGPoint(x: 1, y: 0), to: CGPoint(x: 0, y: 1)) }

  /// Turned about a vertical axis, seen from 200 points away.
  private func turned(_ angle: CGFloat) -> Homography {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / 200
    return Homography(CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), eye))
  }

  private func image(
    _ axis: GradientAxis, _ map: Homography, opacity: CGFloat = 1
  ) throws -> ProjectedGradient {
    try #require(ProjectedGradient(axis, by: map, over: ConvexPolygon(box), opacity: opacity))
  }

  @Test func underAnAffineMapOneAxisIsExact() throws {
    let map = Homography(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 0))
    let image = try image(across, map)
    #expect(image.error == 0 && image.pieces.count == 1)
    #expect(abs(image.pieces[0].start.x - 10) < 1e-9 && abs(image.pieces[0].end.x - 210) < 1e-9)
  }

  @Test func aShearTurnsTheAxisAcrossTheLinesOfOneColour() throws {
    let map = Homography(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
    let piece = try image(across, map).pieces[0]
    // Lines x = const go over to the direction (1, 1).
    #expect(abs(piece.end.x - piece.start.x + piece.end.y - piece.start.y) < 1e-9)
  }

  @Test func underPerspectiveTheErrorIsAGreyLevelOrTwo() throws {
    #expect(try image(slanted, turned(0.5)).error < 2)
    #expect(try image(slanted, turned(1)).error < 2)
  }

  @Test func whatIsFaintNeedsNoPieces() throws {
    #expect(try image(slanted, turned(1)).pieces.count > 1)
    #expect(try image(slanted, turned(1), opacity: 0.02).pieces.count == 1)
  }

  @Test func neighbouringPiecesAgreeWhereTheyMeet() throws {
    let pieces = try image(slanted, turned(1)).pieces
    for (index, piece) in pieces.enumerated() {
      for other in pieces[(index + 1)...] {
        for corner in piece.corners ?? [] where other.corners?.contains(corner) ?? false {
          #expect(abs(parameter(piece, at: corner) - parameter(other, at: corner)) < 1e-6)
        }
      }
    }
  }

  @Test func aGradientWithoutAnAxisIsNothing() {
    let point = axis(from: .zero, to: .zero)
    #expect(ProjectedGradient(point, by: turned(1), over: ConvexPolygon(box), opacity: 1) == nil)
  }

  private func parameter(_ piece: ProjectedGradient.Piece, at point: CGPoint) -> CGFloat {
    let (dx, dy) = (piece.end.x - piece.start.x, piece.end.y - piece.start.y)
    return ((point.x - piece.start.x) * dx + (point.y - piece.start.y) * dy) / (dx * dx + dy * dy)
  }
}
