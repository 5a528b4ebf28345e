import Testing
import TransitionEngine

@testable import Rendering

/// Blurs of what lies behind: in strips and on stages.
@Suite struct StageBackdropTests: StageFixtures {
  private func blur(_ amount: CGFloat = 1) -> Layer {
    var layer = card(5)
    layer.backgroundColor = nil
    layer.contents = .backdrop(Backdrop(radius: 20, saturation: 1.8, amount: amount))
    layer.masksToBounds = true
    return layer
  }

  private func strip(_ root: Layer) -> String {
    Strip(
      windowSize: size, frames: [Strip.Frame(root: root, isAtRest: false)],
      options: StripOptions(title: "t", description: "d")
    ).standalone().string
  }

  // MARK: Strips

  /// One filter a frame, over a copy of what is below: the last card lies above.
  @Test func aStripBlursWhatLiesBehind() {
    let svg = strip(window([card(2, width: 60), blur(), card(3, width: 80)]))
    #expect(svg.occurrences(of: "<filter") == 1 && svg.occurrences(of: "filter=\"url") == 1)
    #expect(svg.contains("<feGaussianBlur stdDeviation="))
    // What is painted behind is there twice, what is painted after it once.
    let root = window([card(2, width: 60), blur(), card(3, width: 80)]).withBackdrops()
    #expect(root.sublayers[1].backdrop?.behind?.root.sublayers.map(\.id) == [2, 5])
  }

  @Test func aBlurOfNothingIsNotDrawn() {
    #expect(!strip(window([card(2), blur(0)])).contains("<filter"))
  }

  @Test func depthSaysWhatLiesBehind() {
    var front = card(2)
    front.zPosition = 1
    let root = window([front, blur()]).withBackdrops()
    #expect(root.sublayers[1].backdrop?.behind?.root.sublayers.map(\.id) == [5])
  }

  /// Each would draw all that is behind it once more.
  @Test func eightBlursAreDrawn() {
    let root = window((0..<20).map { _ in blur() }).withBackdrops()
    #expect(root.sublayers.count { $0.backdrop?.behind != nil } == 8)
  }

  /// Panels of a fold would blur it again and again.
  @Test func aSnapshotIsNotBlurred() {
    var shot = card(2)
    shot.contents = .snapshot(
      Snapshot(tree: LayerTree(window([card(3), blur()])), rect: CGRect(origin: .zero, size: size)))
    #expect(!strip(window([shot])).contains("<filter"))
  }

  // MARK: Stages

  @Test func aStageBlursByAFilterOfItsOwn() {
    let moving = [2: [animation(.positionX, .number(0), .number(200))]]
    let result = stage(timeline([card(2), blur()], moving))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("-webkit-backdrop-filter:blur(20px) saturate(1.8)"))
    #expect(result.css.contains(";backdrop-filter:blur(20px) saturate(1.8)"))
    #expect(!result.html.contains("zt-blur"))
  }

  @Test func aBlurComesByDegrees() {
    let comes = [5: [animation(.backdropAmount, .number(0), .number(1), .linear)]]
    let result = stage(timeline([card(2), blur()], comes))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.html.contains("zt-blur"))
    #expect(
      result.css.contains(
        "0%{-webkit-backdrop-filter:blur(0) saturate(1);backdrop-filter:blur(0) saturate(1)}"))
    #expect(result.css.contains("100%{-webkit-backdrop-filter:blur(20px) saturate(1.8)"))
  }

  /// Its size is a clip of the element that blurs, as one around it would hide from it what lies behind.
  @Test func aBlurMayGrow() {
    let grows = [
      5: [
        animation(
          .bounds, .rect(CGRect(x: 0, y: 0, width: 50, height: 100)),
          .rect(CGRect(x: 0, y: 0, width: 200, height: 400)))
      ]
    ]
    let result = stage(timeline([card(2), blur()], grows))
    #expect(result.report.unsupported.isEmpty)
    #expect(result.css.contains("clip-path:inset(0 150px 300px 0)"))
  }

  /// CSS draws what fades apart, where nothing lies behind the blur.
  @Test func aBlurInWhatFadesIsSaidNotToShow() {
    var holder = card(4)
    holder.sublayers = [blur()]
    holder.name = "sheet"
    let result = stage(timeline([holder], [4: [animation(.opacity, .number(0), .number(1))]]))
    #expect(
      result.report.unsupported == ["the blur within “sheet”, which fades, turns in space or is clipped"])
  }
}
