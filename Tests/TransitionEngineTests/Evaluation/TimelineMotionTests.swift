import Foundation
import Testing
import TransitionEngine

@Suite struct TimelineMotionTests {
  @Test func withoutAnimationsThingsRest() {
    let motion = timeline(box(1), [:]).motion(of: 1, property: .opacity)
    #expect(motion == [segment(0, 10, .resting(.number(1)))])
  }

  @Test func oneAnimationIsEasedMotion() {
    var fading = fade(begin: 2, duration: 3)
    fading.timing = .easeIn
    let motion = timeline(box(1), [1: [fading]]).motion(of: 1, property: .opacity)
    #expect(
      motion == [
        segment(0, 2, .resting(.number(1))),
        segment(2, 5, eased(.opacity, begin: 2, duration: 3, from: 0, to: 1, .easeIn)),
        segment(5, 10, .resting(.number(1))),
      ])
  }

  @Test func fillsRest() {
    var fading = fade(begin: 2, duration: 3)
    fading.fillMode = .both
    let motion = timeline(box(1), [1: [fading]]).motion(of: 1, property: .opacity)
    #expect(motion.map(\.course).first == .resting(.number(0)))
    #expect(motion.map(\.course).last == .resting(.number(1)))
  }

  @Test func clocksAreTakenIntoAccount() {
    var container = box(2, [box(3)])
    container.timing.speed = 2
    container.timing.beginTime = 1
    let motion = timeline(box(1, [container]), [3: [fade(begin: 2, duration: 4)]])
      .motion(of: 3, property: .opacity)
    #expect(motion[1] == segment(2, 4, eased(.opacity, begin: 2, duration: 2, from: 0, to: 1, .linear)))
  }

  @Test func aStoppedClockRests() {
    var container = box(2, [box(3)])
    container.timing.speed = 0
    container.timing.timeOffset = 0.5
    let motion = timeline(box(1, [container]), [3: [fade()]]).motion(of: 3, property: .opacity)
    #expect(motion == [segment(0, 10, .resting(.number(0.5)))])
  }

  @Test func commitsDoNotInterruptWhatGoesOn() {
    var timeline = timeline(box(1), [1: [fade(duration: 4)]])
    timeline.commits.append(.init(time: 1, root: box(1, [box(2)]), animations: [1: [fade(duration: 4)]]))
    #expect(
      timeline.motion(of: 1, property: .opacity) == [
        segment(0, 4, eased(.opacity, begin: 0, duration: 4, from: 0, to: 1, .linear)),
        segment(4, 10, .resting(.number(1))),
      ])
    #expect(timeline.motion(of: 2, property: .opacity).first?.course == .absent)
  }

  @Test func keyframesAreEasedPieceByPiece() {
    var property = PropertyAnimation(
      .zPosition, values: [.number(0), .number(10), .number(0)], keyTimes: [0, 0.25, 1])
    property.segmentTimings = [.easeIn, .easeOut]
    let animation = LayerAnimation(
      .property(property), beginTime: 0, duration: 4, origin: .viewAnimation)
    let motion = timeline(box(1), [1: [animation]]).motion(of: 1, property: .zPosition)
    #expect(
      motion.prefix(2) == [
        segment(0, 1, eased(.zPosition, begin: 0, duration: 1, from: 0, to: 10, .easeIn)),
        segment(1, 4, eased(.zPosition, begin: 1, duration: 3, from: 10, to: 0, .easeOut)),
      ])
  }

  @Test func aPartCountsAsItsProperty() {
    let turn = fade(.rotationY, from: 0, to: 3, duration: 1)
    let motion = timeline(box(1), [1: [turn]]).motion(of: 1, property: .transform)
    #expect(motion.first?.course == eased(.rotationY, begin: 0, duration: 1, from: 0, to: 3, .linear))
    #expect(motion.last?.course == .resting(.transform(CATransform3DIdentity)))
  }

  @Test func severalAtOnceAreSampled() {
    let motion = timeline(box(1), [1: [fade(duration: 2), fade(begin: 1, duration: 2)]])
      .motion(of: 1, property: .opacity)
    let isSampled = motion.map { $0.course == .sampled }
    #expect(isSampled == [false, true, false, false])
    #expect(motion.map(\.begin) == [0, 1, 2, 3])
  }

  func segment(
    _ begin: TimeInterval, _ end: TimeInterval, _ course: MotionSegment.Course
  ) -> MotionSegment {
    MotionSegment(begin: begin, end: end, course: course)
  }

  func eased(
    _ keyPath: PropertyAnimation.KeyPath, begin: TimeInterval, duration: TimeInterval, from: CGFloat,
    to: CGFloat, _ timing: TimingCurve
  ) -> MotionSegment.Course {
    .eased(
      EasedMotion(
        keyPath: keyPath, begin: begin, duration: duration, from: .number(from), to: .number(to),
        timing: timing))
  }
}
