import Testing
import TransitionEngine

@testable import UIKit

/// `CAMediaTiming/timing.m`, and `CAMediaTimingFunction/camediatimingfunction.m` and `evaluation.m`.
@Suite struct TimingNumbersTests {
  @Test func defaultsOfALayer() {
    let layer = CALayer()
    #expect(layer.beginTime == 0, "begin")
    #expect(layer.timeOffset == 0, "offset")
    #expect(layer.repeatDuration == 0, "repeat duration")
    #expect(!layer.autoreverses, "autoreverses")
    #expect(layer.duration == .infinity, "duration")
    #expect(layer.speed == 1, "speed")
    #expect(layer.repeatCount == 0, "repeat count")
    #expect(layer.fillMode == .removed, "fill mode")
    #expect(CALayer.defaultValue(forKey: "speed") as? Double == 1, "speed of the class")
    #expect(CALayer.defaultValue(forKey: "duration") as? Double == .infinity, "duration of the class")
    #expect(
      CALayer.defaultValue(forKey: "fillMode") as? CAMediaTimingFillMode == .removed, "fill mode of the class"
    )
  }

  @Test func defaultsOfAnAnimation() {
    let animation = CABasicAnimation()
    #expect(animation.beginTime == 0, "begin")
    #expect(animation.timeOffset == 0, "offset")
    #expect(animation.repeatDuration == 0, "repeat duration")
    #expect(!animation.autoreverses, "autoreverses")
    #expect(animation.duration == 0, "duration")
    #expect(animation.speed == 1, "speed")
    #expect(animation.repeatCount == 0, "repeat count")
    #expect(animation.fillMode == .removed, "fill mode")
  }

  @Test func settersKeep() {
    let layer: any CAMediaTiming = CALayer()
    (layer.beginTime, layer.timeOffset, layer.repeatCount) = (1.5, 0.25, 3)
    #expect(layer.beginTime == 1.5, "begin")
    #expect(layer.timeOffset == 0.25, "offset")
    #expect(layer.repeatCount == 3, "repeat count")
    (layer.repeatDuration, layer.autoreverses, layer.fillMode) = (9, true, .both)
    #expect(layer.repeatDuration == 9, "repeat duration")
    #expect(layer.autoreverses, "autoreverses")
    #expect(layer.fillMode == .both, "fill mode")
    (layer.duration, layer.speed) = (2, 0.5)
    #expect(layer.duration == 2, "duration")
    #expect(layer.speed == 0.5, "speed")
    layer.repeatCount = .infinity
    #expect(layer.repeatCount == .infinity, "endless repeats")
  }

  @Test func timesBetweenLayers() {
    let (root, middle, leaf) = (CALayer(), CALayer(), CALayer())
    root.addSublayer(middle)
    middle.addSublayer(leaf)
    (middle.beginTime, middle.speed, middle.timeOffset) = (2, 3, 0.25)
    (leaf.beginTime, leaf.speed, leaf.timeOffset) = (1, 2, 0.5)
    #expect(near(leaf.convertTime(10, from: middle), 18.5), "from the layer above")
    #expect(near(leaf.convertTime(10, from: root), 47), "from the root")
    #expect(near(leaf.convertTime(10, to: middle), 5.75), "to the layer above")
    #expect(abs(leaf.convertTime(10, to: root) - 23.0 / 6) < 1e-5, "to the root")
    #expect(abs(leaf.convertTime(10, to: nil) - 23.0 / 6) < 1e-5, "to no layer")
    #expect(near(leaf.convertTime(10, from: nil), 47), "from no layer")
  }

  private static let named: [CAMediaTimingFunctionName] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
  ]

  private func points(_ function: CAMediaTimingFunction) -> [Float] {
    (0..<4).flatMap { index in
      var point: [Float] = [0, 0]
      function.getControlPoint(at: index, values: &point)
      return point
    }
  }

  @Test func controlPoints() {
    let rows: [(String, CAMediaTimingFunction, [Float])] = [
      ("custom", CAMediaTimingFunction(controlPoints: 0.1, 1, 1, 0.2), [0, 0, 0.1, 1, 1, 0.2, 1, 1]),
      ("linear", CAMediaTimingFunction(name: .linear), [0, 0, 0, 0, 1, 1, 1, 1]),
      ("ease in", CAMediaTimingFunction(name: .easeIn), [0, 0, 0.42, 0, 1, 1, 1, 1]),
      ("ease out", CAMediaTimingFunction(name: .easeOut), [0, 0, 0, 0, 0.58, 1, 1, 1]),
      ("ease in and out", CAMediaTimingFunction(name: .easeInEaseOut), [0, 0, 0.42, 0, 0.58, 1, 1, 1]),
      ("default", CAMediaTimingFunction(name: .default), [0, 0, 0.25, 0.1, 0.25, 1, 1, 1]),
    ]
    for (name, function, wanted) in rows { #expect(points(function) == wanted, "\(name)") }
  }

  @Test func evaluation() {
    for name in Self.named {
      let curve = CAMediaTimingFunction(name: name).curve
      #expect(near(curve.value(at: 0), 0), "\(name.rawValue) at 0")
      #expect(near(curve.value(at: 1), 1), "\(name.rawValue) at 1")
    }
    let rows: [(CAMediaTimingFunction, [CGFloat])] = [
      (CAMediaTimingFunction(name: .linear), [0.25, 0.5, 0.75]),
      (CAMediaTimingFunction(name: .easeIn), [0.093465, 0.315357, 0.621861]),
      (CAMediaTimingFunction(name: .easeOut), [0.378140, 0.684643, 0.906535]),
      (CAMediaTimingFunction(name: .easeInEaseOut), [0.129162, 0.5, 0.870838]),
      (CAMediaTimingFunction(controlPoints: 0, 0, 1, 1), [0.25, 0.5, 0.75]),
      (CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1), [0.105889, 0.5, 0.894111]),
    ]
    for (function, values) in rows {
      for (time, value) in zip([0.25, 0.5, 0.75], values) {
        #expect(near(function.curve.value(at: time), value), "\(points(function)) at \(time)")
      }
    }
    let line = CAMediaTimingFunction(name: .linear).curve
    #expect(near(line.value(at: -0.5), 0), "before the start")
    #expect(near(line.value(at: 1.5), 1), "after the end")
  }
}
