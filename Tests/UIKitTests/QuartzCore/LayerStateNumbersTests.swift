import Testing
import TransitionEngine

@testable import UIKit

/// `CALayer/state.m`, `CALayer/properties.m`, and of `CALayer/modern.m` what iOS draws with.
@Suite struct LayerStateNumbersTests {
  @Test func defaults() {
    let layer = CALayer()
    #expect(layer.opacity == 1, "opacity")
    #expect(!layer.isHidden, "hidden")
    #expect(!layer.masksToBounds, "mask to bounds")
    #expect(!layer.isGeometryFlipped, "flipped geometry")
    #expect(layer.zPosition == 0, "z position")
    #expect(layer.shadowOpacity == 0, "shadow's opacity")
    #expect(layer.shadowRadius == 3, "shadow's radius")
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3), "shadow's offset")
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1), "part of the contents")
    #expect(!layer.needsDisplayOnBoundsChange, "display for new bounds")
    #expect(!layer.shouldRasterize, "rasterize")
    #expect(layer.superlayer == nil, "superlayer")
    #expect(layer.actions == nil, "actions")
    #expect(layer.style == nil, "style")
    #expect(layer.contents == nil, "contents")
    #expect(layer.backgroundColor == nil, "background")
    #expect(layer.model() === layer, "model")
    #expect(layer.sublayers == nil, "sublayers")
    #expect(layer.contentsGravity == .resize, "gravity of the contents")
    #expect(layer.borderColor != nil, "border's color")
    #expect(layer.name == nil, "name")
    #expect(layer.borderWidth == 0, "border's width")
    #expect(layer.cornerRadius == 0, "corners' radius")
    #expect(layer.rasterizationScale == 1, "rasterization's scale")
    #expect(layer.isDoubleSided, "double sided")
    #expect(layer.minificationFilter == .linear, "filter for smaller images")
    #expect(layer.magnificationFilter == .linear, "filter for larger images")
  }

  @Test func settersKeep() {
    let layer = CALayer()
    layer.name = "a layer"
    #expect(layer.name == "a layer", "name")
    (layer.borderWidth, layer.cornerRadius, layer.rasterizationScale) = (2.5, 4, 2)
    #expect(layer.borderWidth == 2.5, "border's width")
    #expect(layer.cornerRadius == 4, "corners' radius")
    #expect(layer.rasterizationScale == 2, "rasterization's scale")
    layer.isDoubleSided = false
    #expect(!layer.isDoubleSided, "double sided")
    (layer.minificationFilter, layer.magnificationFilter) = (.nearest, .nearest)
    #expect(layer.minificationFilter == .nearest, "filter for smaller images")
    #expect(layer.magnificationFilter == .nearest, "filter for larger images")
  }

  @Test func replacing() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    root.replaceSublayer(b, with: c)
    #expect(root.sublayers?.count == 2, "count")
    #expect(root.sublayers?[1] === c, "place")
    #expect(c.superlayer === root, "new layer's superlayer")
    #expect(b.superlayer == nil, "old layer's superlayer")
    #expect(root.sublayers?[0] === a, "others")
  }

  @Test func tree() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    #expect(root.sublayers?.count == 1, "count after adding")
    #expect(a.superlayer === root, "superlayer after adding")
    root.addSublayer(b)
    root.addSublayer(c)
    #expect(root.sublayers == [a, b, c], "order")
    b.removeFromSuperlayer()
    #expect(root.sublayers?.count == 2, "count after removing")
    #expect(b.superlayer == nil, "superlayer after removing")
    let (d, e, f, other) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.insertSublayer(d, at: 0)
    #expect(root.sublayers?[0] === d, "inserting at an index")
    root.insertSublayer(e, below: a)
    #expect(root.sublayers?[1] === e, "inserting below")
    root.insertSublayer(f, above: a)
    #expect(root.sublayers?[3] === f, "inserting above")
    other.addSublayer(a)
    #expect(a.superlayer === other, "superlayer after moving to another")
    #expect(root.sublayers?.count == 4, "count after moving to another")
  }

  @Test func settingAllSublayers() {
    let (root, old, a, b) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(old)
    root.sublayers = [a, b]
    #expect(root.sublayers?.count == 2, "count")
    #expect(a.superlayer === root && b.superlayer === root, "superlayers")
    // Beyond the suite.
    #expect(old.superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil && a.superlayer == nil)
  }

  @Test func manySublayersAreSetAtOnce() {
    let root = CALayer()
    let many = (0..<20_000).map { _ in CALayer() }
    root.sublayers = many
    root.sublayers = many.reversed()
    #expect(root.sublayers?.first === many.last)
  }

  @Test func corners() {
    let layer = CALayer()
    #expect(CALayerCornerCurve.circular.rawValue == "circular", "name of circular")
    #expect(CALayerCornerCurve.continuous.rawValue == "continuous", "name of continuous")
    let bits: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8], "bits of the corners")
    #expect(layer.cornerCurve == .circular, "curve")
    #expect(layer.maskedCorners.rawValue == 15, "masked corners")
    #expect(CALayer.defaultValue(forKey: "cornerCurve") as? CALayerCornerCurve == .circular, "class's curve")
    #expect(
      (CALayer.defaultValue(forKey: "maskedCorners") as? CACornerMask)?.rawValue == 15, "class's corners")
    layer.cornerCurve = .continuous
    #expect(layer.cornerCurve == .continuous, "curve is kept")
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(layer.maskedCorners.rawValue == 9, "corners are kept")
    layer.cornerCurve = CALayerCornerCurve(rawValue: "not a curve")
    #expect(layer.cornerCurve == .circular, "unknown curve")
    layer.maskedCorners = CACornerMask(rawValue: 255)
    #expect(layer.maskedCorners.rawValue == 15, "bits that are no corners")
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1, "circular corner's factor")
    #expect(near(CALayer.cornerCurveExpansionFactor(.continuous), 1.528665), "continuous corner's factor")
    #expect(
      CALayer.cornerCurveExpansionFactor(CALayerCornerCurve(rawValue: "")) == 1, "unknown corner's factor")
  }
}
