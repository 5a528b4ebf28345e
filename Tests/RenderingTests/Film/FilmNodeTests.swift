import Testing
import TransitionEngine

@testable import Rendering

struct FilmNodeTests {
  private let red = Picture(
    bounds: Fixtures.box(0, 0, 40, 40),
    marks: [.fill(Outline(Fixtures.box(0, 0, 40, 40)), .color(Fixtures.red))])
  private let ink = Picture(
    bounds: Fixtures.box(0, 0, 40, 40),
    marks: [.fill(Outline(Fixtures.box(5, 5, 30, 30)), .color(Fixtures.ink))])

  private func placed(
    _ picture: Picture, x: CGFloat = 0, opacity: CGFloat = 1, depth: CGFloat = 0
  ) -> Mark {
    var map = Homography(CGAffineTransform(translationX: x, y: 0))
    map.m14 = depth
    return .placed(PlacedPicture(picture, map: map, opacity: opacity))
  }

  private func nodes(_ frames: [Mark]...) -> [FilmNode] { FilmNode.nodes(of: frames, from: 0) }

  @Test func whatStaysTheSameIsOnePart() throws {
    let nodes = nodes([placed(red), placed(ink)], [placed(red), placed(ink)])
    guard case .marks(let marks)? = nodes.first else { return #expect(nodes.isEmpty) }
    #expect(nodes.count == 1 && marks.count == 2)
  }

  @Test func whatMovesOrFadesMoves() throws {
    let nodes = nodes(
      [placed(red), placed(ink, x: 1)], [placed(red), placed(ink, x: 2)],
      [placed(red), placed(ink, x: 2, opacity: 0.5)])
    guard nodes.count == 2, case .marks = nodes[0], case .moving(let motion, let content) = nodes[1] else {
      Issue.record("\(nodes.count) parts")
      return
    }
    #expect(motion.values.map(\.map.m41) == [1, 2, 2] && motion.values.map(\.opacity) == [1, 1, 0.5])
    #expect(content.count == 1)
  }

  /// A picture in space is drawn for each frame in which it looks different.
  @Test func whatIsInSpaceIsDrawnForEachFrame() {
    let nodes = nodes(
      [placed(ink, depth: 0.001)], [placed(ink, depth: 0.002)], [placed(ink, depth: 0.002)])
    #expect(ranges(nodes) == [0..<1, 1..<3])
    #expect(FilmNode.singleFrames(in: nodes, last: 2) == 0, "the first frame isn't counted")
  }

  @Test func whatComesAndGoesShowsForAWhile() {
    let both = [placed(red), placed(ink)]
    let nodes = nodes([placed(red)], both, both, [], [placed(red)])
    #expect(ranges(nodes) == [0..<1, 1..<3, 4..<5])
  }

  @Test func contentChangesInsideOfWhatStays() throws {
    func frame(_ x: CGFloat) -> [Mark] {
      [placed(Picture(bounds: red.bounds, marks: red.marks + [placed(ink, x: x)]), x: 7)]
    }
    let nodes = nodes(frame(1), frame(2))
    guard case .inside(let placement, let inner)? = nodes.first, inner.count == 2 else {
      Issue.record("\(nodes.count) parts")
      return
    }
    #expect(placement.map.m41 == 7)
    if case .moving(let motion, _) = inner[1] { #expect(motion.first == 0) } else { Issue.record("still") }
  }

  @Test func aClipThatStaysClipsWhatMoves() {
    let clip = Outline(Fixtures.box(0, 0, 20, 20))
    let nodes = nodes(
      [.clipped(clip, [placed(ink, x: 1)])], [.clipped(clip, [placed(ink, x: 2)])])
    guard case .clipped(clip, let inner)? = nodes.first, case .moving? = inner.first else {
      Issue.record("\(nodes.count) parts")
      return
    }
  }

  /// As many marks and frames as the limits let through take time in proportion.
  @Test(.timeLimit(.minutes(1))) func manyMarksInManyFrames() {
    let still = (0..<2000).map { placed(red, x: CGFloat($0)) }
    let frames = (0..<400).map { still + [placed(ink, x: CGFloat($0))] }
    #expect(FilmNode.nodes(of: frames, from: 0).count == 2)
  }

  private func ranges(_ nodes: [FilmNode]) -> [Range<Int>] {
    nodes.compactMap { if case .shown(let range, _) = $0 { range } else { nil } }
  }
}
