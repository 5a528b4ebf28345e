import CodeBlocks
import Directives

/// The services and options of rendering.
struct RenderingTools: Sendable {
  var highlighter: CodeHighlighter
  /// See `Site.Options`.
  var standaloneScale: Double?
  var keepsAnimations = false
  /// See `Site.Options`.
  var collectsExternalLinks = false
  var formulas: FormulaProgram?
  var diagrams: DiagramPrograms?
  let pictures: LinkedPictures
  let versions: PictureVersions
  /// The cache of figures; nil for none.
  var figures: FigureCache?
  /// See `Site.Options`.
  var output: String?
  /// The runs of this session; nil for a single build.
  var runs: RunCache?
  /// The service that compiles and runs the Swift of pages; nil to only show it.
  var listings: ListingService?
  var stopwatch: Stopwatch
  /// See `Site.Options`.
  var progress: BuildProgress?
}
