import Cache
import CodeBlocks
import Diagnostics
import DirectiveParsing
import Localization
import Markdown
import Screens
import TestSupport
import Testing

@testable import Directives

/// A page of Markdown with the standard directives, on a site with a few small screens, as it comes out.
struct RenderedPage {
  let input: MarkedText
  private(set) var page: TestPage
  private(set) var html = ""
  private(set) var diagnostics: [Diagnostic] = []

  init(_ marked: String, in language: String = "en", standaloneScale: Double? = nil) {
    input = MarkedText(marked)
    var environment = FigureEnvironment(site: FigureSite(screens: { TestPage.screens }))
    environment.standaloneScale = standaloneScale
    environment.localization = Localization(language: language)
    page = TestPage(figures: PageFigures(environment: environment))
    let collector = DiagnosticCollector()
    let document = page.markdown.render(SourceText(input.file), handler: &page, collector)
    diagnostics = collector.diagnostics
    html = String(decoding: document.html, as: UTF8.self)
  }

  /// One directive: `{name} argument`, then lines.
  init(fence header: String, _ lines: String..., caption: String = "") {
    self.init((["```\(header)"] + lines + [caption, "```"]).filter { !$0.isEmpty }.joined(separator: "\n"))
  }

  var styles: String { String(decoding: page.figures.styleSheet, as: UTF8.self) }
  /// `identifier@mark` of each problem, by place.
  var problems: [String] { diagnostics.sortedByPlace().map(input.summary) }
  /// What each problem proposes: the fix, and what is allowed.
  var hints: [String] {
    diagnostics.sortedByPlace().map { ($0.allowed + [$0.fix].compactMap(\.self)).joined(separator: ", ") }
  }

  /// Every `id` in the page, in its order.
  var ids: [String] { values(of: "id") }

  /// The values of an attribute, in the page's order.
  func values(of attribute: String) -> [String] {
    html.split(separator: " \(attribute)=\"").dropFirst().compactMap {
      $0.split(separator: "\"", maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
    }
  }
}

/// A page of directives alone.
struct TestPage: DirectivePage {
  var anchors = AnchorRegistry()
  var figures: PageFigures
  let markdown = Markdown()

  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    DirectiveCatalogue.standard.html(for: directive, on: &self, diagnostics)
  }
  func destination(of link: LinkReference) -> [UInt8]? { nil }
  func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }

  /// `inbox` and `photos` are of one size, `wide` is of another.
  static let screens: [String: SiteScreen] = [
    "inbox": screen("inbox", "title: Inbox\nsize: 100x200\nbackground: white"),
    "photos": screen("photos", "size: 100x200\nbackground: systemBlue"),
    "wide": screen("wide", "size: 200.5x100\nbackground: white"),
  ].compactMapValues { $0.map(SiteScreen.made) }

  static func screen(_ name: String, _ yaml: String) -> Screen? {
    let file = SourceFile(path: "screens/\(name).yml", text: yaml)
    let diagnostics = DiagnosticCollector()
    let screen = Screen(
      name: Located(name, at: SourceRange(startOf: file)), yaml: SourceText(file), image: { _, _ in nil },
      diagnostics)
    return diagnostics.isEmpty ? screen : nil
  }
}

extension SiteScreen {
  /// One whose digest nobody looks at.
  static func made(_ screen: Screen) -> SiteScreen { .made(screen, digest: SHA256.hash([])) }
}

extension ScreenRegistry {
  /// The screen of a name, if it can be shown.
  subscript(name: String) -> Screen? {
    let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))
    return find(Located(name, at: place), DiagnosticCollector())
  }
}
