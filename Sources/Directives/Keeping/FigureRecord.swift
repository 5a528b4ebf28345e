import Rendering

/// The figures of a page, drawn. They share drawings and numbers, so it is all of them or none.
struct FigureRecord: Sendable, Equatable {
  /// What they were made of beside their directives' own text.
  var reads: [SiteRead]
  /// In the order of the page.
  var drawings: [FigureDrawing]
  /// The SVG files that they refer to: names and sizes. What is in them is kept beside the record, once for all pages.
  var files: [String: Int]
  /// The rules of the colours that they share.
  var colorRules: [UInt8]
}
