import Rendering

/// The figures of a page, drawn. They share definitions and numbers, so it is all of them or none.
struct FigureRecord: Sendable, Equatable {
  /// What they were made of beside their directives' own text.
  var reads: [SiteRead]
  /// In the order of the page.
  var drawings: [FigureDrawing]
  /// What they refer to: SVG files by their names.
  var files: [String: [UInt8]]
  /// The rules of the colours that they share.
  var colorRules: [UInt8]
}
