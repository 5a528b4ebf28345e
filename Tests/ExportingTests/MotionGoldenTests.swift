import CodeBlocks
import Diagnostics
import Directives
import TransitionEngine
import BasicTestSupport
import Testing

@testable import Exporting

struct MotionGoldenTests {
  /// The motion of a slide of the catalog's.
  private static func record(_ options: String = "", animator: String = "slide") throws -> RunRecord {
    let text = """
      ```{screen} a
      content: [label: One]
      ```

      ```{screen} b
      content: [label: Two]
      ```

      ```{transition} \(animator)
      :from: a
      :to: b
      :name: it
      \(options)
      ```

      """
    let folder = try TemporaryFolder()
    var settings = FigureDocument.Options()
    settings.keepsRuns = true
    let tools = FigureDocument.Tools(listings: nil, highlighter: CodeHighlighter(swift: nil))
    let drawn = FigureDocument(SourceFile(path: "a.md", text: text), path: "a.md")
      .draw(settings, tools, in: DocumentFolder(root: folder.path))
    #expect(drawn.diagnostics.isEmpty, "\(drawn.diagnostics.map(\.summary))")
    return try #require(drawn.blocks.last?.records.first)
  }

  private static func read(_ text: String) throws(Diagnostic) -> [MotionGolden] {
    try MotionGolden.read(Array(text.utf8), at: "__motion__/a.json")
  }

  @Test func `what is recorded is read as it was, and differs from nothing`() throws {
    let record = try Self.record()
    let bytes = MotionGolden.file([MotionGolden(record)])
    let goldens = try MotionGolden.read(bytes, at: "a.json")
    #expect(goldens.map(\.figure) == ["it"])
    #expect(MotionGolden.file(goldens) == bytes)
    #expect(!goldens[0].tracks.isEmpty)
    let difference = MotionDifference(from: goldens[0], to: MotionGolden(record, comparedWith: goldens[0]))
    #expect(difference.sentences == [])
  }

  @Test func `a longer run is told in words`() throws {
    let golden = MotionGolden(try Self.record(":duration: 0.4s"))
    let motion = MotionGolden(try Self.record(":duration: 0.5s"), comparedWith: golden)
    let sentences = MotionDifference(from: golden, to: motion).sentences
    #expect(sentences.first == "it takes 0.1 s longer: 0.4 s → 0.5 s")
    #expect(sentences.contains { $0.hasSuffix("completeTransition(_:) is called 0.1 s later") })
    // The motion is the same, only slower.
    #expect(!sentences.contains { $0.contains(" pt ") || $0.contains("screen") }, "\(sentences)")
  }

  @Test func `another animator moves other layers`() throws {
    let golden = MotionGolden(try Self.record(animator: "slide"))
    let motion = MotionGolden(try Self.record(animator: "fade"), comparedWith: golden)
    let sentences = MotionDifference(from: golden, to: motion).sentences
    #expect(
      sentences.contains { $0.contains("further left") || $0.contains("further right") }, "\(sentences)")
    #expect(sentences.contains { $0.contains("opacity") }, "\(sentences)")
  }

  @Test func `differences within the tolerance don't count`() throws {
    let golden = MotionGolden(try Self.record(":duration: 0.4s"))
    let motion = MotionGolden(try Self.record(":duration: 0.41s"), comparedWith: golden)
    var tolerance = MotionDifference.Tolerance()
    (tolerance.time, tolerance.distance, tolerance.opacity) = (0.02, 400, 1)
    #expect(MotionDifference(from: golden, to: motion, within: tolerance).sentences == [])
  }

  @Test(arguments: [
    ("", "golden.file"), ("{", "golden.file"), ("[]", "golden.file"), ("{\"version\":1}", "golden.file"),
    ("{\"version\":2,\"runs\":[]}", "golden.version"), ("{\"version\":0,\"runs\":[]}", "golden.version"),
    ("{\"version\":1,\"runs\":[{}]}", "golden.file"), ("{\"version\":1,\"runs\":[1]}", "golden.file"),
    (
      "{\"version\":1,\"runs\":[{\"figure\":\"a\",\"title\":\"a\",\"duration\":1,\"ends\":true,\"instants\":[0],\"layers\":[{\"name\":\"x\",\"states\":[[1,2]]}],\"calls\":[],\"lint\":[]}]}",
      "golden.file"
    ),
  ])
  func `files that are no goldens are told`(_ text: String, _ identifier: String) {
    let error = #expect(throws: Diagnostic.self) { try Self.read(text) }
    #expect(error?.identifier == identifier)
    #expect(error?.range != nil)
  }

  @Test func `both and what differs are drawn`() throws {
    let record = try Self.record(":duration: 0.4s")
    let golden = MotionGolden(record)
    let motion = MotionGolden(try Self.record(":duration: 0.5s", animator: "fade"), comparedWith: golden)
    let difference = MotionDifference(from: golden, to: motion)
    let picture = DifferencePicture(
      golden, motion, difference, strips: (nil, Array("<svg xmlns=\"http://www.w3.org/2000/svg\"/>".utf8)),
      size: record.timeline.size)
    let svg = String(decoding: picture.svg, as: UTF8.self)
    #expect(svg.hasPrefix("<svg xmlns="))
    #expect(svg.contains("it takes 0.1 s longer: 0.4 s → 0.5 s"))
    #expect(svg.contains("data:image/svg+xml;base64,"))
    #expect(svg.components(separatedBy: "<polygon").count > 4)
  }

  @Test func `layers' places are those on the screen`() throws {
    let size = CGRect(x: 0, y: 0, width: 100, height: 200)
    func tree(_ angle: CGFloat) -> Layer {
      var panel = Layer(id: 2, name: "panel", bounds: size, position: CGPoint(x: 60, y: 100))
      panel.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      panel.opacity = 0.5
      var container = Layer(
        id: 1, name: "container", bounds: CGRect(x: 10, y: 0, width: 100, height: 200),
        position: CGPoint(x: 70, y: 110))
      container.sublayerTransform.m34 = -1 / 500
      container.sublayers = [panel]
      var root = Layer(id: 0, bounds: size, position: CGPoint(x: 50, y: 100))
      root.sublayers = [container]
      return root
    }
    let timeline = Timeline(
      size: size.size, duration: 1, initial: tree(0),
      commits: [
        .init(time: 0, root: tree(0), animations: [:]), .init(time: 0.5, root: tree(1), animations: [:]),
      ])
    let motions = LayerMotion.all(in: timeline, at: [0, 1])
    #expect(motions.map(\.name) == ["panel"])
    let root = tree(1)
    let (container, panel) = (root.sublayers[0], root.sublayers[0].sublayers[0])
    let inner = Homography(CATransform3DConcat(panel.matrix, container.sublayerMatrix))
    let outer = Homography(CATransform3DConcat(container.matrix, root.sublayerMatrix))
    let expected = panel.bounds.corners.map {
      Homography(root.matrix).project(outer.project(inner.project($0)))
    }
    let state = try #require(motions[0].states[1])
    #expect(state.opacity == 0.5)
    for (corner, point) in zip(state.corners, expected) { #expect(corner.distance(to: point) < 1e-9) }
  }
}
