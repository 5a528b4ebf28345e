import Testing
import TransitionEngine

@testable import Animators
// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import UIKit

@Suite struct FoldAnimatorTests {
  /// A panel's left and right edge in space (x and z), before the eye's perspective.
  private struct Edges {
    let left, right: SIMD2<Double>

    init(_ panel: Layer) {
      func point(_ x: CGFloat) -> SIMD2<Double> {
        let m = panel.matrix
        return SIMD2(x * m.m11 + panel.bounds.height / 2 * m.m21 + m.m41, x * m.m13 + m.m43)
      }
      left = point(0)
      right = point(panel.bounds.width)
    }
  }

  private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let d = a - b
    return (d.x * d.x + d.y * d.y).squareRoot()
  }

  /// The panels at an instant before the end: those of the old screen, and those of the new one, left to
  /// right.
  private func panels(_ timeline: Timeline, at time: TimeInterval) throws -> (old: [Layer], new: [Layer]) {
    let frame = timeline.frame(at: min(time, timeline.duration - 1e-9))
    let container = try #require(Stage.container(frame))
    let all = Array(container.sublayers.filter { $0.name == "FoldPanel" })
    return (Array(all.prefix(all.count / 2)), Array(all.suffix(all.count / 2)))
  }

  private func timeline(
    _ geometry: FoldAnimator.Geometry, size: CGSize = Stage.size, folds: Int = 2, reverse: Bool = false,
    perspective: CGFloat? = 200
  ) throws -> Timeline {
    let animator = FoldAnimator(folds: folds, reverse: reverse, geometry: geometry, perspective: perspective)
    return try Stage(size: size, animator: animator).change()
  }

  @Test(arguments: [1, 2, 3, 8], [FoldAnimator.Geometry.uikit, .contact])
  func startsAsTheOldScreenAndEndsAsTheNewOne(folds: Int, geometry: FoldAnimator.Geometry) throws {
    let timeline = try timeline(geometry, folds: folds)
    try expectRest(try panels(timeline, at: 0).old, showing: "old", count: 2 * folds)
    try expectRest(try panels(timeline, at: timeline.duration).new, showing: "new", count: 2 * folds)
  }

  /// Panels side by side in the plane of the screen, each with its part of the picture.
  private func expectRest(_ panels: [Layer], showing name: String, count: Int) throws {
    #expect(panels.count == count)
    var x: CGFloat = 0
    for panel in panels {
      #expect(abs(panel.frame.minX - x) < 1e-4)
      #expect(abs(panel.frame.width - panel.bounds.width) < 1e-4)
      x += panel.bounds.width
      guard case .snapshot(let picture) = panel.sublayers.first?.contents else {
        Issue.record("a panel shows no snapshot")
        continue
      }
      #expect(picture.tree.root.name == name)
      #expect(abs(picture.rect.maxX - x) < 1e-9)
    }
    #expect(x == 375)
  }

  @Test(arguments: [1, 2, 3, 8], [false, true])
  func edgesStayInContact(folds: Int, reverse: Bool) throws {
    let timeline = try timeline(.contact, folds: folds, reverse: reverse)
    for time in timeline.instants(60) {
      let (old, new) = try panels(timeline, at: time)
      let row = (reverse ? old + new : new + old).map(Edges.init)
      for (left, right) in zip(row, row.dropFirst()) {
        #expect(distance(left.right, right.left) < 0.01, "at \(time)")
      }
    }
  }

  /// Two panels of width w are 2w · sin(πs/2) wide where their hinges are 2w · s apart: up to 0.42 w too
  /// much.
  @Test func panelsOverlapAtUIKitsPace() throws {
    let timeline = try timeline(.uikit, size: CGSize(width: 400, height: 600))
    let overlaps = try timeline.instants(400).map { time in
      let edges = try panels(timeline, at: time).old.prefix(2).map(Edges.init)
      return edges[0].right.x - edges[1].left.x
    }
    let largest = try #require(overlaps.max())
    #expect(abs(largest / 100 - 0.421) < 0.001)
  }

  @Test(arguments: [FoldAnimator.Geometry.uikit, .contact])
  func reverseMirrors(geometry: FoldAnimator.Geometry) throws {
    let size = CGSize(width: 376, height: 667)
    let forward = try timeline(geometry, size: size)
    let reverse = try timeline(geometry, size: size, reverse: true)
    for time in forward.instants(12) {
      let (old, new) = try panels(forward, at: time)
      let (mirroredOld, mirroredNew) = try panels(reverse, at: time)
      for (panel, mirrored) in zip(old + new, mirroredOld.reversed() + mirroredNew.reversed()) {
        let (a, b) = (Edges(panel), Edges(mirrored))
        #expect(abs(a.left.x - (376 - b.right.x)) < 1e-6)
        #expect(abs(a.left.y - b.right.y) < 1e-6)
        #expect(abs(a.right.x - (376 - b.left.x)) < 1e-6)
      }
    }
  }

  @Test func bothHalvesOfAFoldAreEquallyWide() throws {
    let old = try panels(try timeline(.contact, size: CGSize(width: 390, height: 844)), at: 0).old
    #expect(old.map(\.bounds.width) == [98, 98, 97, 97])
  }

  @Test func shadowsFollowTheFold() throws {
    let (old, new) = try panels(try timeline(.uikit), at: 0.25)
    #expect(old.allSatisfy { abs(($0.sublayers.last?.opacity ?? 0) - 0.129162) < 1e-5 })
    #expect(new.allSatisfy { abs(($0.sublayers.last?.opacity ?? 0) - (1 - 0.129162)) < 1e-5 })
  }

  @Test func looksFromTheGivenDistance() throws {
    let near = try #require(Stage.container(try timeline(.uikit).frame(at: 0.5)))
    #expect(near.sublayerTransform.m34 == -0.005)
    let parallel = try #require(Stage.container(try timeline(.uikit, perspective: nil).frame(at: 0.5)))
    #expect(parallel.sublayerTransform == CATransform3DIdentity)
  }

  @Test(arguments: [FoldAnimator.Geometry.uikit, .contact])
  func leavesNothingBehind(geometry: FoldAnimator.Geometry) throws {
    let stage = Stage(animator: FoldAnimator(geometry: geometry))
    let timeline = try stage.change()
    let container = try #require(Stage.container(timeline.final))
    #expect(container.sublayers.map(\.name) == ["new"])
    #expect(container.sublayerTransform == CATransform3DIdentity)
    #expect(timeline.commits.last?.animations.isEmpty ?? false)
    for controller in stage.tabs.viewControllers ?? [] {
      #expect(controller.view.frame == CGRect(origin: .zero, size: Stage.size))
      #expect(!controller.view.isHidden)
    }
  }

  @Test func survivesMoreFoldsThanPoints() throws {
    let timeline = try timeline(.contact, size: CGSize(width: 5, height: 5), folds: 8)
    #expect(timeline.outcome == .finished)
  }
}
