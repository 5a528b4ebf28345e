/// What a figure can be written as.
package enum FigureFormat: String, CaseIterable, Sendable {
  /// A fragment of HTML with its styles, and its drawings as files beside it.
  case html
  /// A drawing that plays by itself.
  case svg
  /// The frames, side by side.
  case strip
  /// The most telling instant.
  case poster
  /// A picture for each frame, and the poster.
  case png
  case mp4, webp, avif, gif
  /// What happened, for programs.
  case json

  /// Whether it is made of the run itself, not of its drawings.
  package var needsRun: Bool { self != .html && self != .strip }

  /// The format of motion; nil for other formats.
  var motion: MotionFiles.Format? { self == .poster ? nil : MotionFiles.Format(rawValue: rawValue) }
}
