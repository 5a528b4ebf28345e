import Foundation
import Testing

@testable import TransitionEngine

struct PresentationWatchTests {
  /// A layer with a slow clock in which another one fades and turns, then one that has gone.
  private var timeline: Timeline {
    var inner = box(2, [box(3), box(4)])
    inner.timing.speed = 0.5
    let turn = PropertyAnimation(
      .transform, from: .transform(CATransform3DIdentity),
      to: .transform(CATransform3DMakeRotation(1, 0, 1, 0)))
    let turning = LayerAnimation(.property(turn), beginTime: 0, duration: 1, origin: .viewAnimation)
    var held = Timeline.Commit(time: 0.9, root: box(1, [inner, box(5)]), animations: [5: [fade()]])
    held.isContinuous = true
    return Timeline(
      size: CGSize(width: 100, height: 100), duration: 2, initial: box(1, [inner]),
      commits: [
        .init(time: 0, root: box(1, [inner, box(5)]), animations: [3: [fade(), turning], 5: [fade()]]),
        held,
        .init(time: 1.5, root: box(1, [box(5)]), animations: [5: [fade(from: 1, to: 0, begin: 1)]]),
      ])
  }

  @Test(arguments: [1, 2, 3, 5])
  func showsWhatTheTimelineShows(id: Layer.ID) {
    var watch = PresentationWatch(timeline, id)
    for time in [-1, 0, 0.3, 0.31, 0.95, 1.2, 1.6, 1.9, 2, 0.4] {
      #expect(watch.layer(at: time) == timeline.presentation(of: id, at: time))
    }
  }
}
