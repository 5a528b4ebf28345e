import Diagnostics
import Directives
import Files
import Markup
import QueryGraph

/// A site and its source. Builds it in memory, again and again: what has not changed is kept from one build
/// to the next, and the result is the same as that of a first build.
package final class Site {
  package struct Options: Sendable {
    /// The folder with `content/`, `templates/` and `zoetrope.yml`.
    package var source: String
    /// Whether drafts are pages too.
    package var includesDrafts = false
    /// Whether pages are published before their date.
    package var includesFuture = false
    /// Seconds since 1970, by which it is decided whether the date of a page has come; nil takes all dates for past.
    package var now: @Sendable () -> Int64? = { nil }
    /// The program that parses Swift samples; nil colours them by a simple lexer, and checks nothing.
    package var swiftParser: String?
    /// Keeps strips as files of their own, shown at this width over the screen's; nil for none.
    package var standaloneScale: Double?
    /// Keeps, beside strips as files of their own, what animated files are made of. Nothing else remembers that: it
    /// goes with `figures` off.
    package var keepsAnimations = false
    /// Compiles and runs the Swift of pages; nil where that is only shown.
    package var listings: ListingService?
    /// Keeps what figures come to beyond this build; nil executes them all.
    package var figures: FigureCache?
    /// The folder that the site will be written to, as the file system knows it: drawings that stand there need not be
    /// read to be written again. Nil where that is not known, or nobody writes.
    package var output: String?
    /// What is rendered and written. A shard is not built again.
    package var shard = Shard.whole
    /// The path of the running program, so that shards of different programs are told apart.
    package var program: String?
    /// Whether the same site will be built again, as in a preview.
    package var keepsContents = false
    /// Whether pages may run what a preview adds to them, whatever the site's policy says.
    package var allowsReload = false
    /// Whether to find out where time and bytes go.
    package var collectsStatistics = false

    package init(source: String) {
      self.source = source
    }
  }

  private let options: Options
  let tools: RenderingTools
  private let graph: QueryGraph
  private let sources: SourceQueries
  private let pages: PageQueries
  /// What the last build came to; kept only if there will be another.
  private var last: SiteOutputs?

  package init(_ options: Options) {
    self.options = options
    graph = QueryGraph(isRecording: options.keepsContents)
    sources = SourceQueries(graph, options)
    // A query asks those alone that are made before it.
    let pictures = LinkedPictures(graph, root: options.source, sources.versions)
    pages = PageQueries(graph, sources)
    let highlighter = CodeHighlighter(swift: options.swiftParser.map { SwiftSampleParser(executable: $0) })
    tools = RenderingTools(
      highlighter: highlighter, standaloneScale: options.standaloneScale,
      keepsAnimations: options.keepsAnimations,
      pictures: pictures,
      figures: options.figures, output: options.output,
      runs: options.keepsContents ? RunCache() : nil, listings: options.listings,
      stopwatch: Stopwatch(isOn: options.collectsStatistics))
  }

  /// The folders of Swift, under the source folder, that a site's configuration names as it is now.
  package static func codeFolders(in source: String) -> [String] {
    ConfigurationFile(root: source).read(DiagnosticCollector()).codeFolders.map(\.value)
  }

  /// Builds the site in memory. All problems are in the result; nothing is written.
  ///
  /// - Parameter changed: the files that may have changed since the last build, as paths under the source
  ///   folder; nil if anything may have.
  package func build(changed: Set<String>? = nil) -> BuiltSite {
    defer { options.listings?.rest() }
    graph.advance()
    sources.invalidate(changed)
    var statistics = BuildStatistics()
    let source = statistics.measure(.reading, tools.stopwatch) { sources.source() }
    let (all, shard) = (source.plan.pages, options.shard)
    let rendered = RenderedPages(
      shard.isWhole ? all : all.filter(shard.contains), source, sources, pages, tools, &statistics)
    let outputs = SiteOutputs(
      rendered, hasRest: shard.hasRest, source: options.source, output: options.output)
    let built = built(source, rendered, outputs, changed, statistics)
    // For the next edit the parser stays at work.
    if changed == nil { tools.highlighter.swift?.rest() }
    graph.removeUnused()
    if options.keepsContents { last = outputs }
    return built
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

  /// The path of a copied file under the source folder.
  private func pathInSource(_ path: String) -> String {
    String(Substring(path.utf8.dropFirst(options.source.utf8.count + 1)))
  }

  // MARK: Single pages

  /// Makes pages without their layouts, and no others: what they are made of is read as far as they ask for it.
  ///
  /// - Parameter isWanted: whether the page of a file, under the source folder, is one of them.
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
    return SinglePages(
      parts: Dictionary(parts) { first, _ in first },
      diagnostics: SiteDiagnostics(source, rendered, sources).all, unpublished: source.unpublished)
  }
}
