import Testing

@testable import TransitionEngine

struct TimelineCursorTests {
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

  private let times = [-1, 0, 0.3, 0.31, 0.95, 1.2, 1.6, 1.9, 2, .infinity, .nan, 0.4, 0.95, 1.5, 0.3]

  @Test func instantsMayComeInAnyOrder() {
    var cursor = TimelineCursor(timeline)
    for time in times { #expect(cursor.frame(at: time) == timeline.frame(at: time)) }
  }

  @Test(arguments: [1, 2, 3, 5])
  func showsOneLayerAsTheTimelineDoes(id: Layer.ID) {
    var cursor = TimelineCursor(timeline)
    for time in times {
      #expect(cursor.presentation(of: id, at: time) == timeline.presentation(of: id, at: time))
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func aCommitShowsALayerAsATimelineThatEndsWithItDoes(id: Layer.ID) {
    let commit = timeline.commits[0]
    let alone = Timeline(size: .zero, duration: .infinity, initial: commit.root, commits: [commit])
    for time in [0, 0.3, 0.95, 2] {
      #expect(commit.presentation(of: id, at: time) == alone.presentation(of: id, at: time))
    }
  }

  @Test func aHeldAnimationMovesToWhereTheNextCommitHoldsIt() {
    var animation = fade()
    animation.speed = 0
    var driven = Timeline.Commit(time: 0, root: box(1), animations: [1: [animation]])
    driven.isContinuous = true
    animation.timeOffset = 0.5
    let timeline = Timeline(
      size: CGSize(width: 100, height: 100), duration: 2, initial: box(1),
      commits: [driven, .init(time: 1, root: box(1), animations: [1: [animation]])])
    var cursor = TimelineCursor(timeline)
    #expect([0, 0.5, 1, 1.5].map { cursor.frame(at: $0).opacity } == [0, 0.25, 0.5, 0.5])
  }

  @Test func aRunThatWasGivenUpStaysAsItShowedLast() {
    var timeline = timeline
    timeline.commits.removeLast()
    timeline.isUnfinished = true
    #expect(timeline.final == timeline.frame(at: 9))
    timeline.duration = 0.8
    timeline.commits.removeLast()
    #expect(timeline.presentation(of: 3, at: 5)?.opacity == 0.4)
    #expect(timeline.presentation(of: 5, at: 5)?.opacity == 0.8)
  }
}
