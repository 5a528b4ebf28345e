import Testing
import TransitionEngine

@testable import UIKit

/// `CALayer/layout.m`, `CALayer/redisplay.m` and `CALayer/animations.m`.
@Suite struct LayerUpdateNumbersTests {
  private let root = layer(size(100, 100))
  private let first = CALayer()

  init() {
    root.addSublayer(first)
    root.layoutIfNeeded()
  }

  @Test func aLayerByItself() {
    let layer = CALayer()
    #expect(!layer.needsLayout(), "new")
    layer.setNeedsLayout()
    #expect(layer.needsLayout(), "asked to")
    layer.layoutIfNeeded()
    #expect(!layer.needsLayout(), "laid out")
    #expect(!root.needsLayout(), "superlayer that is laid out")
  }

  @Test func changesThatNeedLayout() {
    let added = CALayer()
    added.layoutIfNeeded()
    let changes: [(String, (CALayer, CALayer) -> Void)] = [
      ("adding", { root, _ in root.addSublayer(added) }),
      ("inserting at an index", { root, _ in root.insertSublayer(CALayer(), at: 0) }),
      ("inserting below", { root, first in root.insertSublayer(CALayer(), below: first) }),
      ("inserting above", { root, first in root.insertSublayer(CALayer(), above: first) }),
      ("removing", { _, first in first.removeFromSuperlayer() }),
      ("setting all", { root, _ in root.sublayers = [CALayer()] }),
      ("new bounds", { root, _ in root.bounds = size(200, 200) }),
    ]
    for (name, change) in changes {
      root.layoutIfNeeded()
      change(root, first)
      #expect(root.needsLayout(), "\(name)")
    }
    #expect(!added.needsLayout(), "added layer")
  }

  @Test func addingToSublayersThatWereSet() {
    let added = CALayer()
    root.sublayers = [CALayer()]
    root.addSublayer(added)
    #expect(root.sublayers?.count == 2, "count")
    #expect(added.superlayer === root, "superlayer")
  }

  private final class Redrawn: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "opacity" || super.needsDisplay(forKey: key)
    }
  }

  /// A layer without a size stays marked here until it has one, so this one has a size from the start.
  @Test func redisplay() throws { _ = try Fixture().run.record { expectRedisplay() } }

  private func expectRedisplay() {
    for key in ["bounds", "position", "opacity", "contents", "aKeyNobodyDefines", ""] {
      #expect(!CALayer.needsDisplay(forKey: key), "default for “\(key)”")
    }
    let plain = CALayer()
    plain.displayIfNeeded()
    #expect(!plain.needsDisplay(), "displayed")
    plain.opacity = 0.5
    #expect(!plain.needsDisplay(), "a property that it isn't drawn by")
    #expect(Redrawn.needsDisplay(forKey: "opacity"), "subclass's property")
    #expect(!Redrawn.needsDisplay(forKey: "bounds"), "another property")
    let layer = Redrawn()
    layer.bounds = size(20, 20)
    layer.displayIfNeeded()
    layer.bounds = size(10, 10)
    #expect(!layer.needsDisplay(), "setting another property")
    layer.opacity = 0.25
    #expect(layer.needsDisplay(), "setting the property")
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay(), "displayed")
    layer.opacity = 0.25
    #expect(!layer.needsDisplay(), "the same value")
    layer.setValue(0.75, forKey: "opacity")
    #expect(layer.needsDisplay(), "by its key")
  }

  @Test func removingAnimations() throws {
    _ = try Fixture().run.record {
      let layer = CALayer()
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "first")
      layer.add(CABasicAnimation(keyPath: "position"), forKey: "second")
      #expect(layer.animationKeys()?.count == 2, "added")
      layer.removeAllAnimations()
      #expect(layer.animationKeys() == nil, "removed")
      #expect(layer.animation(forKey: "first") == nil, "first by its key")
      #expect(layer.animation(forKey: "second") == nil, "second by its key")
      layer.removeAllAnimations()
      #expect(layer.animationKeys() == nil, "removed twice")
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "first")
      layer.displayIfNeeded()
      layer.removeAllAnimations()
      #expect(!layer.needsDisplay(), "no display")
    }
  }
}
