import Diagnostics
import Directives
import Files
import Markup

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
  private var reader: SiteReader
  /// The last build, for the next to start from; kept only if there will be one.
  private var last: (site: RenderedSite, outputs: SiteOutputs)?

  package init(_ options: Options) {
    self.options = options
    reader = SiteReader(options)
    let highlighter = CodeHighlighter(swift: options.swiftParser.map { SwiftSampleParser(executable: $0) })
    tools = RenderingTools(
      highlighter: highlighter, standaloneScale: options.standaloneScale,
      keepsAnimations: options.keepsAnimations, figures: options.figures, output: options.output,
      runs: options.keepsContents ? RunCache() : nil, listings: options.listings, shard: options.shard,
      isRecorded: options.keepsContents,
      stopwatch: Stopwatch(isOn: options.collectsStatistics))
  }

  /// The folders of Swift, under the source folder, that a site's configuration names as it is now.
  package static func codeFolders(in source: String) -> [String] {
    SiteReader(Options(source: source)).codeFolders
  }

  /// Builds the site in memory. All problems are in the result; nothing is written.
  ///
  /// - Parameter changed: the files that may have changed since the last build, as paths under the source
  ///   folder; nil if anything may have.
  package func build(changed: Set<String>? = nil) -> BuiltSite {
    defer { options.listings?.rest() }
    if let changed, let built = edit(changed) { return built }
    var statistics = BuildStatistics()
    let source = statistics.measure(.reading, tools.stopwatch) { reader.read(changed: changed) }
    var site = RenderedSite(source, tools, after: last?.site, &statistics)
    let outputs = SiteOutputs(site.pages, source: options.source, output: options.output)
    let different = last.map { last in
      outputs.paths(differingFrom: last.outputs) { changed?.contains(pathInSource($0)) ?? true }
    }
    tools.highlighter.swift?.rest()
    var built = built(&site, outputs, changed: different)
    if !options.shard.isWhole {
      do throws(Diagnostic) {
        built.source = try SourceDigest.make(of: site.source, options)
      } catch {
        built.diagnostics.append(error)
      }
    }
    if options.collectsStatistics { built.statistics = statistics }
    if options.keepsContents { last = (site, outputs) } else { built.pages = site.pages }
    return built
  }

  /// Builds what some files show in; nil if their change is no mere edit.
  private func edit(_ changed: Set<String>) -> BuiltSite? {
    guard var (site, outputs) = last, site.canBeEdited, let edit = reader.edit(changed, of: site.source)
    else {
      return nil
    }
    // Held twice, everything would be copied before it is changed.
    last = nil
    let edited = site.apply(edit)
    var different = outputs.update(edited, in: site.pages)
    if different == nil {
      let all = SiteOutputs(site.pages, source: options.source, output: options.output)
      different = all.paths(differingFrom: outputs) { edited.files.contains(pathInSource($0)) }
      outputs = all
    }
    let built = built(&site, outputs, changed: different)
    last = (site, outputs)
    return built
  }

  private func built(_ site: inout RenderedSite, _ outputs: SiteOutputs, changed: Set<PathKey>?) -> BuiltSite
  {
    BuiltSite(
      outputs: outputs, changed: changed, diagnostics: site.diagnostics(),
      pageCount: site.pages.own.count, unpublished: site.source.unpublished,
      figures: site.pages.reported.flatMap { [pages = site.pages] in pages.contents[$0].figures },
      parts: options.standaloneScale == nil ? [:] : parts(of: site.pages), work: site.work)
  }

  /// The path of a copied file under the source folder.
  private func pathInSource(_ path: String) -> String {
    String(Substring(path.utf8.dropFirst(options.source.utf8.count + 1)))
  }

  private func parts(of pages: RenderedPages) -> [String: PageParts] {
    var parts: [String: PageParts] = [:]
    for page in pages.own {
      guard let source = page.source, !page.isContinuation else { continue }
      let content = pages.contents[page.index]
      parts[source.file.path] = PageParts(
        html: content.html, styles: content.styles, strips: content.standaloneStrips,
        animations: content.animations,
        files: content.files.compactMapValues { if case .bytes(let bytes) = $0 { bytes } else { nil } })
    }
    return parts
  }
}
