import Diagnostics
import Foundation
import Listings
import ListingsTestSupport
import Markup
import Runs
import Testing
import TransitionEngine

@testable import Directives

/// The tutorials' listings and the catalogue's animators of the same names do the same.
@Suite(.enabled(if: Built.hasToolchain))
struct TutorialListingsTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var tutorial: String
    /// As the tutorial's listings make it.
    var expression: String
    /// As the catalogue does: a name, and lines of options.
    var catalogue: String

    var testDescription: String { "\(expression) of \(tutorial), and \(catalogue.split(separator: "\n"))" }
  }

  static let pairs = [
    Pair(tutorial: "fade", expression: "FadeAnimator()", catalogue: "fade"),
    Pair(
      tutorial: "scroll", expression: "ScrollAnimator(direction: .forward)",
      catalogue: "scroll\n:direction: forward"),
    Pair(
      tutorial: "scroll", expression: "ScrollAnimator(direction: .backward)",
      catalogue: "scroll\n:direction: backward"),
    Pair(tutorial: "paper-fold", expression: "FoldAnimator()", catalogue: "fold"),
    Pair(
      tutorial: "paper-fold", expression: "FoldAnimator(folds: 3, reverse: true, duration: 0.8)",
      catalogue: "fold\n:folds: 3\n:reverse:\n:duration: 0.8s"),
    Pair(
      tutorial: "paper-fold", expression: "FoldAnimator(folds: 1, eye: nil, shadow: 0.5)",
      catalogue: "fold\n:folds: 1\n:perspective: none\n:shadow: 0.5"),
    Pair(tutorial: "interactive-fold", expression: "FoldAnimator()", catalogue: "fold"),
    Pair(tutorial: "safe-tabs", expression: "TabAnimator()", catalogue: "slide"),
    Pair(
      tutorial: "safe-tabs", expression: "TabAnimator(.unveil)", catalogue: "slide\n:style: unveil"),
    Pair(tutorial: "cancelled", expression: "SlideAnimator(isForward: true)", catalogue: "slide"),
  ]

  @Test(arguments: pairs)
  func `a tutorial's listing leaves the timeline of the catalogue's animator`(_ pair: Pair) throws {
    let runs = try ListingPage.runs(of: pair)
    let (listing, catalogue) = (runs[0].timeline, runs[1].timeline)
    #expect(abs(listing.duration - catalogue.duration) < 1e-9)
    for step in 0...12 {
      let time = catalogue.duration * Double(step) / 12
      let difference = Difference.first(listing.frame(at: time), catalogue.frame(at: time))
      #expect(difference == nil, "at \(time) s")
    }
    #expect(Self.calls(listing, pair) == Self.calls(catalogue, pair))
    #expect(catalogue.outcome == listing.outcome)
  }

  /// Who called whom, when, to the microsecond.
  private static func calls(_ timeline: Timeline, _ pair: Pair) -> [String] {
    // Of the tutorial on cancelling the animator has a name of its own.
    timeline.events.map {
      "\(Int(($0.time * 1e6).rounded())) \($0.kind) \($0.actor) \($0.name) \($0.detail)"
        .replacing("SlideAnimator", with: "TabAnimator")
    }
  }
}

/// A tutorial, with two directives above it: one that runs its listing, and one that runs the catalogue's animator.
private struct ListingPage: MarkdownHandler {
  struct Failed: Error { var reasons: [String] }

  var anchors = AnchorRegistry()
  private var runs: [FinishedRun] = []
  /// One for all tests: it lays what it compiles into a folder of its own.
  private static let listings = ListingService.built()
  private let highlighter = CodeHighlighter(
    swift: SwiftSampleParser(executable: Built.parser))

  static func runs(of pair: TutorialListingsTests.Pair) throws -> [FinishedRun] {
    let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../content/tutorials/\(pair.tutorial).md")
    let tutorial = try String(contentsOf: content, encoding: .utf8)
    let directives = [pair.expression, pair.catalogue].map { animator in
      "```{strip} \(animator)\n:from: inbox\n:to: photos\n```\n\n"
    }
    let body = tutorial.split(separator: "---\n", maxSplits: 1)[1]
    let file = SourceFile(path: "page.md", text: directives.joined() + body)
    let diagnostics = DiagnosticCollector()
    var page = ListingPage()
    _ = Markdown().render(SourceText(file), handler: &page, diagnostics)
    guard page.runs.count == 2 else {
      throw Failed(reasons: diagnostics.diagnostics.map { "\($0.identifier): \($0.summary)" })
    }
    return page.runs
  }

  func isDirective(_ name: String) -> Bool { DirectiveCatalogue.standard[name] != nil }
  func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? { [] }
  func destination(of link: LinkReference) -> [UInt8]? { nil }
  func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }

  mutating func prepare(for blocks: [PageBlock], _ diagnostics: DiagnosticCollector) {
    let code = PageCode(
      of: blocks, in: FigureEnvironment(site: FigureSite()), Self.listings, .swift5, code: { nil },
      highlighter, diagnostics)
    let directives = blocks.compactMap { if case .directive(let directive) = $0 { directive } else { nil } }
    runs = directives.prefix(2).compactMap { Self.run($0, code, diagnostics) }
  }

  private static func run(
    _ directive: Directive, _ code: PageCode, _ diagnostics: DiagnosticCollector
  ) -> FinishedRun? {
    let kind = TransitionDirective.strip
    var reader = DirectiveReader(directive: directive, lines: kind.lines(of: directive))
    reader.swift = code.swift(for: directive)
    defer { diagnostics.report(reader.diagnostics.diagnostics) }
    let screens = ScreenRegistry(FigureSite(screens: { TestPage.screens }))
    guard let request = kind.read(reader, screens)?.request else { return nil }
    return request.runsListings
      ? code.run(request, of: directive, diagnostics) : request.execute(diagnostics)
  }
}

/// Compares values part by part.
private enum Difference {
  private static let tolerance = 1e-9
  /// Numbers and names of layers tell them apart; nobody sees them.
  private static let ignored: Set = ["id", "name"]

  /// Where two values first differ, by more than a rounding; nil if nowhere.
  static func first(_ a: Any, _ b: Any, at path: String = "frame") -> String? {
    if let a = a as? Double, let b = b as? Double {
      return abs(a - b) <= tolerance ? nil : "\(path): \(a), \(b)"
    }
    let (parts, others) = (Mirror(reflecting: a).children, Mirror(reflecting: b).children)
    guard parts.count == others.count else { return "\(path): \(parts.count) parts, \(others.count)" }
    if parts.isEmpty { return "\(a)" == "\(b)" ? nil : "\(path): \(a), \(b)" }
    for (index, (part, other)) in zip(parts, others).enumerated() where !ignored.contains(part.label ?? "") {
      let path = "\(path).\(part.label ?? "\(index)")"
      if part.label != other.label { return "\(path): other parts" }
      if let difference = first(part.value, other.value, at: path) { return difference }
    }
    return nil
  }
}
