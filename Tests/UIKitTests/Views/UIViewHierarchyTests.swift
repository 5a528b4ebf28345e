import Testing

@testable import UIKit

struct UIViewHierarchyTests {
  @Test func layersFollowTheSubviews() {
    let root = UIView()
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    root.insertSubview(c, belowSubview: b)
    root.insertSubview(d, at: 0)
    #expect(root.subviews == [d, a, c, b])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
    root.bringSubviewToFront(a)
    root.sendSubviewToBack(b)
    root.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(root.subviews == [a, d, c, b])
    #expect(root.layer.sublayers == root.subviews.map(\.layer))
  }

  @Test func movesAreAnnounced() {
    let run = Run(size: CGSize(width: 10, height: 10))
    run.perform {
      let view = Announcing()
      run.window.addSubview(view)
      view.removeFromSuperview()
      #expect(
        view.heard == [
          "willMove to superview", "willMove to window", "didMove to window", "didMove to superview",
          "willMove from superview", "willMove from window", "didMove from window", "didMove from superview",
        ])
    }
  }

  @Test func cyclesAreRefused() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    child.addSubview(root)
    #expect(root.superview == nil)
    #expect(child.subviews.isEmpty)
  }

  @Test func descendantsIncludeTheViewItself() {
    let (root, child) = (UIView(), UIView())
    root.addSubview(child)
    #expect(child.isDescendant(of: root))
    #expect(root.isDescendant(of: root))
    #expect(!root.isDescendant(of: child))
  }

  @Test func hitsGoToTheFrontmostThatTakesTouches() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (back, front) = (UIView(frame: root.bounds), UIView(frame: root.bounds))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === front)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === back)
    back.alpha = 0
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 101, y: 1), with: nil) == nil)
  }

  @Test func autoresizingFollowsTheBounds() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 80, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(child)
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 130, width: 180, height: 20))
  }

  @Test func layerClassGivesTheLayer() {
    #expect(GradientView().layer is CAGradientLayer)
  }

  @Test func layoutIsAskedForOnce() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let view = run.perform { LayoutCounter() }
    run.perform { run.window.addSubview(view) }
    _ = try run.record { view.alpha = 0.5 }
    #expect(view.layouts == 1)
  }

  /// Apple's documentation of `tintColorDidChange()`: called when the tint changes. That a move into another
  /// tint is such a change is inferred from the call's use, to draw anew.
  @Test func movingIntoAnotherTintIsAChangeOfTint() {
    final class Tinted: UIView {
      var tints: [UIColor] = []
      override func tintColorDidChange() { tints.append(tintColor) }
    }
    let (red, green, none) = (UIView(), UIView(), UIView())
    (red.tintColor, green.tintColor) = (.systemRed, .systemGreen)
    let (moved, own, inOwn) = (UIView(), UIView(), Tinted())
    let deep = Tinted()
    moved.addSubview(deep)
    moved.addSubview(own)
    own.tintColor = .systemGray
    own.addSubview(inOwn)
    inOwn.tints = []
    red.addSubview(moved)
    green.addSubview(moved)
    moved.removeFromSuperview()
    none.addSubview(moved)
    #expect(deep.tints == [.systemRed, .systemGreen, moved.tintColor])
    #expect(inOwn.tints.isEmpty)
  }

  /// Apple's documentation of `willRemoveSubview(_:)`: it is called when the subview's superview changes, and
  /// when the subview leaves the hierarchy.
  @Test func aSubviewThatIsAddedElsewhereIsMissed() {
    final class Parent: UIView {
      var removed: [UIView] = []
      override func willRemoveSubview(_ subview: UIView) { removed.append(subview) }
    }
    let (old, new, child) = (Parent(), Parent(), UIView())
    old.addSubview(child)
    old.bringSubviewToFront(child)
    old.addSubview(child)
    #expect(old.removed.isEmpty)
    new.addSubview(child)
    #expect(old.removed == [child])
    #expect(new.removed.isEmpty)
  }

  @Test func exchangingLeavesOtherLayersWhereTheyAre() {
    let root = UIView()
    let (a, b, between) = (UIView(), UIView(), CALayer())
    root.addSubview(a)
    root.layer.addSublayer(between)
    root.addSubview(b)
    root.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(root.subviews == [b, a])
    #expect(root.layer.sublayers == [b.layer, between, a.layer])
  }

  @Test func aViewsMaskIsThatOfItsLayer() {
    let (view, other, mask) = (UIView(), UIView(), UIView())
    view.mask = mask
    #expect(view.mask === mask)
    other.mask = mask
    #expect(view.mask == nil)
    #expect(other.mask === mask)
    other.layer.mask = CALayer()
    #expect(other.mask == nil)
    other.mask = mask
    other.layer.mask = nil
    #expect(other.mask == nil)
    other.mask = mask
    view.addSubview(mask)
    #expect(other.mask == nil)
    #expect(mask.superview === view)
    // A view cannot be masked by one that it lies in.
    let inner = UIView()
    mask.addSubview(inner)
    inner.mask = mask
    #expect(inner.mask == nil)
  }
}

private final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
}

private final class LayoutCounter: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

private final class Announcing: UIView {
  var heard: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) {
    heard.append("willMove \(newSuperview == nil ? "from" : "to") superview")
  }
  override func didMoveToSuperview() { heard.append("didMove \(superview == nil ? "from" : "to") superview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    heard.append("willMove \(newWindow == nil ? "from" : "to") window")
  }
  override func didMoveToWindow() { heard.append("didMove \(window == nil ? "from" : "to") window") }

  /// Labels that are filled letter by letter stay where they begin.
  @Test func fittingKeepsTheUpperLeftCorner() {
    final class Fitted: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 50, height: 10) }
    }
    let view = Fitted(frame: CGRect(x: 10, y: 20, width: 4, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 50, height: 10))
  }
}
