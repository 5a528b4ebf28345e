import Testing
import TransitionEngine

@testable import UIKit

/// `CALayer/geometry.m`.
@Suite struct LayerGeometryNumbersTests {
  @Test func defaults() {
    let layer = CALayer()
    #expect(near(layer.bounds, 0, 0, 0, 0), "bounds")
    #expect(near(layer.position, 0, 0), "position")
    #expect(near(layer.anchorPoint, 0.5, 0.5), "anchor point")
    #expect(layer.anchorPointZ == 0, "anchor point's depth")
    #expect(layer.zPosition == 0, "z position")
    #expect(!layer.masksToBounds, "mask to bounds")
    #expect(!layer.isGeometryFlipped, "flipped geometry")
    #expect(!layer.isHidden, "hidden")
    #expect(near(layer.transform, CATransform3D.identityNumbers), "transform")
    #expect(near(layer.sublayerTransform, CATransform3D.identityNumbers), "sublayer transform")
    #expect(layer.superlayer == nil, "superlayer")
    #expect(layer.contentsScale == 1, "contents scale")
  }

  @Test func settersKeep() {
    let one = layer(CGRect(x: 1, y: 2, width: 3, height: 4), at: CGPoint(x: 5, y: 6))
    #expect(near(one.bounds, 1, 2, 3, 4), "bounds")
    #expect(near(one.position, 5, 6), "position")
    one.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    #expect(near(one.anchorPoint, 0.25, 0.75), "anchor point")
    (one.anchorPointZ, one.zPosition, one.contentsScale) = (7, -5, 2)
    #expect(one.anchorPointZ == 7, "anchor point's depth")
    #expect(one.zPosition == -5, "z position")
    #expect(one.contentsScale == 2, "contents scale")
    (one.masksToBounds, one.isGeometryFlipped, one.isHidden) = (true, true, true)
    #expect(one.masksToBounds, "mask to bounds")
    #expect(one.isGeometryFlipped, "flipped geometry")
    #expect(one.isHidden, "hidden")
    one.transform = CATransform3DMakeScale(2, 3, 4)
    #expect(near(one.transform, [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1]), "transform")
    one.sublayerTransform = CATransform3DMakeTranslation(8, 9, 10)
    #expect(
      near(one.sublayerTransform, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 8, 9, 10, 1]), "sublayer transform")
  }

  @Test func boundsByThemselves() {
    let one = CALayer()
    one.position = CGPoint(x: 7, y: 9)
    one.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    one.bounds = size(30, 40)
    #expect(near(one.position, 7, 9), "position under new bounds")
    #expect(near(one.anchorPoint, 0.25, 0.75), "anchor point under new bounds")
    one.anchorPoint = CGPoint(x: 2, y: -1)
    #expect(near(one.anchorPoint, 2, -1), "anchor point outside of the unit square")
    one.bounds = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(near(one.bounds, -100, -50, 100, 50), "negative size")
  }

  @Test func frames() {
    let one = layer(size(100, 50), at: CGPoint(x: 200, y: 300))
    #expect(near(one.frame, 150, 275, 100, 50), "anchor point in the middle")
    one.anchorPoint = .zero
    #expect(near(one.frame, 200, 300, 100, 50), "anchor point at the corner")
    #expect(near(one.position, 200, 300), "position under another anchor point")
    one.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(near(one.frame, 100, 250, 100, 50), "anchor point at the far corner")
    let shifted = layer(CGRect(x: 11, y: 22, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    #expect(near(shifted.frame, 150, 275, 100, 50), "origin of the bounds")
    let outside = layer(size(100, 50))
    outside.anchorPoint = CGPoint(x: 2, y: -1)
    #expect(near(outside.frame, -200, 50, 100, 50), "anchor point outside")
    #expect(near(layer(at: CGPoint(x: 10, y: 20)).frame, 10, 20, 0, 0), "no size")
    let other = layer(size(100, 50), at: CGPoint(x: 200, y: 300))
    (other.zPosition, other.anchorPointZ, other.isGeometryFlipped, other.contentsScale) = (17, 25, true, 2)
    #expect(near(other.frame, 150, 275, 100, 50), "depth and scale of the contents")
  }

  @Test func settingAFrame() {
    let wanted = CGRect(x: 10, y: 20, width: 100, height: 50)
    let one = CALayer()
    one.frame = wanted
    #expect(near(one.bounds, 0, 0, 100, 50), "bounds")
    #expect(near(one.position, 60, 45), "position")
    #expect(near(one.anchorPoint, 0.5, 0.5), "anchor point")
    #expect(near(one.frame, 10, 20, 100, 50), "frame")
    let (near0, far, shifted) = (CALayer(), CALayer(), layer(CGRect(x: 11, y: 22, width: 5, height: 5)))
    near0.anchorPoint = .zero
    near0.frame = wanted
    #expect(near(near0.position, 10, 20), "anchor point at the corner")
    far.anchorPoint = CGPoint(x: 1, y: 1)
    far.frame = wanted
    #expect(near(far.position, 110, 70), "anchor point at the far corner")
    shifted.frame = wanted
    #expect(near(shifted.bounds, 11, 22, 100, 50), "origin of the bounds")
    let negative = CALayer()
    negative.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(near(negative.bounds, 0, 0, 100, 50), "bounds for a negative size")
    #expect(near(negative.position, -50, -25), "position for a negative size")
    let empty = CALayer()
    empty.frame = CGRect(x: 10, y: 20, width: 0, height: 0)
    #expect(near(empty.bounds, 0, 0, 0, 0), "bounds for no size")
    #expect(near(empty.position, 10, 20), "position for no size")
  }

  @Test func framesUnderATransform() {
    let scaled = layer(size(100, 50), at: CGPoint(x: 200, y: 300))
    scaled.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(near(scaled.frame, 100, 200, 200, 200), "scale")
    let moved = layer(size(100, 50), at: CGPoint(x: 200, y: 300))
    moved.transform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(near(moved.frame, 160, 295, 100, 50), "translation")
    let turned = layer(size(100, 100))
    turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let half = 50 * 2.0.squareRoot()
    #expect(near(turned.frame, -half, -half, 2 * half, 2 * half), "rotation")
  }

  @Test func settingAFrameUnderATransform() {
    let wanted = CGRect(x: 10, y: 20, width: 100, height: 50)
    let (scaled, moved) = (CALayer(), CALayer())
    scaled.transform = CATransform3DMakeScale(2, 4, 1)
    scaled.frame = wanted
    #expect(near(scaled.bounds, 0, 0, 50, 12.5), "bounds under a scale")
    #expect(near(scaled.position, 60, 45), "position under a scale")
    #expect(near(scaled.frame, 10, 20, 100, 50), "frame under a scale")
    moved.transform = CATransform3DMakeTranslation(10, 20, 0)
    moved.frame = wanted
    #expect(near(moved.bounds, 0, 0, 100, 50), "bounds under a translation")
    #expect(near(moved.position, 50, 25), "position under a translation")
  }

  @Test func tree() {
    let (parent, a, b, c, other) = (CALayer(), CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(a)
    #expect(parent.sublayers?.count == 1, "count after adding")
    #expect(a.superlayer === parent, "superlayer after adding")
    parent.addSublayer(b)
    parent.insertSublayer(c, at: 1)
    #expect(parent.sublayers == [a, c, b], "inserting at an index")
    c.removeFromSuperlayer()
    #expect(parent.sublayers?.count == 2, "count after removing")
    #expect(c.superlayer == nil, "superlayer after removing")
    parent.insertSublayer(c, below: a)
    #expect(parent.sublayers?[0] === c, "inserting below")
    c.removeFromSuperlayer()
    parent.insertSublayer(c, above: a)
    #expect(parent.sublayers?[1] === c, "inserting above")
    other.addSublayer(a)
    #expect(parent.sublayers?.count == 2, "count after moving to another")
    #expect(a.superlayer === other, "superlayer after moving to another")
  }

  @Test func valuesByKey() {
    let one = layer(size(100, 50), at: CGPoint(x: 200, y: 300))
    #expect(one.value(forKey: "bounds") != nil, "reading bounds")
    #expect(one.value(forKey: "position") != nil, "reading position")
    one.setValue(9.0, forKey: "zPosition")
    #expect(one.zPosition == 9, "setting zPosition")
  }

  @Test func defaultsOfTheClass() {
    #expect(CALayer.defaultValue(forKey: "anchorPoint") != nil, "anchor point")
    for key in ["bounds", "position", "frame"] {
      #expect(CALayer.defaultValue(forKey: key) == nil, "\(key)")
    }
    #expect(CALayer.defaultValue(forKey: "contentsScale") as? Double == 1, "contents scale")
  }
}
