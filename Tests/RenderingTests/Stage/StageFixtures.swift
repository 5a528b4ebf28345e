import TransitionEngine

@testable import Rendering

/// Stages of timelines that are put together by hand: one window, some layers, one commit.
protocol StageFixtures {}

extension StageFixtures {
  var size: CGSize { CGSize(width: 300, height: 600) }

  func window(_ sublayers: [Layer]) -> Layer {
    var root = Layer(
      id: 1, name: "window", bounds: CGRect(origin: .zero, size: size), position: CGPoint(x: 150, y: 300))
    root.backgroundColor = .black
    root.sublayers = sublayers
    return root
  }

  func card(_ id: Layer.ID, x: CGFloat = 50, width: CGFloat = 200) -> Layer {
    var layer = Layer(
      id: id, bounds: CGRect(x: 0, y: 0, width: width, height: 400),
      position: CGPoint(x: x + width / 2, y: 300))
    layer.backgroundColor = .white
    return layer
  }

  func timeline(
    _ layers: [Layer], _ animations: [Layer.ID: [LayerAnimation]], duration: TimeInterval = 1
  ) -> Timeline {
    let root = window(layers)
    return Timeline(
      size: size, duration: duration, initial: root,
      commits: [
        Timeline.Commit(time: 0, root: root, animations: animations),
        Timeline.Commit(time: duration, root: root, animations: [:]),
      ])
  }

  func animation(
    _ keyPath: PropertyAnimation.KeyPath, _ from: PropertyAnimation.Value, _ to: PropertyAnimation.Value,
    _ timing: TimingCurve = .easeInEaseOut, duration: TimeInterval = 1
  ) -> LayerAnimation {
    LayerAnimation(
      .property(PropertyAnimation(keyPath, from: from, to: to)), beginTime: 0, duration: duration,
      timing: timing,
      origin: .viewAnimation)
  }

  func stage(
    _ timeline: Timeline, isDriven: Bool = false
  ) -> (html: String, css: String, report: StageReport) {
    var library = FigureLibrary(folder: "")
    let stage = Stage(timeline, scope: "f1", isDriven: isDriven, in: &library)
    return (
      String(decoding: stage.html, as: UTF8.self), String(decoding: stage.css, as: UTF8.self), stage.report
    )
  }
}
