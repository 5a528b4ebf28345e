import CodeBlocks
import Diagnostics
import DirectiveParsing
import Foundation
import Listings
import ListingsTestSupport
import Markdown
import Runs
import Testing
import Toolchain
import TransitionEngine

@testable import Directives

/// The tutorials' listings and the catalogue's animators of the same names do the same.
@Suite(.enabled(if: Built.hasToolchain))
struct TutorialListingsTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var tutorial: String
    /// A directive's name, argument and options, as the tutorial's listings run it.
    var listing: String
    /// As the catalogue does.
    var catalogue: String
    /// The rest of the directive.
    var body: String
    /// Whether the directives stand below the tutorial, where what it replaces is replaced.
    var isBelow = false

    var testDescription: String {
      "\(listing.split(separator: "\n")) of \(tutorial), and \(catalogue.split(separator: "\n"))"
    }

    /// An animator that goes by itself.
    static func animator(_ tutorial: String, _ expression: String, _ catalogue: String) -> Self {
      Pair(
        tutorial: tutorial, listing: "{strip} \(expression)", catalogue: "{strip} \(catalogue)",
        body: ":from: inbox\n:to: photos\n")
    }

    /// The paper fold under a finger.
    static func swipe(_ script: String) -> Self {
      Pair(
        tutorial: "interactive-fold",
        listing: """
          {interactive} FoldAnimator(folds: 3, reverse: isForward)
          :interaction: SwipeInteractionController(tabBarController: container)
          """, catalogue: "{interactive} fold\n:folds: 3", body: ":from: white\n:to: blue\n\(script)\n")
    }

    /// The tabs that are safe.
    static func tabs(_ script: String) -> Self {
      Pair(
        tutorial: "safe-tabs", listing: "{scenario} tabs\n:container: SafeTabBarController(controllers)",
        catalogue: "{scenario} tabs\n:animator: slide\n:safe:",
        body: ":screens: white, blue\n\(script)\n", isBelow: true)
    }

    /// The camera behind the tabs.
    static func camera(_ script: String) -> Self {
      Pair(
        tutorial: "camera", listing: "{scenario} paging\n:container: CameraContainerController(controllers)",
        catalogue: "{scenario} paging", body: ":screens: black, white, blue\n\(script)\n")
    }
  }

  static let pairs: [Pair] = [
    .animator("fade", "FadeAnimator()", "fade"),
    .animator("scroll", "ScrollAnimator(direction: .forward)", "scroll\n:direction: forward"),
    .animator("scroll", "ScrollAnimator(direction: .backward)", "scroll\n:direction: backward"),
    .animator("paper-fold", "FoldAnimator()", "fold"),
    .animator(
      "paper-fold", "FoldAnimator(folds: 3, reverse: true, duration: 0.8)",
      "fold\n:folds: 3\n:reverse:\n:duration: 0.8s"),
    .animator(
      "paper-fold", "FoldAnimator(folds: 1, eye: nil, shadow: 0.5)",
      "fold\n:folds: 1\n:perspective: none\n:shadow: 0.5"),
    .animator("interactive-fold", "FoldAnimator()", "fold"),
    .animator("safe-tabs", "TabAnimator()", "slide"),
    .animator("safe-tabs", "TabAnimator(.unveil)", "slide\n:style: unveil"),
    .animator("cancelled", "SlideAnimator(isForward: true)", "slide"),
    .swipe("swipe left 150pt in 0.4s"),
    .swipe("swipe left 90pt in 0.4s"),
    .swipe("swipe left 110pt in 0.3s\nmove right 90pt in 0.3s"),
    .tabs("swipe left 200pt in 0.25s\nsettle\nswipe right 150pt in 0.3s\nmove left 60pt in 0.1s"),
    .tabs("tap 2\nwait 0.1s\ntap 1\nselect 1\nswipe right 120pt in 0.1s"),
    .tabs("swipe left 40pt in 0.02s"),
    .camera("swipe right 300pt in 0.35s\nsettle\nswipe left 300pt in 0.35s"),
    .camera("swipe left 300pt in 0.35s\nsettle\nswipe right 60pt in 0.4s\nhold 0.2s"),
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
    #expect(catalogue.touches == listing.touches)
  }

  /// A page knows nothing of another's listings, so the fold under a finger has copies of the paper fold's.
  @Test func `the copies of the paper fold are true`() throws {
    let copies = try ListingPage.text(of: "interactive-fold")
    let fences = try ListingPage.text(of: "paper-fold").split(separator: "```swift").dropFirst()
    let listings = fences.prefix(6).map { fence in
      fence.prefix(upTo: fence.firstRange(of: "```")?.lowerBound ?? fence.endIndex)
        .drop { $0 != "\n" }.replacing("import UIKit\n\n", with: "")
    }
    #expect(listings.last?.contains("private func fold(") == true)
    for listing in listings { #expect(copies.contains(listing)) }
  }

  /// Who called whom, when, to the microsecond.
  private static func calls(_ timeline: Timeline, _ pair: Pair) -> [String] {
    timeline.events.compactMap { event in
      let call = "\(Int((event.time * 1e6).rounded())) \(event.kind) \(event.name)"
      // Under a finger and on cancelling, those who are called have names of their own; in containers, who calls is their
      // own affair, too.
      if pair.catalogue.hasPrefix("{scenario}") { return event.kind == .callback ? call : nil }
      guard pair.catalogue.hasPrefix("{strip}"), pair.tutorial != "cancelled" else { return call }
      return "\(call) \(event.actor) \(event.detail)"
    }
  }
}

/// A tutorial, with two directives above it: one that runs its listing, and one that runs the catalogue's animator.
private struct ListingPage: MarkdownHandler {
  struct Failed: Error { var reasons: [String] }

  var anchors = AnchorRegistry()
  private let isBelow: Bool
  private var runs: [FinishedRun] = []
  /// One for all tests: it lays what it compiles into a folder of its own.
  private static let listings = ListingService.built()
  private let highlighter = CodeHighlighter(
    swift: SwiftSampleParser(executable: Built.parser))

  static func text(of tutorial: String) throws -> String {
    let content = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../content/tutorials/\(tutorial).md")
    return try String(contentsOf: content, encoding: .utf8)
  }

  static func runs(of pair: TutorialListingsTests.Pair) throws -> [FinishedRun] {
    let tutorial = try text(of: pair.tutorial)
    let directives = [pair.listing, pair.catalogue].map { "\n\n```\($0)\n\(pair.body)```\n\n" }.joined()
    let body = String(tutorial.split(separator: "---\n", maxSplits: 1)[1])
    let file = SourceFile(path: "page.md", text: pair.isBelow ? body + directives : directives + body)
    let diagnostics = DiagnosticCollector()
    var page = ListingPage(isBelow: pair.isBelow)
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
      of: blocks, in: FigureEnvironment(site: FigureSite()), Self.listings, .asNeeded, .swift5, code: { nil },
      highlighter, diagnostics)
    let directives = blocks.compactMap { if case .directive(let directive) = $0 { directive } else { nil } }
    let pair = isBelow ? directives.suffix(2) : directives.prefix(2)
    runs = pair.compactMap { directive in
      let kind = DirectiveCatalogue.standard[directive.name.value] as? any RunFigureKind
      return kind.flatMap { Self.run(directive, $0, code, diagnostics) }
    }
  }

  private static let screens: [String: SiteScreen] = {
    let plain = ["white", "blue", "black"].compactMap { name in
      TestPage.screen(name, "size: 375x667\nbackground: \(name)").map { (name, SiteScreen.made($0)) }
    }
    return TestPage.screens.merging(plain) { $1 }
  }()

  private static func run(
    _ directive: Directive, _ kind: some RunFigureKind, _ code: PageCode, _ diagnostics: DiagnosticCollector
  ) -> FinishedRun? {
    var reader = DirectiveReader(directive: directive, lines: kind.lines(of: directive))
    reader.swift = code.swift(for: directive)
    defer { diagnostics.report(reader.diagnostics.diagnostics) }
    let screens = ScreenRegistry(FigureSite(screens: { Self.screens }))
    guard let request = kind.read(reader, screens)?.request else { return nil }
    return request.runsListings
      ? code.run(request, of: directive, on: FigureSite(), diagnostics) : request.execute(diagnostics)
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
