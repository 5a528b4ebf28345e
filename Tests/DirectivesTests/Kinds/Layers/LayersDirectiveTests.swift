import Testing
import TransitionEngine

@testable import Directives

struct LayersDirectiveTests {
  private func layers(_ animator: String, _ options: String...) -> RenderedPage {
    RenderedPage(
      "```{layers} \(animator)\n:from: inbox\n:to: photos\n" + options.joined(separator: "\n")
        + "\n\nA caption.\n```"
    )
  }

  @Test func theStageStandsTurnedAndPlaysToThat() {
    let page = layers("fold", ":folds: 2")
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("<figure class=\"zt-figure f1 zt-alone zt-diagram zt-holds\""))
    #expect(page.html.contains("aria-label=\"Layers of fold at 0.5 s\""))
    #expect(page.styles.contains(".f1>.zt-k0:checked~*{--hold:-1.4s}"))
    #expect(!page.html.contains("zt-picks"))
    for forbidden in ["<script", " style=", "<style"] { #expect(!page.html.contains(forbidden)) }
  }

  @Test func itSaysWhatThereIs() {
    let alternative = layers("fold", ":folds: 2").values(of: "alt").first { !$0.isEmpty }
    #expect(
      alternative == """
        Layers of fold at 0.5 s. From back to front: container, 100 by 200 points; from, 100 by 200 points, hidden; \
        to, 100 by 200 points, hidden; FoldPanel, 8 layers, the first 25 by 200 points.
        """)
  }

  @Test func theSameInputGivesTheSameBytes() {
    #expect(layers("cube").html == layers("cube").html)
    #expect(layers("cube").styles == layers("cube").styles)
  }

  @Test(arguments: ["fade", "scroll", "cube", "explode", "portal", "cards", "push", "cover-vertical"])
  func everyAnimatorCanBeLookedInto(animator: String) {
    let page = layers(animator, ":at: 30%")
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("zt-window"))
  }

  @Test func alsoUnderAFinger() {
    let page = RenderedPage(
      fence: "{layers} fold", ":from: photos", ":to: inbox", ":script: swipe left 60pt in 0.3s", ":at: 0.2s")
    #expect(page.diagnostics.isEmpty)
    #expect(page.html.contains("at 0.2 s"))
  }

  // MARK: What is wrong

  @Test(arguments: [
    (":at: 1️⃣9s", "transition.instant@1"), (":at: 1️⃣half", "directive.value@1"),
    (":turn: 1️⃣90", "directive.range@1"), (":tilt: 1️⃣40°", "directive.value@1"),
    (":apart: 1️⃣500pt", "directive.range@1"), (":1️⃣damping: 3", "transition.unknown-option@1"),
    (":1️⃣frames: 3", "directive.unknown-option@1"),
  ])
  func badOptions(option: String, problem: String) {
    let page = layers("fold", option)
    #expect(page.problems == [problem])
    #expect(page.html.contains("zt-error"))
  }
}

struct LayersSceneTests {
  private static let square = CGRect(x: 0, y: 0, width: 100, height: 200)

  /// A container under perspective with one layer that is hinged at its left edge and turned.
  private func timeline(angle: CGFloat) -> Timeline {
    var panel = Layer(id: 3, name: "Panel", bounds: Self.square, position: CGPoint(x: 0, y: 100))
    panel.anchorPoint = CGPoint(x: 0, y: 0.5)
    panel.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    var container = Layer(id: 2, bounds: Self.square, position: CGPoint(x: 50, y: 100))
    container.sublayerTransform.m34 = -1 / 200
    container.sublayers = [panel]
    var timeline = Timeline(
      size: Self.square.size, duration: 1, initial: container,
      commits: [.init(time: 0, root: container, animations: [:])])
    timeline.transitions = [
      TransitionRecord(
        animator: "A", container: 2, from: nil, to: nil, fromName: "a", toName: "b", requested: 0)
    ]
    return timeline
  }

  @Test func withoutATransitionThereIsNothing() {
    var timeline = timeline(angle: 0)
    timeline.transitions = []
    #expect(LayersScene(timeline, at: 0.5, .init(turn: 0, tilt: 0, apart: 0))?.levels == nil)
  }

  private func corners(_ view: LayersScene.View, angle: CGFloat) throws -> [CGPoint] {
    let scene = try #require(LayersScene(timeline(angle: angle), at: 0.5, view))
    let plane = try #require(scene.levels.last?.planes.first)
    return Self.square.corners.map(scene.map(plane, level: scene.levels.count - 1).project)
  }

  @Test func perspectiveIsLeftAside() throws {
    let corners = try corners(.init(turn: 0, tilt: 0, apart: 0), angle: 0.6)
    // Edges that turn stay as long as others.
    #expect(abs((corners[3].y - corners[0].y) - (corners[2].y - corners[1].y)) < 1e-9)
    #expect(abs((corners[1].x - corners[0].x) / (corners[3].y - corners[0].y) - cos(0.6) / 2) < 1e-9)
  }

  @Test func whatIsEdgeOnInFrontIsSeenFromTheSide() throws {
    let front = try corners(.init(turn: 0, tilt: 0, apart: 0), angle: .pi / 2)
    #expect(abs(front[1].x - front[0].x) < 1e-9)
    // It goes away from the reader, who stands on its left.
    let side = try corners(.init(turn: .pi / 4, tilt: 0, apart: 0), angle: .pi / 2)
    #expect(side[1].x < side[0].x - 10)
  }

  @Test func levelsStandApartTowardsTheReader() throws {
    let scene = try #require(
      LayersScene(timeline(angle: 0), at: 0.5, .init(turn: .pi / 4, tilt: 0.2, apart: 50)))
    let origins = scene.levels.enumerated().map { scene.map($1.planes[0], level: $0).project(.zero) }
    #expect(origins[1].x > origins[0].x + 10 && origins[1].y > origins[0].y)
  }

  @Test func allLiesOnThePaper() throws {
    for turn in [-1.2, -0.5, 0, 0.7, 1.2] as [CGFloat] {
      let scene = try #require(
        LayersScene(timeline(angle: 1), at: 0.5, .init(turn: turn, tilt: 0.5, apart: 200)))
      let paper = CGRect(origin: .zero, size: scene.timeline(.english).size)
      for (level, planes) in scene.levels.enumerated() {
        for corner in Self.square.corners.map(scene.map(planes.planes[0], level: level).project) {
          #expect(paper.contains(corner))
        }
      }
    }
  }
}
