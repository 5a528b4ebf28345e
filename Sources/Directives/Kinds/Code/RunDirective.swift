import CodeBlocks
import Diagnostics
import DirectiveParsing
import Listings
import Options
import Runs
import Screens
import Scripts
import Text
import TransitionEngine

/// `{run}`: any UIKit code on a screen of its own, and its result.
///
/// The body is Swift, and is shown above the figure. With `:call:` the code is a function of the page's, and the body is
/// the caption. An untrue `expect` of its script is an error.
struct RunDirective: RunFigureKind {
  let name = "run"

  private static let call = Option(
    "call", .text("Swift"), unset: "the body",
    "a function of the page's that takes a view, or an expression with `view`, instead of a body")
  private static let screen = Option(
    "screen", .text("a screen's name"), unset: "an empty screen", "the screen on which the code runs")
  private static let size = Option(
    "size", .size(Screen.sides), unset: "the device's", "the size of an empty screen, in points")
  private static let duration = Option(
    "duration", .duration(0.1...60), standard: 5, "how long code that doesn't end by itself is shown")
  private static let appearing = Option(
    flag: "appearing", "time starts as the screen appears, before its `viewDidAppear`")
  private static let hidden = Option(flag: "hidden", "the body runs, but isn't shown")
  private static let caption = Option("caption", .text("Markdown"), "the caption below the figure")
  let options: [any OptionDescription] =
    [call, screen, size, ScriptOption.claims, duration, appearing, hidden, caption] + RunFigure.options + [
      DriveOption.autoplay
    ]

  func lines(of directive: Directive) -> BodyLines {
    BodyLines(prose: directive[Self.call] == nil ? SourceText() : directive.body)
  }

  func expressions(in directive: Directive) -> [ListingExpression] {
    [Self.code(of: directive)].compactMap(\.self)
  }

  /// Nil if there is none.
  private static func code(of directive: Directive) -> ListingExpression? {
    if let call = directive[call]?.value {
      // `pulse` and `pulse(in:)` name a function, `pulse(in: view)` calls it.
      let isCall = call.value.hasSuffix(")") && !call.value.hasSuffix(":)")
      return ListingExpression(call, isCall ? .call : .function)
    }
    let body = directive.body
    let firstLine = BodyLines(body).head.first
    return firstLine.map { ListingExpression(statements: body, at: $0.range) }
  }

  func html<Page: DirectivePage>(for directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    let figure = figure(for: directive, on: &page) { page in caption(of: directive, on: &page) }
    return listing(of: directive, on: &page) + figure
  }

  private func caption<Page: DirectivePage>(of directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    let below = directive.render(directive.lines.tail, on: &page)
    guard let caption = directive[Self.caption] else { return below }
    if !below.isEmpty {
      directive.report(
        .error(
          "directive.conflict", "there are two captions, “caption” and the body", at: caption.name.range,
          fix: "delete one of them"))
    }
    return directive.renderInline(caption.value, on: &page)
  }

  /// The HTML of the body; empty if the body isn't shown.
  private func listing<Page: DirectivePage>(of directive: DirectiveReader, on page: inout Page) -> [UInt8] {
    let isHidden = directive.value(of: Self.hidden)
    guard directive[Self.call] == nil else {
      if let hidden = directive[Self.hidden], isHidden {
        directive.report(
          .error(
            "directive.conflict", "“hidden” has no effect with “call”", at: hidden.name.range,
            explanation: "the body is the caption", fix: "delete it"))
      }
      return []
    }
    guard let block = shownSwift(in: directive.directive),
      let inner = page.highlighted(block, directive.diagnostics)
    else { return [] }
    let body = directive.body.bytes
    let skipped = body[..<(body.count - block.code.bytes.count)]
    let frame = page.figures.listings.frame(
      ofOwn: block, firstLine: skipped.count { $0 == 0x0A } + 1, at: directive.range.bytes.lowerBound)
    return CodeBlock.html(
      language: "swift", inner, frame: frame, isFocusable: page.markdown.options.focusableCode) + "\n".utf8
  }

  func shownSwift(in directive: Directive) -> CodeBlock? {
    guard directive[Self.call] == nil, directive[Self.hidden] == nil else { return nil }
    let body = directive.body
    let start = body.bytes.firstIndex { $0 != 0x0A && $0 != 0x0D } ?? body.bytes.count
    let text = body[start..<body.bytes.count]
    return text.bytes.isEmpty ? nil : CodeBlock(language: "swift", code: text, range: directive.range)
  }

  func read(
    _ directive: DirectiveReader, _ screens: ScreenRegistry
  ) -> (request: CodeRequest, presentation: RunFigure)? {
    var figure = RunFigure(directive, .both)
    figure.playsOnLoad = directive.value(of: DriveOption.autoplay)
    figure.showsStills = true
    let screen = directive[Self.screen].map { screens.find($0.value, directive.diagnostics) }
    let size = directive.value(of: Self.size)
    if let option = directive[Self.size], directive[Self.screen] != nil {
      directive.report(
        .error(
          "directive.conflict", "“size” and “screen” exclude each other", at: option.name.range,
          explanation: "a screen has a size of its own", fix: "delete one of them"))
    }
    let script = ScenarioScript(
      ScriptOption.statements(of: directive.directive),
      CodeRequest.vocabulary(on: screen.flatMap(\.self)), directive.diagnostics)
    let limit = directive.value(of: Self.duration)
    guard let code = Self.code(of: directive.directive) else {
      directive.report(
        .error(
          "run.empty", "“run” needs code", at: directive.name.range,
          fix: "write Swift in the body, or “:call:” with the name of a function"))
      return nil
    }
    guard let function = directive.function(for: code) else { return nil }
    if directive[Self.screen] != nil, screen.flatMap(\.self) == nil { return nil }
    let request = CodeRequest(
      code: function, screen: screen.flatMap(\.self),
      size: size.map { CGSize(width: $0.width, height: $0.height) } ?? screens.device.size, script: script,
      limit: limit, isAppearing: directive.value(of: Self.appearing), place: figure.place,
      allowsNoEnd: figure.lint.allowsNoEnd)
    return (request, figure)
  }

  func draw(
    _ run: FinishedRun, of request: CodeRequest, _ figure: RunFigure, scope: String,
    on figures: inout PageFigures, _ diagnostics: DiagnosticCollector
  ) -> FigureDrawing? {
    let text = CodeText(
      request: request, timeline: run.timeline, words: figures.environment.localization)
    let script = request.script
    let below =
      script.hasExpectations
      ? ScenarioList(
        lines: script.lines, moments: run.moments, words: figures.environment.localization
      ).html : []
    return figure.drawing(
      of: run, below: below, expected: script.expectedLints, scope: scope, text.text, on: &figures,
      diagnostics)
  }
}
