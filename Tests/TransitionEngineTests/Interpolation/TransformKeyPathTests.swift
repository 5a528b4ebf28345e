import Testing
import TransitionEngine

@Suite struct TransformKeyPathTests {
  @Test(arguments: [-3.0, -Double.pi / 2, -0.3, 0.0, 0.5, Double.pi / 2, 2.5])
  func readsBackTheRotationItWrites(angle: Double) {
    let axes: [(CATransform3D.Axis, (x: CGFloat, y: CGFloat, z: CGFloat))] = [
      (.x, (1, 0, 0)), (.y, (0, 1, 0)), (.z, (0, 0, 1)),
    ]
    for (axis, vector) in axes {
      var transform = CATransform3DIdentity
      transform.setRotation(angle, about: axis)
      let expected = CATransform3DMakeRotation(angle, vector.x, vector.y, vector.z)
      #expect(distance(transform, expected) < 1e-12)
      #expect(abs(transform.rotation(about: axis) - angle) < 1e-12)
    }
  }

  @Test func replacesAHalfTurn() {
    var transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    transform.setRotation(0.5, about: .y)
    #expect(distance(transform, CATransform3DMakeRotation(0.5, 0, 1, 0)) < 1e-12)
  }

  /// Rounding would make the depth of a spinning particle flicker between 1 and its scale.
  @Test func whatTurnsInItsPlaneStaysFlat() {
    for step in 0..<400 {
      var transform = CATransform3DIdentity
      transform.setRotation(CGFloat(step) * 0.037, about: .z)
      #expect(CATransform3DIsAffine(transform))
      transform.setScale(0.8, along: [.x, .y, .z])
      #expect(transform.m33 == 1)
    }
  }

  @Test func leavesTheOtherPartsAlone() {
    var transform = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 0), 2, 3, 1)
    transform.setRotation(0.5, about: .z)
    #expect((transform.m41, transform.m42) == (10, 20))
    #expect(abs(transform.scale(along: .x) - 2) < 1e-12)
    #expect(abs(transform.scale(along: .y) - 3) < 1e-12)
    transform.setScale(1, along: [.x, .y, .z])
    #expect(abs(transform.rotation(about: .z) - 0.5) < 1e-12)
    transform.setTranslation(-5, along: .x)
    #expect((transform.m41, transform.m42) == (-5, 20))
  }
}
