import Testing
import TransitionEngine

@testable import UIKit

@Suite struct UIStepperTests {
  private let run = Run(size: CGSize(width: 400, height: 800))
  private let stepper: UIStepper
  private let values = Recorded<Double>()

  init() throws {
    let (run, values) = (run, values)
    stepper = run.perform {
      let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      stepper.addAction(
        UIAction { [unowned stepper] _ in values.values.append(stepper.value) }, for: .valueChanged)
      run.window.addSubview(stepper)
      return stepper
    }
    try run.settle()
  }

  private func tap(_ x: CGFloat, for seconds: TimeInterval = 0.1) throws {
    _ = try run.record { try run.send(TouchPath(from: CGPoint(x: x, y: 116), [.hold(seconds)]), at: 0) }
  }

  /// UIStepper.h: value 0, minimum 0, maximum 100, step 1, continuous, autorepeat, no wrapping.
  @Test func theDefaultsAreUIKits() {
    #expect((stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue) == (0, 0, 100, 1))
    #expect(stepper.isContinuous && stepper.autorepeat && !stepper.wraps)
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
  }

  /// Its images are made anew by each layout, and have the same size.
  @Test func aLayoutDoesntRequestTheNext() throws {
    run.perform { stepper.setNeedsLayout() }
    try run.settle()
    #expect(!run.needsLayout)
  }

  @Test func tapsChangeTheValue() throws {
    try tap(180)
    try tap(180)
    try tap(110)
    #expect(values.values == [1, 2, 1])
  }

  @Test func theValueStopsAtItsEnds() throws {
    try tap(110)
    #expect(values.values.isEmpty)
    stepper.value = 200
    #expect(stepper.value == 100)
  }

  @Test func theValueWraps() throws {
    stepper.wraps = true
    try tap(110)
    #expect(values.values == [100])
  }

  @Test func aRestingFingerGoesOn() throws {
    try tap(180, for: 0.95)
    #expect(values.values == [1, 2, 3, 4, 5])
    values.values = []
    stepper.isContinuous = false
    try tap(180, for: 0.95)
    #expect(values.values == [10])
  }
}
