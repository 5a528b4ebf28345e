import Testing

@testable import UIKit

/// Properties of a subclass's own that Core Animation keeps.
struct CALayerManagedTests {
  final class ProgressLayer: CALayer {
    var drawn: Recorded<CGFloat>?
    var progress: CGFloat {
      get { managed("progress") }
      set { setManaged(newValue, "progress") }
    }

    required init() { super.init() }
    required init(layer: Any) {
      super.init(layer: layer)
      drawn = (layer as? ProgressLayer)?.drawn
    }

    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func draw(in ctx: CGContext) { drawn?.values.append(progress) }
  }

  private func makeLayer(in run: Run, _ drawn: Recorded<CGFloat>) -> ProgressLayer {
    let layer = ProgressLayer()
    layer.drawn = drawn
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    run.window.layer.addSublayer(layer)
    return layer
  }

  @Test func aChangeHasTheLayerDrawItself() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let drawn = Recorded<CGFloat>()
    _ = try run.record {
      let layer = makeLayer(in: run, drawn)
      layer.progress = 0.5
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { layer.setValue(CGFloat(1), forKey: "progress") }
    }
    #expect(drawn.values == [0.5, 1])
  }

  @Test func anAnimationHasACopyDrawItselfAtEachFrame() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let (drawn, shown) = (Recorded<CGFloat>(), Recorded<CGFloat?>())
    let timeline = try run.record {
      let layer = makeLayer(in: run, drawn)
      layer.progress = 1
      let animation = CABasicAnimation(keyPath: "progress")
      animation.fromValue = 0
      animation.duration = 0.1
      animation.timingFunction = CAMediaTimingFunction(name: .linear)
      layer.add(animation, forKey: nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
        shown.values.append(layer.presentation()?.progress)
        shown.values.append(layer.progress)
      }
    }
    #expect(drawn.values.first == 0)
    #expect(drawn.values.last == 1)
    #expect(drawn.values == drawn.values.sorted())
    #expect(Set(drawn.values).count >= 7)
    #expect(shown.values.first??.isApproximately(0.5) == true)
    #expect(shown.values.last == 1)
    #expect(!timeline.events.contains { $0.lint == .notModelled })
  }

  private final class Gauge: CALayer {
    var value: CGFloat {
      get { managed("value") }
      set { setManaged(newValue, "value") }
    }
    var color: CGColor {
      get { managed("color") }
      set { setManaged(newValue, "color") }
    }
    var name2: String? {
      get { managed("name2") }
      set { setManaged(newValue, "name2") }
    }

    required init() { super.init() }
    required init(layer: Any) {
      super.init(layer: layer)
      if let gauge = layer as? Gauge { value = gauge.value }
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool { key == "value" }
    override func action(forKey key: String) -> (any CAAction)? {
      guard key == "value" else { return super.action(forKey: key) }
      let animation = CABasicAnimation(keyPath: key)
      animation.fromValue = presentation()?.value(forKey: key)
      return animation
    }
  }

  /// Source: Apple's documentation of `init(layer:)`: subclasses copy their own properties. The copies run no actions.
  @Test func copiesAreMadeWithoutActions() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let timeline = try run.record {
      let layer = Gauge()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      run.window.layer.addSublayer(layer)
      #expect(layer.color == UIColor.clear.cgColor && layer.name2 == nil)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { layer.value = 1 }
    }
    expectClose(timeline.duration, 0.35, within: 0.02)
  }

  final class DisplayedLayer: CALayer {
    var drawn: Recorded<CGFloat?>?
    var progress: CGFloat {
      get { managed("progress") }
      set { setManaged(newValue, "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func display() { drawn?.values.append(presentation()?.presentation()?.progress) }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress", let action = super.action(forKey: "opacity") as? CABasicAnimation,
        let animation = action.copy() as? CABasicAnimation
      else { return super.action(forKey: event) }
      animation.keyPath = event
      animation.fromValue = (presentation() ?? self).value(forKey: event)
      return animation
    }
  }

  /// Source: ring views whose layer makes its animation of that of the view's opacity, and draws itself in `display()`
  /// by the values of its presentation.
  @Test func anOverrideOfDisplayFindsTheValuesOfEachFrame() throws {
    let fixture = Fixture()
    let drawn = Recorded<CGFloat?>()
    final class Ring: UIView {
      override class var layerClass: AnyClass { DisplayedLayer.self }
    }
    _ = try fixture.run.record {
      let ring = Ring(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.view.addSubview(ring)
      guard let layer = ring.layer as? DisplayedLayer else { return }
      layer.drawn = drawn
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        UIView.animate(withDuration: 0.2, delay: 0, options: .curveLinear) { layer.progress = 1 }
      }
    }
    let values = drawn.values.compactMap { $0 }
    #expect(values.last == 1)
    #expect(values == values.sorted())
    #expect(Set(values).count >= 12)
  }
}

extension CGFloat {
  fileprivate func isApproximately(_ other: CGFloat) -> Bool { abs(self - other) < 0.001 }

  /// Source: views that make the layer of their shape by `CAShapeLayer(layer: layer)`.
  @Test func aLayerThatCodeMakesOfAnotherHasNothingOfIt() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    run.perform {
      let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
      view.layer.cornerRadius = 3
      let layer = CAShapeLayer(layer: view.layer)
      #expect(layer.frame == .zero && layer.cornerRadius == 0)
    }
  }
}
