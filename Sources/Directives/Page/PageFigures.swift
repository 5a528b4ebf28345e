import Diagnostics
import DirectiveParsing
import Lint
import Rendering
import Runs
import Screens
import TransitionEngine

/// The state that the directives of one page share: screens, pictures, styles, and the numbers of figures.
package struct PageFigures: Sendable {
  package let environment: FigureEnvironment
  /// Screens by name: the page's own over the site's.
  package var screens: ScreenRegistry
  /// The pieces of Markdown that the page includes.
  var pieces = IncludedPieces()
  /// The drawings so far, as files of their own.
  package var library: FigureLibrary
  /// The drawings in the order of the page.
  private var drawings: [FigureDrawing] = []
  /// The places of the directives that drew them.
  private var places: [SourceRange] = []
  /// Looks up and caches figures; nil where all of them are drawn.
  private var keeper: FigureKeeper?
  /// The page's Swift; nil if it has none that is run.
  private var code: PageCode?
  /// The remaining budget of the page's runs.
  private var allowance = RunAllowance()
  /// The links between listings and the figures that they run.
  package var listings = ListingLinks()
  /// Rules for the listings that are run; empty where there are none.
  package private(set) var listingRules: [UInt8] = []
  /// The hosts whose pages the page can show in frames.
  package internal(set) var frameHosts: Set<String> = []
  /// The names of the times that marks in listings follow.
  private var timelines: [String] = []
  /// Rules of each figure.
  private var rules: [UInt8] = []
  package private(set) var reports: [FigureReport] = []
  /// The figures in words and numbers, where the environment asks for them.
  package private(set) var descriptions: [FigureDescription] = []
  /// The strips as files of their own, where the environment asks for them.
  package private(set) var standaloneStrips: [StandaloneStrip] = []
  /// The strip of the first figure with motion.
  package private(set) var leadStrip: StripImage?
  /// The frames of that strip.
  package private(set) var leadFrames: FrameRow?
  /// The middle frame of the first figure with motion.
  package private(set) var leadFrame: StripImage?
  /// The animations of the figures, where the environment asks for them.
  package private(set) var animations: [NamedAnimation] = []
  /// The drawings of figures at rest, where the environment asks for animations.
  package private(set) var stills: [StandaloneAnimation] = []
  /// The runs of the figures in order, where the environment asks for them.
  package private(set) var records: [RunRecord] = []
  private var count = 0
  /// The number of figures with a title.
  private var titles: [String: Int] = [:]

  package init(environment: FigureEnvironment, keeper: FigureKeeper? = nil) {
    self.environment = environment
    self.keeper = keeper
    screens = ScreenRegistry(environment.site, device: environment.device)
    library = FigureLibrary(
      folder: environment.drawings,
      prefix: environment.scopePrefix == FigureEnvironment.pageScope ? "" : environment.scopePrefix)
  }

  /// A new figure's scope: a class, and the start of its ids. Counting keeps figures apart, and pages stable when others change.
  package mutating func nextScope() -> String {
    count += 1
    return "\(environment.scopePrefix)\(count)"
  }

  /// Figures of a page. Each is bounded, so this bounds the time that a page takes.
  package static let limit = 200

  /// Whether the page can hold no further figure.
  package var isFull: Bool { count >= Self.limit }

  /// Whether the page has no figure.
  package var isEmpty: Bool { count == 0 }

  /// All rules of the page's figures, those for the dark style included.
  package var styleSheet: [UInt8] {
    rules + (keeper?.found?.colorRules ?? library.styles.styleSheet) + listingRules
      + ListingStyles.scope(of: timelines)
  }

  /// SVG files that figures refer to, by their names.
  package var files: [String: FigureFile] {
    keeper?.foundFiles ?? (library.files.isEmpty ? [:] : library.files.mapValues(FigureFile.bytes))
  }

  package mutating func add(_ report: FigureReport) { reports.append(report) }

  /// Describes a figure for programs, if the environment asks for that.
  mutating func describe(_ figure: PlacedFigure, of directive: Directive) {
    guard environment.describesFigures else { return }
    var calls: [FigureDescription.Call] = []
    if case .run(let run) = figure.drawing {
      calls = listings.calls(of: run, directive.body.bytes, at: directive.range.bytes.lowerBound)
    }
    descriptions.append(FigureDescription(figure, kind: directive.name.value, calls))
  }

  /// The HTML of a figure. Its rules become the page's.
  mutating func place(_ figure: PlacedFigure) -> [UInt8] {
    var figure = figure
    figure.isFirst = drawings.count <= 1
    figure.localization = environment.localization
    if case .run(let run) = figure.drawing {
      titles[run.title, default: 0] += 1
      figure.occurrence = titles[run.title] ?? 1
      rules += run.rules
      if run.lightsLines { timelines.append(run.timelineName) }
      if leadStrip == nil, run.duration > 0, run.compared.isEmpty {
        leadStrip = run.strip
        leadFrames = FrameRow(count: run.instants.count, size: run.size, gap: run.stripGap)
      }
      if leadFrame == nil { leadFrame = run.frame }
      for one in run.compared.isEmpty ? [run] : run.compared {
        guard var record = one.record else { continue }
        record.figure = figure.id
        records.append(record)
      }
      if let animation = run.animation {
        if animation.duration > 0 {
          animations.append(NamedAnimation(id: figure.id, animation: animation))
        } else {
          stills.append(animation)
        }
      }
      if let svg = run.standaloneStrip { standaloneStrips.append(StandaloneStrip(id: figure.id, svg: svg)) }
      for (number, one) in run.compared.enumerated() {
        guard let svg = one.standaloneStrip else { continue }
        standaloneStrips.append(StandaloneStrip(id: "\(figure.id)-\(number + 1)", svg: svg))
      }
    }
    return figure.html
  }
}

// MARK: What was drawn before

extension PageFigures {
  /// Looks up the page's figures in the cache. Call it before the first figure.
  ///
  /// - Parameter code: the page's Swift.
  package mutating func prepare(for directives: [Directive], _ code: PageCode?) {
    self.code = code
    if let service = code?.service { allowance = RunAllowance(.seconds(service.pageSeconds)) }
    if let code, code.isRun, environment.linksListings {
      listings = code.links
      listingRules = ListingStyles.rules
    }
    if directives.isEmpty { return }
    keeper?.find(directives, code?.keys ?? [], environment)
  }

  /// The compiled Swift that evaluates a directive's expressions.
  func swift(for directive: Directive) -> RunnableSwift { code?.swift(for: directive) ?? .off(byPage: false) }

  /// The places of calls in the page's Swift that led to a run's findings, one for each finding; nil for
  /// none.
  func places(
    of findings: [LintFinding], in timeline: Timeline, of directive: Directive
  ) -> [SourceRange?] {
    code?.places(of: findings, in: timeline, of: directive) ?? findings.map { _ in nil }
  }

  /// The places in the page's Swift of a run's calls, by their positions in its log.
  func places(ofCallsIn timeline: Timeline, of directive: Directive) -> [Int: SourceRange] {
    code?.places(ofCallsIn: timeline, of: directive) ?? [:]
  }

  /// The lines of the page's Swift that have an effect on a run.
  func litLines(in timeline: Timeline, of directive: Directive) -> [LitLine] {
    environment.linksListings ? code?.litLines(in: timeline, of: directive) ?? [] : []
  }

  /// Whether all figures are in the cache, and nothing is executed.
  var areKept: Bool { keeper?.found != nil }

  /// The next figure, from the cache or by `draw`.
  ///
  /// - Parameter place: of its directive.
  mutating func drawing(
    at place: SourceRange, _ draw: (inout PageFigures) -> FigureDrawing?
  ) -> FigureDrawing? {
    let drawing: FigureDrawing?
    if let kept = keeper?.found?.drawings {
      drawing = drawings.count < kept.count ? kept[drawings.count] : nil
    } else {
      drawing = draw(&self)
    }
    guard let drawing else {
      keeper?.fail()
      return nil
    }
    drawings.append(drawing)
    places.append(place)
    return drawing
  }

  /// Adds a screen of the page.
  mutating func register(_ screen: Screen, of directive: DirectiveReader) {
    screens.register(screen, directive.diagnostics)
    keeper?.add(screen: directive.directive)
  }

  /// Runs a directive's request; nil, with diagnostics, if the result can't be shown.
  func run(_ request: some RunRequest, of directive: DirectiveReader) -> FinishedRun? {
    let diagnostics = DiagnosticCollector()
    defer { directive.diagnostics.report(diagnostics.diagnostics) }
    let execute = { () -> FinishedRun? in
      let run =
        request.runsListings
        ? runListings(request, of: directive.directive, diagnostics) : request.execute(diagnostics)
      guard let run else { return nil }
      do throws(DrawingLimit) {
        guard allowance.take(share: try run.timeline.checkLimits()) else {
          diagnostics.report(.pageIsFull(at: directive.name.range))
          return nil
        }
        return run
      } catch {
        diagnostics.report(error.diagnostic(of: directive.directive))
        return nil
      }
    }
    guard let keeper else { return execute() }
    let key = request.runsListings ? code?.version(for: directive.directive)?.key : nil
    return keeper.run(request, of: directive.directive, code: key, diagnostics, execute)
  }

  /// Runs a request with the page's code, unless the page's time is used up.
  private func runListings(
    _ request: some RunRequest, of directive: Directive, _ diagnostics: DiagnosticCollector
  ) -> FinishedRun? {
    guard let code, let service = code.service else { return nil }
    guard !allowance.isTimeSpent else {
      diagnostics.report(.pageHasNoTime(after: service.pageSeconds, at: directive.name.range))
      return nil
    }
    return allowance.run { code.run(request, of: directive, on: environment.site, diagnostics) }
  }

  /// Records the problems of a directive.
  mutating func note(_ problems: [Diagnostic]) { keeper?.note(problems) }

  /// Caches the drawings. Call it after the last figure.
  package mutating func finish() {
    if areKept {
      keeper?.finish()
    } else {
      keeper?.finish(drawings, files: library.files, colorRules: library.styles.styleSheet)
    }
  }

  /// The keeper that renders the page again, if the cached drawings are of no use or have to be verified;
  /// else nil.
  package var secondKeeper: FigureKeeper? { keeper?.second }

  /// Compares the cached drawings with new ones, and returns an error for each difference.
  ///
  /// - Parameter executed: the same page, rendered by `secondKeeper`.
  package func differences(from executed: PageFigures) -> [Diagnostic] {
    keeper?.differences(from: executed.keeper, at: executed.places) ?? []
  }
}
