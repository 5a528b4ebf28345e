/// What a figure can be written as.
package enum FigureFormat: String, CaseIterable, Sendable {
  /// A fragment of HTML with its styles, and its drawings as files beside it.
  case html
  /// The frames, side by side.
  case strip
  /// What happened, for programs.
  case json

  /// Whether it is made of the run itself, not of its drawings.
  package var needsRun: Bool { self == .json }
}
