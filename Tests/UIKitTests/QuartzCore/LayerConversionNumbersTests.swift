import Testing
import TransitionEngine

@testable import UIKit

/// `CALayer/conversion.m`.
@Suite struct LayerConversionNumbersTests {
  private let parent = layer(size(200, 200), at: CGPoint(x: 100, y: 100))
  private let child = layer(size(50, 50), at: CGPoint(x: 100, y: 50))
  private let far = CGPoint(x: 50, y: 50)
  private let part = size(10, 20)

  init() { parent.addSublayer(child) }

  @Test func pointsBetweenALayerAndItsSuperlayer() {
    #expect(near(child.convert(.zero, to: parent), 75, 25), "child's origin to parent")
    #expect(near(child.convert(far, to: parent), 125, 75), "child's far corner to parent")
    #expect(near(parent.convert(.zero, to: child), -75, -25), "parent's origin to child")
    #expect(near(child.convert(.zero, from: parent), -75, -25), "from parent")
    #expect(near(parent.convert(.zero, from: child), 75, 25), "from child")
  }

  @Test func rectangles() {
    #expect(near(child.convert(part, to: parent), 75, 25, 10, 20), "to parent")
    #expect(near(parent.convert(part, to: child), -75, -25, 10, 20), "to child")
    #expect(near(child.convert(CGPoint(x: 3, y: 4), to: child), 3, 4), "a point to itself")
    let rect = CGRect(x: 3, y: 4, width: 5, height: 6)
    #expect(near(child.convert(rect, to: child), 3, 4, 5, 6), "a rectangle to itself")
  }

  @Test func originOfTheParentsBounds() {
    parent.bounds.origin = CGPoint(x: 10, y: 20)
    #expect(near(child.convert(.zero, to: parent), 75, 25), "origin of the parent's bounds")
  }

  @Test func ownTransform() {
    child.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(near(child.convert(.zero, to: parent), 50, 0), "origin under a scale")
    #expect(near(child.convert(far, to: parent), 150, 100), "far corner under a scale")
    #expect(near(child.convert(part, to: parent), 50, 0, 20, 40), "rectangle under a scale")
  }

  @Test func transformOfSublayers() {
    parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(near(child.convert(.zero, to: parent), 85, 45), "sublayer transform")
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    #expect(near(child.convert(.zero, to: parent), 60, -38), "both transforms")
  }

  @Test func rotation() {
    child.bounds = size(100, 100)
    child.position = CGPoint(x: 100, y: 100)
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let half = 50 * 2.0.squareRoot()
    #expect(
      near(child.convert(size(100, 100), to: parent), 100 - half, 100 - half, 2 * half, 2 * half),
      "box of a rotated rectangle")
    #expect(near(child.convert(far, to: parent), 100, 100), "middle of a rotated layer")
  }

  @Test func acrossTheTree() {
    let root = layer(size(400, 400), at: CGPoint(x: 200, y: 200))
    let (one, two) = (
      layer(size(50, 50), at: CGPoint(x: 25, y: 25)), layer(size(50, 50), at: CGPoint(x: 125, y: 25))
    )
    root.addSublayer(parent)
    parent.addSublayer(one)
    parent.addSublayer(two)
    #expect(near(one.convert(.zero, to: root), 0, 0), "grandchild to root")
    #expect(near(root.convert(.zero, to: one), 0, 0), "root to grandchild")
    #expect(near(one.convert(.zero, to: two), -100, 0), "siblings")
  }

  @Test func layersOfTwoTrees() {
    let (one, two) = (
      layer(size(50, 50), at: CGPoint(x: 25, y: 25)), layer(size(50, 50), at: CGPoint(x: 500, y: 500))
    )
    #expect(near(one.convert(.zero, to: two), -475, -475), "two trees")
    #expect(near(child.convert(.zero, to: parent), 75, 25), "attached")
    child.removeFromSuperlayer()
    #expect(near(child.convert(.zero, to: parent), 75, 25), "detached")
  }

  @Test func affineTransforms() {
    #expect(near(child.affineTransform(), [1, 0, 0, 1, 0, 0]), "new layer")
    child.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(near(child.affineTransform(), [2, 0, 0, 3, 0, 0]), "scale")
    child.transform = CATransform3DMakeTranslation(3, 4, 0)
    #expect(near(child.affineTransform(), [1, 0, 0, 1, 3, 4]), "translation")
    child.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let half = 0.5.squareRoot()
    #expect(near(child.affineTransform(), [half, half, -half, half, 0, 0]), "rotation")
    var perspective = CATransform3DIdentity
    perspective.m34 = -1.0 / 500
    for (name, transform) in [
      ("depth's scale", CATransform3DMakeScale(2, 3, 4)),
      ("rotation about x", CATransform3DMakeRotation(.pi / 2, 1, 0, 0)),
      ("depth", CATransform3DMakeTranslation(0, 0, 5)),
      ("perspective", perspective),
    ] {
      child.transform = transform
      #expect(near(child.affineTransform(), [1, 0, 0, 1, 0, 0]), "\(name)")
    }
  }

  @Test func settingAnAffineTransform() {
    child.setAffineTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    #expect(near(child.affineTransform(), [2, 3, 4, 5, 6, 7]), "read back")
    #expect(near(child.transform, [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1]), "elements")
    child.transform = CATransform3DMakeScale(9, 9, 9)
    child.setAffineTransform(CGAffineTransform(translationX: 1, y: 2))
    #expect(near(child.affineTransform(), [1, 0, 0, 1, 1, 2]), "replaced")
    #expect(child.transform.m33 == 1, "depth's scale is gone")
  }
}
