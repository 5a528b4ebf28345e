import CodeBlocks
import Diagnostics
import DirectiveParsing
import Markdown
import Rendering
import Testing

@testable import Directives

struct TransitionFigureTests {
  /// A page of directives alone, with the screens `a` and `b`.
  private struct Page: DirectivePage {
    var anchors = AnchorRegistry()
    var figures = PageFigures(environment: FigureEnvironment())
    let markdown = Markdown()

    mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
      DirectiveCatalogue.standard.html(for: directive, on: &self, diagnostics)
    }
    func destination(of link: LinkReference) -> [UInt8]? { nil }
    func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
  }

  private struct Figure {
    var html: String
    var css: String
    var diagnostics: [Diagnostic] = []

    init(_ name: String, _ options: String = "", animator: String = "fade", size: String = "375x667") {
      var page = Page()
      let screens = ["a", "b"].map { "```{screen} \($0)\nsize: \(size)\ncontent: [label: Hello]\n```\n\n" }
      let text =
        screens.joined() + "```{\(name)} \(animator)\n:from: a\n:to: b\n:frames: 3\n\(options)\n```\n"
      let source = SourceText(SourceFile(path: "page.md", text: text))
      let collector = DiagnosticCollector()
      let document = page.markdown.render(source, handler: &page, collector)
      diagnostics = collector.diagnostics
      html = String(decoding: document.html, as: UTF8.self)
      css = String(decoding: page.figures.styleSheet, as: UTF8.self)
    }

    func count(_ part: String) -> Int {
      html.split(separator: part, omittingEmptySubsequences: false).count - 1
    }
  }

  @Test func framesAreLabelsThatNameTheirTimes() {
    let figure = Figure("transition")
    #expect(figure.diagnostics.isEmpty)
    #expect(
      figure.html.contains(
        "<label class=\"zt-k1\" for=\"f1.k1\"><span class=\"zt-time\">0.2 s</span></label>"))
    #expect(figure.html.contains("aria-label=\"Frame 2 of 3, 0.2 s\""))
  }

  @Test func aStripAloneNamesItsTimesAndHasNothingToPick() {
    let figure = Figure("strip")
    #expect(figure.html.contains("<div class=\"zt-k2\"><span class=\"zt-time\">0.4 s</span></div>"))
    #expect(figure.count("<input") == 0)
    #expect(figure.css.contains("--n:3"))
  }

  @Test func aStageAloneHasOneFrameToReturnTo() {
    let figure = Figure("stage")
    #expect(figure.count("class=\"zt-frame ") == 1)
    #expect(figure.count("<label class=\"zt-k") == 0)
    #expect(figure.count("class=\"zt-time\"") == 3)
  }

  @Test func theFirstFrameIsShownUntilAReaderPlays() {
    let figure = Figure("transition")
    #expect(figure.html.contains("id=\"f1.k0\" aria-label=\"Frame 1 of 3, 0 s\" checked hidden>"))
    #expect(!figure.html.contains("zt-loads"))
  }

  @Test func autoplayPlaysInsteadOfTheFirstFrame() {
    let figure = Figure("transition", ":autoplay:")
    #expect(figure.count(" checked hidden>") == 0)
    #expect(figure.html.contains("<figure class=\"zt-figure f1 zt-loads\""))
    #expect(figure.diagnostics.isEmpty)
  }

  @Test func aStripHasNoAutoplay() {
    #expect(Figure("strip", ":autoplay:").diagnostics.map(\.identifier) == ["directive.unknown-option"])
  }

  @Test func playIsAButtonThatWorksAgainAndAgain() {
    let figure = Figure("transition")
    #expect(figure.html.contains("<div popover=\"manual\" class=\"zt-turn\" id=\"f1.p\"></div>"))
    #expect(
      figure.html.contains(
        "<button type=\"button\" class=\"zt-button zt-play\" popovertarget=\"f1.p\">Play</button>"))
  }

  @Test func theSliderHasANameAndTheDurationInSeconds() {
    let figure = Figure("transition")
    #expect(figure.html.contains(" aria-label=\"Time, of "))
    #expect(figure.count("<input type=\"range\" class=\"zt-scrub\"") == 1)
    #expect(figure.count("<b></b>") == StageStyles.ticks + 1)
    #expect(Figure("strip").count("zt-scrub") == 0)
  }

  @Test func theFigureIsNamedByItsRun() {
    #expect(Figure("transition").html.contains("aria-label=\"Fade from a to b\""))
  }

  @Test(arguments: [("375x667", false), ("768x1024", true)])
  func onlyWindowsLargerThanAPhonesAreFitted(size: String, isFitted: Bool) {
    #expect(Figure("transition", size: size).css.contains("--fit:") == isFitted)
  }

  // MARK: By hand

  @Test func aReaderDrivesAsLongAsNothingElseIsChosen() {
    let figure = Figure("transition", ":drive: reader")
    #expect(figure.diagnostics.isEmpty)
    #expect(figure.html.contains("<figure class=\"zt-figure f1 zt-touchable\""))
    #expect(figure.count("<button type=\"button\" class=\"zt-button zt-swipe\">Swipe</button>") == 1)
  }

  @Test func whatIsSwipedCanBeReachedByKeysAndHasAName() {
    let figure = Figure("stage", ":drive: reader")
    #expect(
      figure.html.contains("tabindex=\"0\" role=\"group\" aria-label=\"Swipe to drive the transition\">"))
    #expect(figure.count("<b></b>") == 11 + StageStyles.ticks + 1)
  }

  @Test(arguments: ["", ":drive: clock"])
  func theClockDrivesUnlessAnAuthorAsksForTheReader(options: String) {
    let figure = Figure("transition", options)
    #expect(figure.diagnostics.isEmpty)
    #expect(figure.count("zt-touchable") == 0)
    #expect(figure.count("zt-scroller") == 0)
  }

  @Test(arguments: [
    ("fade", "", false), ("fade", ":swipe: right", true), ("scroll", "", false),
    ("scroll", ":direction: backward", true), ("scroll", ":direction: backward\n:swipe: left", false),
    ("fold", "", false), ("fold", ":reverse:", false), ("fold", ":reverse: false", true), ("pop", "", true),
    ("cross-dissolve", "", false), ("flip-horizontal", "", false),
  ])
  func theFingerGoesAsBetweenTabsUnlessAnAuthorSays(animator: String, options: String, isRight: Bool) {
    let figure = Figure("transition", ":drive: reader\n\(options)", animator: animator)
    #expect(figure.diagnostics.isEmpty)
    #expect(figure.html.contains("zt-rightwards") == isRight)
    #expect(figure.html.contains("zt-hint-right") == isRight)
  }

  @Test func aSwipedAnimatorIsMadeForItsWay() {
    let figures = ["", ":reverse:", ":reverse: false", ":swipe: right"].map {
      Figure("transition", ":drive: reader\n\($0)", animator: "fold").css
    }
    #expect(figures[0] == figures[1])
    #expect(figures[0] != figures[2])
    #expect(figures[2] == figures[3])
  }

  @Test(arguments: [
    (":drive: reader", "Swipe to the {direction}.", "Swipe to the left.", false),
    (":drive: reader\n:swipe: right", "Swipe to the {direction}.", "Swipe to the right.", false),
    (":drive: reader", "Swipe to the left, right away.", "Swipe to the left, right away.", false),
    (":drive: reader", "Swipe to the right.", "Swipe to the right.", true),
    (":drive: reader\n:swipe: right", "Swipe left.", "Swipe left.", true),
    ("", "Swipe to the {direction}.", "Swipe to the {direction}.", true),
    ("", "To the right.", "To the right.", false),
  ])
  func aCaptionSaysTheWayOfItsFigure(options: String, caption: String, shown: String, isTold: Bool) {
    let figure = Figure("transition", options + (options.isEmpty ? "" : "\n") + caption)
    #expect(figure.diagnostics.map(\.identifier) == (isTold ? ["caption.direction"] : []))
    #expect(figure.html.contains("<figcaption><p>\(shown)</p>"))
  }

  @Test(arguments: [":drive: reader\n:autoplay:", ":swipe: left", ":drive: clock\n:swipe: left"])
  func whatContradictsItselfIsAnError(options: String) {
    #expect(Figure("transition", options).diagnostics.map(\.identifier) == ["directive.conflict"])
  }

  @Test func aStripCannotBeDriven() {
    #expect(Figure("strip", ":drive: reader").diagnostics.map(\.identifier) == ["directive.unknown-option"])
  }
}
