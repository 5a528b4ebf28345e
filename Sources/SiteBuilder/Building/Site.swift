import Cache
import CodeBlocks
import Diagnostics
import Directives
import Files
import QueryGraph
import Toolchain

/// Builds a site in memory, repeatedly. A further build keeps unchanged parts, and equals a first one.
package final class Site {
  package struct Options: Sendable {
    /// The folder with `content/`, `templates/` and `zoetrope.yml`.
    package var source: String
    package var includesDrafts = false
    /// Whether pages are published before their date.
    package var includesFuture = false
    /// The current time in seconds since 1970, for comparing pages' dates; nil treats all dates as past.
    package var now: @Sendable () -> Int64? = { nil }
    /// The path of the Swift parser; nil highlights samples by a simple lexer, and doesn't check them.
    package var swiftParser: String?
    /// The path of the program that makes pixels of drawings; nil makes no pictures for services that show links.
    package var rasterizer: String?
    /// The scale at which strips are kept as standalone files; nil for none.
    package var standaloneScale: Double?
    /// Whether to keep the data for animated files. It isn't cached, so set `figures` to nil.
    package var keepsAnimations = false
    /// The service that compiles and runs the Swift of pages; nil to only show it.
    package var listings: ListingService?
    /// The cache of compressed files; nil compresses all of them.
    package var cache: Cache?
    /// Highlights languages without a lexer; nil leaves them without colors.
    package var pygments: Pygments?
    /// Whether the links to other sites are collected.
    package var collectsExternalLinks = false
    /// Turns formulas into MathML; nil leaves them as text.
    package var formulas: FormulaProgram?
    /// Draws diagrams; nil leaves them as their sources.
    package var diagrams: DiagramPrograms?
    /// The cache of figures; nil executes all of them.
    package var figures: FigureCache?
    /// The real path of the output folder, whose drawings needn't be read to be written again; nil if
    /// unknown, or if nothing is written.
    package var output: String?
    /// The part of the site to build. Shards can't be built repeatedly.
    package var shard = Shard.whole
    /// The path of the running program, which distinguishes shards of different programs.
    package var program: String?
    /// Whether the site will be built repeatedly, as in a preview.
    package var keepsContents = false
    /// Whether the site's policy is relaxed for the preview's script.
    package var allowsReload = false
    /// Whether the site is written or published. Then it gets what only its readers need, if its configuration asks for
    /// that: pictures for services that show links, and compressed files.
    package var hasReaders = false
    package var collectsStatistics = false
    /// The texts of an editor; nil if there is none.
    package var unsaved: UnsavedTexts?
    /// Told how far builds are; nil if nobody asks.
    package var progress: BuildProgress?

    package init(source: String) {
      self.source = source
    }
  }

  private let options: Options
  let tools: RenderingTools
  private let graph: QueryGraph
  private let sources: SourceQueries
  private let pages: PageQueries
  private let codeCheck = CodeCheck()
  /// The outputs of the last build, if another will follow.
  private var last: SiteOutputs?

  package init(_ options: Options) {
    self.options = options
    graph = QueryGraph(isRecording: options.keepsContents)
    sources = SourceQueries(graph, options)
    // A query may only ask those created before it.
    let pictures = LinkedPictures(graph, root: options.source, sources.versions)
    let versions = PictureVersions(
      graph, root: options.source, output: options.output, options.figures, sources.versions)
    pages = PageQueries(graph, sources)
    let highlighter = CodeHighlighter(
      swift: options.swiftParser.map { SwiftSampleParser(executable: $0, cache: options.cache) },
      pygments: options.pygments)
    tools = RenderingTools(
      highlighter: highlighter, standaloneScale: options.standaloneScale,
      keepsAnimations: options.keepsAnimations,
      collectsExternalLinks: options.collectsExternalLinks, formulas: options.formulas,
      diagrams: options.diagrams, pictures: pictures, versions: versions,
      figures: options.figures, output: options.output,
      runs: options.keepsContents ? RunCache() : nil, listings: options.listings,
      stopwatch: Stopwatch(isOn: options.collectsStatistics), progress: options.progress)
  }

  /// Whether a source folder holds a site for Jekyll, which is read as a whole.
  package static func isForJekyll(_ source: String) -> Bool {
    JekyllSite(in: source, DiagnosticCollector()) { _ in } != nil
  }

  /// The folders of Swift that the current configuration names, relative to the source folder.
  package static func codeFolders(in source: String) -> [String] {
    ConfigurationFile(root: source).read(DiagnosticCollector()).codeFolders.map(\.value)
  }

  /// Builds the site in memory. All problems are in the result; nothing is written.
  ///
  /// - Parameter changed: the paths, relative to the source folder, that may have changed; nil for all.
  package func build(changed: Set<String>? = nil) -> BuiltSite {
    defer { options.listings?.rest() }
    graph.advance()
    sources.invalidate(changed)
    var statistics = BuildStatistics()
    let source = statistics.measure(.reading, tools.stopwatch) { sources.source() }
    let (all, shard) = (source.plan.pages, options.shard)
    let rendered = RenderedPages(
      shard.isWhole ? all : all.filter(shard.contains), source, sources, pages, tools, &statistics)
    var images = SocialImages()
    if let rasterizer = source.plan.configuration.rasterizer {
      images = statistics.measure(.socialImages, tools.stopwatch) {
        SocialImages(rendered, tools, rasterizer: rasterizer)
      }
    }
    var outputs = SiteOutputs(
      rendered, images.files, hasRest: shard.hasRest, source: options.source, output: options.output)
    let problems =
      images.problems + codeProblems(source)
      + (shard.hasRest ? rendered.machineProblems : [])
      + compress(&outputs, source.plan.configuration, &statistics)
    var built = built(source, rendered, outputs, changed, statistics)
    if !problems.isEmpty { built.diagnostics = (built.diagnostics + problems).uniqued().sortedByPlace() }
    // After an edit the parser keeps running for the next one.
    if changed == nil {
      tools.highlighter.swift?.rest()
      tools.highlighter.pygments?.rest()
      tools.formulas?.rest()
    }
    graph.removeUnused()
    if options.keepsContents { last = outputs }
    return built
  }

  /// The problems of the site's own Swift. A shard reports those of its pages, and the last one those of the site.
  private func codeProblems(_ source: SiteSource) -> [Diagnostic] {
    options.shard.hasRest ? codeCheck.problems(of: source, tools) : []
  }

  /// Adds the compressed files that the configuration asks for. Returns problems.
  private func compress(
    _ outputs: inout SiteOutputs, _ configuration: Configuration, _ statistics: inout BuildStatistics
  ) -> [Diagnostic] {
    guard options.hasReaders, !configuration.compressions.isEmpty else { return [] }
    return statistics.measure(.compressing, tools.stopwatch) {
      let compressed = CompressedFiles(
        beside: outputs.files, by: configuration.compressions, cache: options.cache)
      outputs.add(compressed.files)
      return compressed.problems
    }
  }

  private func built(
    _ source: SiteSource, _ rendered: RenderedPages, _ outputs: SiteOutputs, _ changed: Set<String>?,
    _ statistics: BuildStatistics
  ) -> BuiltSite {
    let different = last.map { last in
      outputs.paths(differingFrom: last) { changed?.contains(pathInSource($0)) ?? true }
    }
    var built = BuiltSite(
      outputs: outputs, changed: different,
      diagnostics: SiteDiagnostics(source, rendered, sources).all,
      pageCount: rendered.own.count, unpublished: source.unpublished,
      figures: rendered.reported.flatMap { rendered.content(of: $0).figures }, work: pages.work)
    if !options.shard.isWhole {
      do throws(Diagnostic) {
        built.source = try SourceDigest.make(of: source, options)
      } catch {
        built.diagnostics.append(error)
      }
    }
    if options.collectsStatistics { built.statistics = statistics }
    if !options.keepsContents { built.pages = rendered }
    return built
  }

  /// The source that the last build has read, and all of its pages.
  var sourceAndPages: (SiteSource, [SourcePage]) { (sources.source(), sources.allPages) }

  /// The path of a copied file, relative to the source folder.
  private func pathInSource(_ path: String) -> String {
    String(Substring(path.utf8.dropFirst(options.source.utf8.count + 1)))
  }

  // MARK: Single pages

  /// Makes selected pages without their layouts. Reads only what they need.
  ///
  /// - Parameter isWanted: whether to make the page of a file, given relative to the source folder.
  package func pages(where isWanted: (_ path: String) -> Bool) -> SinglePages {
    defer { options.listings?.rest() }
    graph.advance()
    sources.invalidate(nil)
    var statistics = BuildStatistics()
    let source = sources.source()
    let wanted = source.plan.pages.filter { $0.hasOwnText && isWanted($0.source?.file.path ?? "") }
    let rendered = RenderedPages(wanted, hasLayouts: false, source, sources, pages, tools, &statistics)
    tools.highlighter.swift?.rest()
    let parts = wanted.map { ($0.source?.file.path ?? "", PageParts(rendered.content(of: $0))) }
    let problems = SiteDiagnostics(source, rendered, sources).all
    let isHeldUp = problems.contains { $0.identifier == "swift.not-run" }
    return SinglePages(
      parts: Dictionary(parts) { first, _ in first }, diagnostics: problems,
      codeProblems: isHeldUp ? codeProblems(source).filter { $0.severity == .error } : [],
      unpublished: source.unpublished)
  }
}
