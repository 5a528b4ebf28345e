import Foundation
import Testing
import TransitionEngine

@testable import Rendering

struct GradientAxisTests {
  private let shade = Gradient(
    colors: [Color.black.withAlphaComponent(0), .black], locations: [0, 1], startPoint: CGPoint(x: 0, y: 0.5),
    endPoint: CGPoint(x: 1, y: 0.5))
  private let box = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func underAnAffineMapTheStopsStay() throws {
    let map = Homography(CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 10, ty: 0))
    let image = try #require(GradientAxis(shade, over: box).projected(by: map, around: ConvexPolygon(box)))
    #expect(image.stops.count == 2)
    #expect(abs(image.start.x - 10) < 1e-9 && abs(image.end.x - 210) < 1e-9)
  }

  @Test func aShearTurnsTheAxisAcrossTheLinesOfOneColour() throws {
    let map = Homography(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0))
    let image = try #require(GradientAxis(shade, over: box).projected(by: map, around: ConvexPolygon(box)))
    // Lines x = const go over to the direction (1, 1).
    let (dx, dy) = (image.end.x - image.start.x, image.end.y - image.start.y)
    #expect(abs(dx + dy) < 1e-9)
  }

  @Test func underPerspectiveColoursFollowTheHomography() throws {
    var m = CATransform3DIdentity
    m.m34 = -1 / 200
    let map = Homography(CATransform3DConcat(CATransform3DMakeRotation(1, 0, 1, 0), m))
    let image = try #require(GradientAxis(shade, over: box).projected(by: map, around: ConvexPolygon(box)))
    #expect(image.stops.count >= 5)
    let inverse = try #require(map.inverse)
    for stop in image.stops {
      let point = CGPoint(
        x: image.start.x + (image.end.x - image.start.x) * stop.offset,
        y: image.start.y + (image.end.y - image.start.y) * stop.offset)
      #expect(abs(stop.color.light.alpha - inverse.project(point).x / 100) < 1e-6)
    }
  }

  @Test func locationsAreMadeToAscend() {
    let gradient = Gradient(
      colors: [.black, .white, .black], locations: [0.5, 0.2, 7], startPoint: .zero,
      endPoint: CGPoint(x: 1, y: 0))
    #expect(GradientAxis(gradient, over: box).stops.map(\.offset) == [0.5, 0.5, 1])
  }
}
