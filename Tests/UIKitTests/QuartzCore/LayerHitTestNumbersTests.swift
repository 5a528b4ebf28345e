import Testing
import TransitionEngine

@testable import UIKit

/// `CALayer/hittest.m`.
@Suite struct LayerHitTestNumbersTests {
  private let root = layer(size(100, 100), at: CGPoint(x: 50, y: 50))
  private let middle = CGPoint(x: 50, y: 50)

  @Test func pointsInALayer() {
    let one = layer(size(100, 100), at: CGPoint(x: 500, y: 500))
    #expect(one.contains(.zero), "corner")
    #expect(one.contains(CGPoint(x: 99.9, y: 99.9)), "before the far corner")
    #expect(!one.contains(CGPoint(x: 100, y: 100)), "far corner")
    #expect(!one.contains(CGPoint(x: -0.1, y: 50)), "outside")
    #expect(!one.contains(CGPoint(x: 500, y: 500)), "position")
    let shifted = layer(CGRect(x: 10, y: 10, width: 100, height: 100))
    #expect(!shifted.contains(CGPoint(x: 5, y: 5)), "before the origin")
    #expect(shifted.contains(CGPoint(x: 15, y: 15)), "behind the origin")
    #expect(shifted.contains(CGPoint(x: 109, y: 109)), "far edge behind the origin")
  }

  @Test func layersUnderAPoint() {
    let child = layer(size(20, 20), at: middle)
    root.addSublayer(child)
    #expect(root.hitTest(middle) === child, "sublayer")
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root, "beside the sublayer")
    #expect(root.hitTest(CGPoint(x: 500, y: 500)) == nil, "outside")
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil, "far edge")
  }

  @Test func layersOverOneAnother() {
    let (lower, upper) = (layer(size(40, 40), at: middle), layer(size(40, 40), at: middle))
    root.addSublayer(lower)
    root.addSublayer(upper)
    #expect(root.hitTest(middle) === upper, "last added")
    upper.isHidden = true
    #expect(root.hitTest(middle) === lower, "below a hidden one")
    upper.isHidden = false
    lower.zPosition = 10
    #expect(root.hitTest(middle) === lower, "higher z position")
  }

  @Test func sublayersOutside() {
    let child = layer(size(20, 20), at: CGPoint(x: 150, y: 150))
    root.addSublayer(child)
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === child, "outside of the superlayer")
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) == nil, "outside of a superlayer that masks")
  }

  @Test func alone() {
    #expect(root.hitTest(middle) === root, "inside")
    #expect(root.hitTest(CGPoint(x: 500, y: 500)) == nil, "outside")
  }
}
