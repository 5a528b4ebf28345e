import Diagnostics
import Rendering
import TransitionEngine

/// The size and the accuracy of one figure, for `build --verbose`.
package struct FigureReport: Sendable {
  package var place: SourceRange
  package var title: String
  package var stripBytes: Int
  /// The name of the strip's file.
  package var strip: String
  package var stage: StageReport?
  /// Lint findings that aren't warnings, and lines that the code has printed.
  package var notes: [String] = []

  /// The prefix of printed lines.
  package static let printed = "printed: "
  /// The note of a printed line.
  static func note(ofPrinted line: String) -> Remark { Remark("printed: \(line)") }
  /// The printed lines.
  package var printedNotes: [String] { notes.filter { $0.hasPrefix(Self.printed) } }
}

extension FigureReport {
  init(_ drawing: RunDrawing, at place: SourceRange) {
    self.init(
      place: place, title: drawing.title, stripBytes: drawing.strip.bytes,
      strip: drawing.strip.fileName, stage: drawing.stage?.report,
      notes: drawing.notes.map(\.english))
  }
}
