import Directives
import Markup

/// What rendering needs beside the site itself.
struct RenderingTools: Sendable {
  var highlighter: CodeHighlighter
  /// See `Site.Options`.
  var standaloneScale: Double?
  var keepsAnimations = false
  let pictures: LinkedPictures
  /// Where the outcomes of figures are kept; nil for nowhere.
  var figures: FigureCache?
  /// See `Site.Options`.
  var output: String?
  /// The runs of this session; nil if the site is built once.
  var runs: RunCache?
  /// Compiles and runs the Swift of pages; nil if that is only shown.
  var listings: ListingService?
  var stopwatch: Stopwatch
}
