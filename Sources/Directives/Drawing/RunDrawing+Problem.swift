import Diagnostics
import Rendering
import Text

extension RunDrawing {
  /// A warning if the stage doesn't show what runs; nil if it does, or if there is no stage. It is a note where an
  /// author can't ask for the strip alone.
  ///
  /// - Parameter place: of who asks for it.
  func stageProblem(at place: SourceRange, hasStripForm: Bool = true) -> Diagnostic? {
    guard var problem = stageProblem(at: place) else { return nil }
    if hasStripForm {
      problem.fix = problem.fix.map { "use {strip}, or " + $0 }
    } else {
      problem.severity = .note
    }
    return problem
  }

  private func stageProblem(at place: SourceRange) -> Diagnostic? {
    guard let report = stage?.report else { return nil }
    if !report.unsupported.isEmpty {
      return .warning(
        "stage.unsupported",
        "this figure has no stage: CSS can't show " + report.unsupported.joined(separator: ", "),
        at: place, explanation: "a stage moves, fades, clips and blurs layers, but can redraw only a few",
        fix: "animate position, size, corners, transform, alpha or a mask’s outline")
    }
    guard report.positionError > StageReport.tolerance else { return nil }
    return .warning(
      "stage.error",
      "this figure’s animation shows a layer up to \(report.positionError.formatted(decimals: 2)) points off "
        + "its place in the run",
      at: place,
      explanation: "CSS keyframes don’t follow this motion closely enough; the strip’s frames are exact",
      allowed: ["up to \(StageReport.tolerance) points"],
      fix: "make the motion smoother: without jumps from one frame to the next")
  }
}
