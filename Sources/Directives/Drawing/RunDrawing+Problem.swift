import Diagnostics
import Rendering
import Text

extension RunDrawing {
  /// Where the stage does not show what runs; nil for none, or one that does.
  ///
  /// - Parameter place: of who asks for it.
  func stageProblem(at place: SourceRange) -> Diagnostic? {
    guard let report = stage?.report else { return nil }
    if !report.unsupported.isEmpty {
      return .warning(
        "stage.unsupported",
        "this figure has no stage: it cannot show " + report.unsupported.joined(separator: ", "),
        at: place, explanation: "a stage moves, fades, clips and blurs layers, and draws few of them anew",
        fix: "use {strip}, or animate position, size, corners, transform, alpha or a mask’s outline")
    }
    guard report.positionError > StageReport.tolerance else { return nil }
    return .warning(
      "stage.error", "the stage is off by up to \(report.positionError.formatted(decimals: 2)) points",
      at: place, allowed: ["up to \(StageReport.tolerance) points"])
  }
}
