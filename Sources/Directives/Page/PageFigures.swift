import Diagnostics
import Lint
import Markup
import Rendering
import Runs
import Screens
import TransitionEngine

/// What the directives of one page share: screens, pictures, styles, and the numbering of figures.
package struct PageFigures: Sendable {
  package let environment: FigureEnvironment
  /// Screens by name: the page's own over the site's.
  package var screens: ScreenRegistry
  /// The drawings so far, as files of their own.
  package var library: FigureLibrary
  /// In the order in which they were drawn, which is that of the page.
  private var drawings: [FigureDrawing] = []
  /// The places of the directives that drew them.
  private var places: [SourceRange] = []
  /// Knows what was drawn before; nil where everything is drawn anew.
  private var keeper: FigureKeeper?
  /// The page's Swift; nil if it has none that is run.
  private var code: PageCode?
  /// What is left of what the page's runs may take.
  private var allowance = RunAllowance()
  /// Which listings run which figures.
  package var listings = ListingLinks()
  /// Rules for the listings that are run; empty where there are none.
  package private(set) var listingRules: [UInt8] = []
  /// Rules of each figure.
  private var rules: [UInt8] = []
  package private(set) var reports: [FigureReport] = []
  /// The strips as files of their own, where the environment asks for them.
  package private(set) var standaloneStrips: [StandaloneStrip] = []
  /// Of the first figure in which something moves.
  package private(set) var leadStrip: StripImage?
  /// What moves in the figures, where the environment asks for it.
  package private(set) var animations: [NamedAnimation] = []
  private var count = 0

  package init(environment: FigureEnvironment, keeper: FigureKeeper? = nil) {
    self.environment = environment
    self.keeper = keeper
    screens = ScreenRegistry(environment.site)
    library = FigureLibrary(folder: environment.drawings)
  }

  /// A new figure's scope: a class, and the start of its ids. Counting keeps figures apart, and pages stable when others change.
  package mutating func nextScope() -> String {
    count += 1
    return "f\(count)"
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
  }

  /// SVG files that figures refer to, by their names.
  package var files: [String: FigureFile] {
    keeper?.foundFiles ?? library.files.mapValues(FigureFile.bytes)
  }

  package mutating func add(_ report: FigureReport) { reports.append(report) }

  /// The HTML of a figure. Its rules become the page's.
  mutating func place(_ figure: PlacedFigure) -> [UInt8] {
    if case .run(let run) = figure.drawing {
      rules += run.rules
      if leadStrip == nil, run.duration > 0, run.compared.isEmpty { leadStrip = run.strip }
      if let animation = run.animation {
        animations.append(NamedAnimation(id: figure.id, animation: animation))
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
  /// Finds out whether the figures of a page were drawn before. To be called before the first of them.
  ///
  /// - Parameter code: the page's Swift.
  package mutating func prepare(for directives: [Directive], _ code: PageCode?) {
    self.code = code
    if let service = code?.service { allowance = RunAllowance(.seconds(service.pageSeconds)) }
    if let code, code.isRun {
      listings = code.links
      listingRules = ListingStyles.rules
    }
    if directives.isEmpty { return }
    keeper?.find(directives, code?.keys ?? [], environment)
  }

  /// What a directive's expressions are evaluated by.
  func swift(for directive: Directive) -> RunnableSwift { code?.swift(for: directive) ?? .off(byPage: false) }

  /// Where the calls stand in the page's Swift that led to a run's findings, one for each; nil for none.
  func places(
    of findings: [LintFinding], in timeline: Timeline, of directive: Directive
  ) -> [SourceRange?] {
    code?.places(of: findings, in: timeline, of: directive) ?? findings.map { _ in nil }
  }

  /// Whether all figures were drawn before, and nothing needs to be executed.
  var areKept: Bool { keeper?.found != nil }

  /// The next figure: as it was drawn before, or as `draw` draws it.
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

  /// Takes a screen of the page in.
  mutating func register(_ screen: Screen, of directive: DirectiveReader) {
    screens.register(screen, directive.diagnostics)
    keeper?.add(screen: directive.directive)
  }

  /// What a directive's request leaves; nil, with diagnostics, if it leaves nothing that can be shown.
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

  /// What a request that runs the page's code leaves, as long as the page has time for it.
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

  /// Takes note of what is wrong with a directive.
  mutating func note(_ problems: [Diagnostic]) { keeper?.note(problems) }

  /// Keeps what was drawn. To be called after the last figure.
  package mutating func finish() {
    if areKept {
      keeper?.finish()
    } else {
      keeper?.finish(drawings, files: library.files, colorRules: library.styles.styleSheet)
    }
  }

  /// What is to render the page once more, if this was of no use, or is to be verified; else nil.
  package var secondKeeper: FigureKeeper? { keeper?.second }

  /// How what was kept differs from what the same directives come to now: an error for each.
  ///
  /// - Parameter executed: the same page, by its second keeper.
  package func differences(from executed: PageFigures) -> [Diagnostic] {
    keeper?.differences(from: executed.keeper, at: executed.places) ?? []
  }
}

/// What the site around a page hands to its directives.
package struct FigureEnvironment: Sendable {
  /// Leads from the page to the site's root: `../../`, or nothing.
  package var rootPrefix: String
  package let site: FigureSite
  /// Where the drawings of all figures lie, in the site.
  package static let folder = "assets/figures"

  /// Leads from the page to the drawings. A page that stands alone has them beside it.
  var drawings: String { standaloneScale == nil ? rootPrefix + Self.folder + "/" : "" }

  /// Shown width of a strip's frame over the screen's own, for strips as files of their own; nil for none.
  package var standaloneScale: Double?
  /// Whether such strips bring along what animated files are made of.
  package var keepsAnimations = false
  /// Reads a file that a page shows as a listing; nil, with a diagnostic, where there is none that can be shown.
  package var listing: ListingReader = { _, _ in nil }

  /// How large the drawing of a name is that an earlier build has written, where this one will stand; nil for none.
  package var writtenSize: @Sendable (_ name: String) -> Int? = { _ in nil }

  package typealias ListingReader = @Sendable (Located<String>, DiagnosticCollector) -> SourceFile?

  package init(rootPrefix: String = "", site: FigureSite = FigureSite()) {
    self.rootPrefix = rootPrefix
    self.site = site
  }
}

/// A strip that needs no page.
package struct StandaloneStrip: Sendable {
  /// The figure's anchor.
  package var id: String
  /// A complete SVG file.
  package var svg: [UInt8]
}

/// What moves in a figure that needs no page.
package struct NamedAnimation: Sendable {
  /// The figure's anchor.
  package var id: String
  package var animation: StandaloneAnimation
}

/// What one figure weighs and how true it is, for `build --verbose`.
package struct FigureReport: Sendable {
  package var place: SourceRange
  package var title: String
  package var stripBytes: Int
  package var stage: StageReport?
  /// What the lint says of its run without a warning, and what its code has printed.
  package var notes: [String] = []

  /// Starts a note of what was printed.
  static let printed = "printed: "
  /// The notes of what its code has printed.
  package var printedNotes: [String] { notes.filter { $0.hasPrefix(Self.printed) } }
}

extension FigureReport {
  init(_ drawing: RunDrawing, at place: SourceRange) {
    self.init(
      place: place, title: drawing.title, stripBytes: drawing.strip.bytes, stage: drawing.stage?.report,
      notes: drawing.notes)
  }
}
