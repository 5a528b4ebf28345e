import Testing

@testable import UIKit

struct CALayerHierarchyTests {
  @Test func insertsWhereAsked() {
    let root = CALayer()
    let (a, b, c, d) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, at: 0)
    root.insertSublayer(c, above: b)
    root.insertSublayer(d, below: b)
    #expect(root.sublayers == [d, b, c, a])
  }

  @Test func whatIsLeftOfATreeHasNothingAbove() {
    let (layer, view) = (CALayer(), UIView())
    var own: CALayer?
    do {
      let (superlayer, superview, short) = (CALayer(), UIView(), UIView())
      superlayer.addSublayer(layer)
      superview.addSubview(view)
      own = short.layer
      #expect(own?.delegate === short)
    }
    #expect(layer.superlayer == nil && view.superview == nil && view.layer.superlayer == nil)
    #expect(own?.delegate == nil)
  }

  @Test func replaceTakesThePlace() {
    let root = CALayer()
    let (a, b, c) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    root.replaceSublayer(a, with: c)
    #expect(root.sublayers == [c, b])
    #expect(a.superlayer == nil)
  }

  @Test func movesFromOneSuperlayerToAnother() {
    let (one, other, layer) = (CALayer(), CALayer(), CALayer())
    one.addSublayer(layer)
    other.addSublayer(layer)
    #expect(one.sublayers == nil)
    #expect(layer.superlayer === other)
  }

  @Test func cyclesAreRefused() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    child.addSublayer(root)
    root.addSublayer(root)
    #expect(root.superlayer == nil)
    #expect(root.sublayers == [child])
  }

  @Test func masksAboveAreRefused() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    child.mask = root
    child.mask = child
    #expect(child.mask == nil)
  }

  @Test func aMaskBelongsToOneLayer() {
    let (one, other, mask) = (CALayer(), CALayer(), CALayer())
    one.mask = mask
    other.mask = mask
    #expect(one.mask == nil)
    one.addSublayer(mask)
    #expect(other.mask == nil)
  }

  @Test func maskChangesReachTheCommit() throws {
    let fixture = Fixture()
    let mask = fixture.run.perform { CALayer() }
    fixture.run.perform { fixture.view.layer.mask = mask }
    let timeline = try fixture.run.record { mask.cornerRadius = 7 }
    #expect(timeline.initial.sublayers[0].mask?.root.cornerRadius == 0)
    #expect(timeline.final.sublayers[0].mask?.root.cornerRadius == 7)
  }

  /// CALayer.h: `removeFromSuperlayer` "works both if the receiver is in the superlayer's `sublayers' array
  /// or set as its `mask' value".
  @Test func aMaskCanBeRemoved() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
    layer.mask = mask
    #expect(layer.mask === mask)
  }
}
