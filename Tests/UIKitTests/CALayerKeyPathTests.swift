import Testing

@testable import UIKit

struct CALayerKeyPathTests {
  @Test func rotationsAreSetAndRead() {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: "transform.rotation.z")
    expectClose(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat ?? .nan, 0.5)
    expectClose(layer.transform.m12, sin(0.5))
  }

  @Test func unknownKeyPathsChangeNothing() {
    let layer = CALayer()
    layer.setValue(1, forKeyPath: "wobble")
    layer.setValue("left", forKeyPath: "position")
    #expect(layer.value(forKeyPath: "wobble") == nil)
    #expect(layer.position == .zero)
  }

  @Test func gradientsHaveTheirs() {
    let layer = CAGradientLayer()
    layer.setValue(CGPoint(x: 1, y: 1), forKeyPath: "endPoint")
    #expect(layer.endPoint == CGPoint(x: 1, y: 1))
  }
}
