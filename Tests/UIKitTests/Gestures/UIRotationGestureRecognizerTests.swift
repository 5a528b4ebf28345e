import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIRotationGestureRecognizerTests {
  private let fixture = TouchFixture()

  /// Two fingers that turn around the middle, in straight segments of ten degrees at most.
  private func turn(_ degrees: CGFloat, scale: CGFloat = 1) throws -> TouchPath {
    let count = max((abs(degrees) / 10).rounded(.up), 1)
    func finger(_ side: CGFloat) -> TouchPath.Finger {
      func point(_ share: CGFloat) -> CGPoint {
        let (angle, radius) = (degrees / 180 * .pi * share, side * 60 * (1 + (scale - 1) * share))
        return CGPoint(x: 200 + radius * cos(angle), y: 400 + radius * sin(angle))
      }
      return TouchPath.Finger(
        start: point(0),
        segments: (1...Int(count)).map { .move(to: point(CGFloat($0) / count), duration: 0.5 / count) })
    }
    return try TouchPath([finger(-1), finger(1)])
  }

  /// UIRotationGestureRecognizer.h: "The rotation of the gesture in radians", clockwise on screen.
  @Test(arguments: [90.0, -45, 270]) func theRotationIsThatOfTheFingers(degrees: Double) throws {
    let rotations = Recorded<CGFloat>()
    fixture.add(UIRotationGestureRecognizer()).addTarget { rotations.values.append($0.rotation) }
    _ = try fixture.play((0, turn(degrees)))
    #expect(fixture.calls.changes.suffix(3) == ["began", "changed", "ended"])
    expectClose(try #require(rotations.values.last), degrees / 180 * .pi, within: 1e-6)
  }

  @Test func theRotationCanBeSet() throws {
    let rotations = Recorded<CGFloat>()
    fixture.add(UIRotationGestureRecognizer()).addTarget {
      rotations.values.append($0.rotation)
      $0.rotation = 0
    }
    _ = try fixture.play((0, turn(90)))
    expectClose(rotations.values.reduce(0, +), .pi / 2, within: 1e-6)
  }

  @Test func theVelocityIsInRadiansPerSecond() throws {
    let velocities = Recorded<CGFloat>()
    fixture.add(UIRotationGestureRecognizer()).addTarget { velocities.values.append($0.velocity) }
    _ = try fixture.play((0, turn(90)))
    expectClose(try #require(velocities.values.last), .pi, within: 0.05)
  }

  @Test func aPinchIsNoRotation() throws {
    _ = fixture.add(UIRotationGestureRecognizer())
    _ = try fixture.play(
      (0, .pinch(around: TouchFixture.middle, distance: 100, scale: 2, in: 0.3)))
    #expect(!fixture.calls.values.contains("began"))
  }

  private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  /// A sticker that is turned and scaled at once, as public samples do it.
  @Test func aStickerTurnsAndGrowsAtOnce() throws {
    let together = Together()
    let sticker = fixture.run.perform {
      let sticker = UIView(frame: CGRect(x: 100, y: 300, width: 200, height: 200))
      fixture.run.window.addSubview(sticker)
      return sticker
    }
    let (rotation, pinch) = (UIRotationGestureRecognizer(), UIPinchGestureRecognizer())
    rotation.addTarget {
      sticker.transform = sticker.transform.rotated(by: $0.rotation)
      $0.rotation = 0
    }
    pinch.addTarget {
      sticker.transform = sticker.transform.scaledBy(x: $0.scale, y: $0.scale)
      $0.scale = 1
    }
    for recognizer in [rotation, pinch] {
      recognizer.delegate = together
      sticker.addGestureRecognizer(recognizer)
    }
    _ = try fixture.play((0, turn(90, scale: 1.5)))
    expectClose(sticker.transform.a, 0, within: 1e-6)
    expectClose(sticker.transform.b, 1.5, within: 1e-6)
  }
}
