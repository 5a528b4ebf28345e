import Lint
import TransitionEngine

/// A layer of 100 × 100 points.
func box(_ id: Int, _ sublayers: [Layer] = []) -> Layer {
  var layer = Layer(
    id: id, bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 50, y: 50))
  layer.sublayers = sublayers
  return layer
}

/// A view animation of a number, linear.
func fade(
  _ keyPath: PropertyAnimation.KeyPath = .opacity, from: CGFloat = 0, to: CGFloat = 1,
  begin: TimeInterval = 0, duration: TimeInterval = 1
) -> LayerAnimation {
  LayerAnimation(
    .property(PropertyAnimation(keyPath, from: .number(from), to: .number(to))), beginTime: begin,
    duration: duration, origin: .viewAnimation)
}

/// A transition in a container of 100 × 100 points, made by hand: the container's layer is 1, the old view 2,
/// the new one 3.
struct LintFixture {
  var container = box(1, [box(2), box(3)])
  var animations: [Layer.ID: [LayerAnimation]] = [:]
  var record = TransitionRecord(
    animator: "TestAnimator", container: 1, from: 2, to: 3, fromName: "a", toName: "b", requested: 0)

  init() {
    record.started = 0
    record.ended = 1
    record.completions = [.init(time: 1, didComplete: true)]
    record.finalFrame = container.bounds
  }

  /// One second of the transition, and what is left.
  var timeline: Timeline {
    var root = box(0, [container])
    root.bounds.size = container.bounds.size
    var end = root
    end.sublayers[0] = box(1, [box(3)])
    return Timeline(
      size: root.bounds.size, duration: 1, initial: root,
      commits: [
        .init(time: 0, root: root, animations: animations), .init(time: 1, root: end, animations: [:]),
      ],
      transitions: [record])
  }

  var rules: [LintRule] { timeline.lint().map(\.rule) }

  /// An animation of the new view from one transform to the next, and so on.
  mutating func animate(_ transforms: [CATransform3D]) {
    let times = transforms.indices.map { Double($0) / Double(max(transforms.count - 1, 1)) }
    let property = PropertyAnimation(.transform, values: transforms.map { .transform($0) }, keyTimes: times)
    animations[3] = [LayerAnimation(.property(property), beginTime: 0, duration: 1, origin: .viewAnimation)]
  }

  static func turn(_ degrees: CGFloat, about y: CGFloat = 1) -> CATransform3D {
    CATransform3DMakeRotation(degrees * .pi / 180, 0, y, 1 - y)
  }

  /// What is found in a transition that leaves its views otherwise than it found them.
  static func leaving(
    didComplete: Bool = true, isDismissal: Bool = false,
    before prepare: (inout TransitionRecord.Views) -> Void = { _ in },
    _ change: (inout TransitionRecord.Views) -> Void
  ) -> [LintFinding] {
    var fixture = LintFixture()
    var before = TransitionRecord.Views(container: box(1, [box(2)]), from: box(2), to: box(3))
    prepare(&before)
    var after = TransitionRecord.Views(
      container: box(1, [box(didComplete ? 3 : 2)]), from: box(2), to: box(3))
    change(&after)
    fixture.record.before = before
    fixture.record.after = after
    fixture.record.completions = [.init(time: 1, didComplete: didComplete)]
    fixture.record.wasCancelled = !didComplete
    fixture.record.isDismissal = isDismissal
    return fixture.timeline.lint().filter { $0.rule != .flashOnCancel }
  }
}
