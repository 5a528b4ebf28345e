import Diagnostics
import Rendering
import Testing

@testable import Directives

/// What is said of a stage that does not show what runs.
@Suite struct StageProblemTests {
  private static let file = SourceFile(path: "page.md", text: "stage")

  private func problem(positionError: Double = 0, unsupported: [String] = [], hasStripForm: Bool = true)
    -> String?
  {
    let report = StageReport(
      positionError: positionError, opacityError: 0, cssBytes: 0, movingLayers: 1, unsupported: unsupported)
    let drawing = RunDrawing(
      scope: "f1", title: "T", size: .zero, duration: 1, instants: [0], parts: .both, drive: .clock,
      stage: Stage(html: [], css: [], report: report),
      strip: StripImage(address: "a.svg", alternative: "", width: 1, height: 1, bytes: 1), stripGap: 0)
    let problem = drawing.stageProblem(at: SourceRange(Self.file, 0..<5), hasStripForm: hasStripForm)
    return problem.map { DiagnosticFormatter().format($0) }
  }

  @Test func aStageThatIsOffIsToldWithItsDistance() {
    #expect(
      problem(positionError: 1.257) == """
        page.md:1:1: warning: this figure’s animation shows a layer up to 1.26 points off its place in the run [stage.error]
            1 | stage
              | ^~~~~
              = CSS keyframes don’t follow this motion closely enough; the strip’s frames are exact
              = allowed: up to 0.25 points
              = fix: use {strip}, or make the motion smoother: without jumps from one frame to the next

        """)
    #expect(problem(positionError: 0.25) == nil)
  }

  @Test func aStageThatIsMissingIsToldBefore() {
    #expect(
      problem(positionError: 1, unsupported: ["masks in motion", "emitters"]) == """
        page.md:1:1: warning: this figure has no stage: CSS can't show masks in motion, emitters [stage.unsupported]
            1 | stage
              | ^~~~~
              = a stage moves, fades, clips and blurs layers, but can redraw only a few
              = fix: use {strip}, or animate position, size, corners, transform, alpha or a mask’s outline

        """)
  }

  /// A warning that nothing can end would keep the site from being published.
  @Test func whatHasNoStripFormIsOnlyNoted() {
    let note = problem(unsupported: ["strokeEnd"], hasStripForm: false)
    #expect(note?.contains("note: this figure has no stage: CSS can't show strokeEnd") == true)
    #expect(note?.contains("fix: animate position") == true)
  }
}
