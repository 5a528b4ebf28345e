import Rendering

/// The drawn figures of a page. They share drawings and numbers, so they are cached together.
struct FigureRecord: Sendable, Equatable {
  /// The site's files and screens that the figures read.
  var reads: [SiteRead]
  /// The drawings in the order of the page.
  var drawings: [FigureDrawing]
  /// The names and sizes of their SVG files. The bytes are separate entries, which pages share.
  var files: [String: Int]
  /// The rules of the colors that they share.
  var colorRules: [UInt8]
}
