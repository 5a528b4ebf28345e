import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIPinchGestureRecognizerTests {
  private let fixture = TouchFixture()

  private func pinch(_ scale: CGFloat) throws -> TouchPath {
    try .pinch(around: TouchFixture.middle, distance: 150, scale: scale, in: 0.5)
  }

  @Test(arguments: [0.4, 2.0]) func theScaleIsThatOfTheDistances(scale: Double) throws {
    let scales = Recorded<CGFloat>()
    let velocities = Recorded<CGFloat>()
    fixture.add(UIPinchGestureRecognizer()).addTarget {
      scales.values.append($0.scale)
      velocities.values.append($0.velocity)
    }
    _ = try fixture.play((0, pinch(scale)))
    #expect(fixture.calls.changes.suffix(3) == ["began", "changed", "ended"])
    expectClose(try #require(scales.values.last), scale, within: 1e-9)
    expectClose(try #require(velocities.values.last), (scale - 1) / 0.5, within: 1e-3)
  }

  @Test func theScaleCanBeSet() throws {
    let scales = Recorded<CGFloat>()
    fixture.add(UIPinchGestureRecognizer()).addTarget {
      scales.values.append($0.scale)
      $0.scale = 1
    }
    _ = try fixture.play((0, pinch(2)))
    expectClose(scales.values.reduce(1, *), 2, within: 1e-9)
  }

  @Test func aSmallChangeIsNone() throws {
    _ = fixture.add(UIPinchGestureRecognizer())
    let timeline = try fixture.play((0, pinch(1.03)))
    #expect(!fixture.calls.values.contains("began"))
    #expect(timeline.events.map(\.name) == ["failed"])
  }

  @Test func oneFingerIsNoPinch() throws {
    let pinch = fixture.add(UIPinchGestureRecognizer())
    _ = try fixture.play((0, TouchFixture.drag()))
    #expect(!fixture.calls.values.contains("began"))
    #expect(pinch.state == .possible)
  }

  @Test func fingersInOnePlaceDoNoHarm() throws {
    let scales = Recorded<CGFloat>()
    fixture.add(UIPinchGestureRecognizer()).addTarget { scales.values.append($0.scale) }
    _ = try fixture.play((0, .pinch(around: TouchFixture.middle, distance: 0, scale: 2, in: 0.5)))
    _ = try fixture.play((0, pinch(0)))
    #expect(scales.values.allSatisfy { $0.isFinite })
  }
}
