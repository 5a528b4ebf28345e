import Diagnostics
import DirectiveParsing
import Runs
import Testing

@testable import Directives

/// A figure is read, run and drawn by three functions, and what one hands to the next are values: what runs need not be
/// where it is drawn.
struct FigureKindTests {
  private func reader(
    _ kind: some DirectiveKind, _ argument: String, _ options: KeyValuePairs<String, String>, _ body: String
  ) -> DirectiveReader {
    let file = SourceFile(path: "page.md", text: body)
    let place = SourceRange(startOf: file)
    let directive = Directive(
      name: Located(kind.name, at: place), argument: Located(argument, at: place),
      options: options.map {
        DirectiveOption(name: Located($0.key, at: place), value: Located($0.value, at: place))
      },
      yaml: nil, body: SourceText(file), range: place)
    return DirectiveReader(directive: directive, lines: kind.lines(of: directive))
  }

  /// The problems of reading, of running and of drawing.
  private func problems(
    _ kind: some RunFigureKind, _ argument: String, _ options: KeyValuePairs<String, String>,
    _ body: String = ""
  ) -> [[String]] {
    let environment = FigureEnvironment(site: FigureSite(screens: { TestPage.screens }))
    var figures = PageFigures(environment: environment)
    let reader = reader(kind, argument, options, body)
    let (ran, drawn) = (DiagnosticCollector(), DiagnosticCollector())
    if let (request, presentation) = kind.read(reader, figures.screens),
      let run = request.execute(ran)
    {
      _ = kind.draw(run, of: request, presentation, scope: "f1", on: &figures, drawn)
    }
    return [reader.diagnostics, ran, drawn].map { $0.diagnostics.map(\.identifier) }
  }

  /// Whether a run is drawn alike where its request was read for it, and where it was read apart.
  private func isDrawnAlike(
    _ kind: some RunFigureKind, _ argument: String, _ options: KeyValuePairs<String, String>,
    _ body: String = ""
  ) throws -> Bool {
    let environment = FigureEnvironment(site: FigureSite(screens: { TestPage.screens }))
    let screens = ScreenRegistry(environment.site)
    let here = try #require(kind.read(reader(kind, argument, options, body), screens))
    let there = try #require(kind.read(reader(kind, argument, options, body), screens))
    let diagnostics = DiagnosticCollector()
    let drawings = try [here, there].map { read in
      var figures = PageFigures(environment: environment)
      let run = try #require(read.request.execute(diagnostics))
      return try #require(
        kind.draw(run, of: here.request, here.presentation, scope: "f1", on: &figures, diagnostics))
    }
    #expect(diagnostics.isEmpty)
    return drawings[0] == drawings[1]
  }

  @Test func whatRunsNeedNotBeWhereItIsDrawn() throws {
    let pair: KeyValuePairs = ["from": "inbox", "to": "photos"]
    #expect(try isDrawnAlike(TransitionDirective.transition, "fold", pair))
    #expect(try isDrawnAlike(TransitionDirective.strip, "fade", pair))
    #expect(try isDrawnAlike(InteractiveDirective(), "scroll", pair, "swipe left 80pt in 0.2s"))
    let list: KeyValuePairs = ["screens": "inbox, photos"]
    let script = "tap 2\nexpect selected 2\n\nA caption."
    #expect(try isDrawnAlike(ScenarioDirective.scenario, "tabs", list, script))
    #expect(try isDrawnAlike(ScenarioDirective.callbacks, "tabs", list, "\n  tap 2"))
  }

  @Test func problemsOfEachStepAreItsOwn() {
    let kind = TransitionDirective.transition
    #expect(
      problems(kind, "fade", ["from": "inbox", "to": "phots"]) == [["transition.unknown-screen"], [], []])
    let late: KeyValuePairs = ["from": "inbox", "to": "photos", "at": "0s, 9s"]
    #expect(problems(kind, "fade", late) == [[], [], ["transition.instant"]])
    let list: KeyValuePairs = ["screens": "inbox, photos"]
    #expect(
      problems(ScenarioDirective.scenario, "tabs", list, "tap 2\nexpect selected 1")
        == [[], ["scenario.expect"], []])
  }
}
