import Diagnostics
import Lint
import Rendering
import RunCoding
import Runs
import Testing
import TransitionEngine

@testable import Directives

/// Whatever a runner's answer may say: it is refused, or it can be drawn.
struct HostileAnswerTests {
  private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -1e9, 1e-300, -0.0, 0, -1, .leastNonzeroMagnitude,
  ]

  private static func layer(_ id: Int, _ sublayers: [Layer] = []) -> Layer {
    var layer = Layer(
      id: id, name: "it", bounds: CGRect(x: 0, y: 0, width: 100, height: 100), position: CGPoint(x: 50, y: 50)
    )
    layer.backgroundColor = .black
    layer.sublayers = sublayers
    return layer
  }

  private static func timeline(
    _ change: (inout Timeline) -> Void = { _ in }, layer: (inout Layer) -> Void = { _ in },
    animations: [LayerAnimation] = []
  ) -> Timeline {
    var child = Self.layer(2)
    layer(&child)
    let root = Self.layer(1, [child])
    let commits = [
      Timeline.Commit(time: 0, root: root, animations: [2: animations]),
      Timeline.Commit(time: 1, root: root, animations: [:]),
    ]
    var timeline = Timeline(
      size: CGSize(width: 100, height: 100), duration: 1, initial: root, commits: commits)
    change(&timeline)
    return timeline
  }

  /// Has a timeline drawn as it comes out of an answer.
  ///
  /// - Returns: whether it was let through.
  @discardableResult
  private func draw(_ timeline: Timeline) -> Bool {
    let answer = RunnerAnswer(run: FinishedRun(timeline: timeline, findings: []), diagnostics: [])
    guard let read = try? RunnerAnswer(answer.bytes(files: CodedFiles())[...], files: CodedFiles()),
      let run = read.run
    else {
      return false
    }
    _ = run.timeline.lint()
    var library = FigureLibrary(folder: "")
    var environment = FigureEnvironment()
    environment.standaloneScale = 1
    let duration = run.timeline.duration
    _ = try? RunDrawing(
      of: run.timeline.showingTouches(), at: [0, duration / 2, duration], parts: .both, scope: "f1",
      StripOptions(title: "It", description: ""), in: &library, environment)
    for file in library.files.values { #expect(String(validating: file, as: UTF8.self) != nil) }
    return true
  }

  @Test func whatIsInOrderIsDrawn() {
    #expect(draw(Self.timeline()))
  }

  @Test func numbersThatAreNone() {
    for number in Self.numbers {
      draw(Self.timeline { $0.duration = number })
      draw(Self.timeline { $0.size.width = number })
      draw(Self.timeline { $0.commits[1].time = number })
      draw(Self.timeline { $0.commits[0].time = number })
      let paths: [WritableKeyPath<Layer, CGFloat>] = [
        \.bounds.size.width, \.bounds.origin.x, \.position.x, \.zPosition, \.anchorPoint.x, \.transform.m11,
        \.transform.m34, \.transform.m44, \.sublayerTransform.m34, \.opacity, \.cornerRadius, \.borderWidth,
      ]
      for path in paths { draw(Self.timeline(layer: { $0[keyPath: path] = number })) }
      draw(Self.timeline(layer: { $0.timing.speed = number }))
      draw(Self.timeline(layer: { $0.timing.timeOffset = number }))
      draw(
        Self.timeline(layer: {
          $0.bounds.size = CGSize(width: number, height: number)
          $0.cornerRadius = number
          $0.masksToBounds = true
        }))
    }
  }

  @Test func contentsThatFitNowhere() {
    let bounds = PropertyAnimation(
      .bounds, from: .rect(.zero), to: .rect(CGRect(x: 0, y: 0, width: 90, height: 9)))
    let animation = LayerAnimation(.property(bounds), beginTime: 0, duration: 1, origin: .viewAnimation)
    for number in Self.numbers {
      for gravity in ContentsGravity.allCases {
        var contents = LayerContents.shape(Shape(path: Path(rect: CGRect(x: 0, y: 0, width: 9, height: 9))))
        for _ in 0..<3 {
          contents = .fitted(
            FittedContents(contents, size: CGSize(width: number, height: 10), gravity: gravity))
        }
        draw(Self.timeline(layer: { $0.contents = contents }))
        draw(Self.timeline(layer: { $0.contents = contents }, animations: [animation]))
      }
    }
  }

  @Test func screensWithoutArea() {
    for side in [0, -1, 1e300] { #expect(!draw(Self.timeline { $0.size.height = side })) }
  }

  @Test func timesOutOfOrder() {
    #expect(!draw(Self.timeline { $0.commits.reverse() }))
    #expect(!draw(Self.timeline { $0.duration = 1e6 }))
    draw(Self.timeline { $0.commits = [] })
  }

  @Test func animationsThatDoNotFit() {
    let values: [[PropertyAnimation.Value]] = [
      [], [.number(1)], [.number(0), .number(1), .number(2)], [.point(.zero), .number(1)], [.color(.black)],
      [.colors([]), .colors([.black])], [.numbers([]), .numbers([1, 2])],
      [.path(Path([])), .path(Path([.close]))],
      [.transform(CATransform3DIdentity), .transform(CATransform3DMakeScale(0, 0, 0))],
      [.rect(.zero), .rect(CGRect(x: 0, y: 0, width: -5, height: 1e9))],
    ]
    let times: [[Double]] = [[], [0, 1], [1, 0], [0.5], [0, 0, 0], [0, 0.9, 0.1, 7, -3]]
    let modes = PropertyAnimation.CalculationMode.allCases
    for (number, path) in PropertyAnimation.KeyPath.allCases.enumerated() {
      for (index, values) in values.enumerated() {
        let times = times[(number + index) % times.count]
        var property = PropertyAnimation(path, values: values, keyTimes: times)
        property.calculationMode = modes[(number + index) % modes.count]
        property.segmentTimings = Array(repeating: .bezier(CubicBezier(9, -9, -9, 9)), count: times.count)
        let animation = LayerAnimation(
          .property(property), beginTime: 0, duration: 1, origin: .viewAnimation)
        draw(Self.timeline(animations: [animation]))
      }
    }
  }

  @Test func clocksThatRunWild() {
    let property = PropertyAnimation(.positionX, from: .number(0), to: .number(100))
    for number in Self.numbers {
      for other in [0, 1, -1, 1e9] {
        var animation = LayerAnimation(
          .property(property), beginTime: other, duration: number, origin: .viewAnimation)
        draw(Self.timeline(animations: [animation]))
        (animation.duration, animation.speed, animation.repeatCount) = (1e-9, number, other)
        draw(Self.timeline(animations: [animation]))
        (animation.speed, animation.repeatCount, animation.autoreverses) = (other, number, true)
        draw(Self.timeline(animations: [animation]))
        animation.timing = .spring(
          Spring(mass: number, stiffness: other, damping: number, initialVelocity: other), duration: number)
        draw(Self.timeline(animations: [animation]))
      }
    }
  }

  @Test func layersWithinLayersWithoutEnd() {
    var deep = Self.layer(2)
    for id in 3..<450 { deep = Self.layer(id, [deep]) }
    #expect(draw(Self.timeline { $0.initial = deep }))
    for id in 450..<600 { deep = Self.layer(id, [deep]) }
    #expect(!draw(Self.timeline { $0.initial = deep }))
  }

  /// Few bytes, since what is the same is written once; and more layers than anybody can draw.
  @Test func layersThatAreSharedWithoutEnd() {
    let row = Self.layer(3, Array(repeating: Self.layer(2), count: 500))
    let wide = Self.layer(4, Array(repeating: row, count: 500))
    #expect(!draw(Self.timeline { $0.initial = wide }))
    // Each commit is one higher than the one before.
    var tall = Self.layer(2)
    var commits: [Timeline.Commit] = []
    for id in 3..<700 {
      tall = Self.layer(id, [tall])
      commits.append(Timeline.Commit(time: 0, root: tall, animations: [:]))
    }
    #expect(!draw(Self.timeline { $0.commits = commits }))
  }
}
