import Lint
import Testing

@testable import UIKit

struct CALayerKeyPathTests {
  @Test func rotationsAreSetAndRead() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    expectClose(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? .nan, 0.5)
    expectClose(layer.transform.m12, sin(0.5))
  }

  @Test(arguments: ["masksToBounds", "doubleSided", "allowsEdgeAntialiasing"])
  func flagsAreSetAndRead(name: String) {
    let layer = CALayer()
    for flag in [true, false] {
      layer.setValue(flag, forKeyPath: name)
      #expect(layer.value(forKeyPath: name) as? Bool == flag)
    }
  }

  @Test func unknownKeyPathsChangeNothingAndAreSaid() throws {
    let timeline = try Fixture().run.record {
      let layer = CALayer()
      layer.setValue(1, forKeyPath: "wobble.speed")
      layer.setValue("left", forKeyPath: "position")
      layer.setValue(nil, forKeyPath: "opacity")
      #expect(layer.value(forKeyPath: "wobble.speed") == nil)
      #expect(layer.position == .zero)
      #expect(layer.opacity == 1)
    }
    #expect(timeline.lint().map(\.rule) == [.notModelled])
    #expect(timeline.events.filter { $0.lint == .notModelled }.count == 3)
  }

  /// Source: Apple's Core Animation Programming Guide, “Key-Value Coding Extensions”: a layer keeps values for arbitrary keys.
  @Test func aKeyOfOnesOwnIsKept() {
    let layer = CALayer()
    layer.setValue(1, forKeyPath: "wobble")
    #expect(layer.value(forKeyPath: "wobble") as? Int == 1)
    #expect(layer.value(forKey: "wobble") as? Int == 1)
    layer.setValue(nil, forKey: "wobble")
    #expect(layer.value(forKeyPath: "wobble") == nil)
  }

  /// What a setter brings into its range, a key path does, too.
  @Test(
    arguments: [
      ("opacity", 5, 1), ("opacity", -1, 0), ("cornerRadius", -3, 0), ("borderWidth", -3, 0),
      ("shadowOpacity", 7, 1), ("shadowRadius", -2, 0), ("strokeEnd", 4, 1), ("strokeStart", -4, 0),
      ("lineWidth", -1, 0), ("lineDashPhase", .nan, 0), ("strokeEnd", .nan, 1),
    ] as [(String, Double, Double)])
  func numbersAreBroughtIntoTheirRanges(keyPath: String, value: Double, result: Double) {
    let layer = CAShapeLayer()
    layer.setValue(value, forKeyPath: keyPath)
    #expect(layer.value(forKeyPath: keyPath) as? CGFloat == result)
    layer.setValue(0.5, forKey: keyPath)
    layer.setValue(value, forKey: keyPath)
    #expect(layer.value(forKey: keyPath) as? CGFloat == result)
  }

  /// A size from a key path asks for layout as `bounds` does, and geometry that is not finite is told as by the property.
  @Test func settersAreCalled() throws {
    final class Layer: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    let fixture = Fixture()
    let timeline = try fixture.run.record {
      let layer = Layer()
      fixture.view.layer.addSublayer(layer)
      layer.layoutIfNeeded()
      layer.setValue(CGRect(x: 0, y: 0, width: -20, height: 10), forKeyPath: "bounds")
      layer.layoutIfNeeded()
      #expect(layer.layouts == 1)
      #expect(layer.bounds == CGRect(x: -20, y: 0, width: 20, height: 10))
      layer.setValue(CGPoint(x: CGFloat.nan, y: 0), forKeyPath: "position")
      #expect(layer.position == .zero)
    }
    #expect(timeline.events.map(\.incident) == [.invalidGeometry])
  }

  /// Numbers that are none are told where they are given, and change nothing that is drawn.
  @Test func whatIsNotFiniteIsSaid() throws {
    var outline = CGPath()
    outline.move(to: CGPoint(x: CGFloat.nan, y: 0))
    let changes: [(CAShapeLayer, CAGradientLayer) -> Void] = [
      { shape, _ in shape.opacity = .nan }, { shape, _ in shape.shadowOffset.width = .infinity },
      { shape, _ in shape.shadowRadius = .nan }, { shape, _ in shape.shadowOpacity = .nan },
      { shape, _ in shape.shadowPath = outline }, { shape, _ in shape.path = outline },
      { shape, _ in shape.lineWidth = .infinity }, { shape, _ in shape.strokeEnd = .nan },
      { shape, _ in shape.strokeStart = .nan }, { shape, _ in shape.lineDashPhase = .nan },
      { shape, _ in shape.speed = .infinity }, { shape, _ in shape.timeOffset = .nan },
      { _, gradient in gradient.startPoint.x = .nan }, { _, gradient in gradient.endPoint.y = .nan },
    ]
    for change in changes {
      let timeline = try Fixture().run.record { change(CAShapeLayer(), CAGradientLayer()) }
      #expect(timeline.events.map(\.lint) == [.notModelled])
    }
  }

  @Test func partsAndOtherNamesAreSet() {
    let layer = CAGradientLayer()
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(7, forKeyPath: "bounds.origin.y")
    layer.setValue(0.25, forKeyPath: "startPoint.x")
    layer.setValue(2, forKeyPath: "shadowOffset.width")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: "transform.translation")
    layer.setValue(0.5, forKeyPath: "transform.rotation")
    layer.setValue(true, forKey: "masksToBounds")
    layer.setValue(true, forKeyPath: "hidden")
    layer.setValue("card", forKeyPath: "name")
    layer.setValue([UIColor.red.cgColor, UIColor.blue.cgColor], forKey: "colors")
    layer.setValue([0, 1], forKey: "locations")
    #expect(layer.bounds == CGRect(x: 0, y: 7, width: 30, height: 0))
    #expect(layer.startPoint.x == 0.25)
    #expect(layer.shadowOffset == CGSize(width: 2, height: -3))
    #expect(layer.transform.m41 == 3)
    expectClose(layer.value(forKeyPath: "transform.rotation") as? CGFloat ?? .nan, 0.5)
    #expect(layer.masksToBounds && layer.isHidden)
    #expect(layer.value(forKeyPath: "masksToBounds") as? Bool == true)
    #expect(layer.name == "card")
    #expect(layer.colors?.count == 2)
    #expect(layer.locations == [0, 1])
    layer.setValue(nil, forKey: "colors")
    #expect(layer.colors == nil)
  }

  @Test func gradientsHaveTheirs() {
    let layer = CAGradientLayer()
    layer.setValue(CGPoint(x: 1, y: 1), forKeyPath: "endPoint")
    #expect(layer.endPoint == CGPoint(x: 1, y: 1))
  }
}
