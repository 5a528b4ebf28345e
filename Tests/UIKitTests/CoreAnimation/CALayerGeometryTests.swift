import Testing
import TransitionEngine

@testable import UIKit

struct CALayerGeometryTests {
  private func layer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    return layer
  }

  @Test func frameSetsPositionAndBounds() {
    let layer = layer()
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func anchorPointMovesTheFrame() {
    let layer = layer()
    layer.anchorPoint = CGPoint(x: 0, y: 0.5)
    #expect(layer.frame == CGRect(x: 60, y: 20, width: 100, height: 50))
  }

  @Test func frameUnderScaleIsTheBox() {
    let layer = layer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(layer.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
  }

  @Test func settingTheFrameUnderScaleSizesInversely() {
    let layer = layer()
    layer.transform = CATransform3DMakeScale(2, 2, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(layer.bounds.size == CGSize(width: 50, height: 50))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func settingTheFrameUnderAQuarterTurnSwapsTheSides() {
    let layer = layer()
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
    expectClose(layer.bounds.width, 80)
    expectClose(layer.bounds.height, 30)
  }

  @Test func frameUnderTransformIsNotedForLint() throws {
    let fixture = Fixture()
    fixture.run.perform { fixture.view.transform = CGAffineTransform(scaleX: 2, y: 2) }
    let timeline = try fixture.run.record { fixture.view.frame = .zero }
    #expect(timeline.events.contains { $0.name == "frame" && $0.layer != nil })
  }

  @Test func convertsThroughTransforms() {
    let (root, child) = (CALayer(), layer())
    root.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.addSublayer(child)
    child.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let corner = child.convert(CGPoint(x: 0, y: 0), to: root)
    expectClose(corner.x, 60 + 25)
    expectClose(corner.y, 45 - 50)
    let back = child.convert(corner, from: root)
    expectClose(back.x, 0)
    expectClose(back.y, 0)
  }

  @Test func convertsThroughPerspective() {
    let (root, child) = (CALayer(), layer())
    root.bounds = CGRect(x: 0, y: 0, width: 300, height: 300)
    root.sublayerTransform.m34 = -1 / 500
    root.addSublayer(child)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 1, 0)
    let there = child.convert(CGPoint(x: 80, y: 10), to: root)
    let back = child.convert(there, from: root)
    expectClose(back.x, 80)
    expectClose(back.y, 10)
  }

  @Test func convertsThroughBoundsOrigin() {
    let (root, child) = (CALayer(), layer())
    root.addSublayer(child)
    child.bounds.origin.y = 200
    #expect(child.convert(CGPoint(x: 0, y: 200), to: root) == CGPoint(x: 10, y: 20))
  }

  @Test func oddNumbersAreRefused() {
    let layer = layer()
    layer.position.x = .nan
    layer.bounds.size.width = .infinity
    layer.transform.m11 = .nan
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func affineTransformRoundTrips() {
    let layer = layer()
    let transform = CGAffineTransform(rotationAngle: 0.3).translatedBy(x: 4, y: 5)
    layer.setAffineTransform(transform)
    #expect(layer.affineTransform() == transform)
  }

  @Test func hitTestPrefersTheFront() {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    let (back, front) = (layer(), layer())
    root.addSublayer(front)
    root.addSublayer(back)
    front.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 50, y: 40)) === front)
    #expect(root.hitTest(CGPoint(x: 250, y: 250)) === root)
    #expect(root.hitTest(CGPoint(x: 350, y: 250)) == nil)
  }

  /// The bounds are those whose scaled box is the frame, however small the scale is.
  @Test(arguments: [0.5, 0.001, 1e-5]) func aFrameUnderASmallScaleIsTheBox(scale: CGFloat) {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectClose(layer.bounds.width, 100 / scale, within: 1e-6 / scale)
    expectClose(layer.frame.minX, 10)
    expectClose(layer.frame.maxY, 70)
    #expect(layer.position == CGPoint(x: 60, y: 45))
  }

  /// Without an inverse, Core Animation's functions leave a transform as it is, and so the bounds are empty.
  @Test func aFrameUnderAScaleOfZeroHasNoSize() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: 0))
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds.size == .zero && layer.position == CGPoint(x: 60, y: 45))
  }
}
