import Cache
import CodeBlocks
import Diagnostics
import DirectiveParsing
import Directives
import Markdown
import Screens

/// A whole page: Markdown, directives, and the figures they run.
struct FuzzedPage: DirectivePage {
  var anchors = AnchorRegistry()
  var figures = PageFigures(environment: FigureEnvironment(site: FigureSite(screens: { FuzzedPage.screens })))
  let markdown: Markdown
  /// Without them a page takes a thousandth of the time.
  let hasFigures: Bool

  static func render(_ bytes: [UInt8], figures hasFigures: Bool = true) {
    // As the site does: a page that is not UTF-8 is refused as a whole.
    guard String(validating: bytes, as: UTF8.self) != nil else { return }
    var options = MarkdownOptions()
    options.kramdown = bytes.count % 2 == 1
    options.smart = bytes.count % 3 == 1
    var page = FuzzedPage(markdown: Markdown(options), hasFigures: hasFigures)
    let file = SourceFile(path: "page.md", bytes: bytes)
    let diagnostics = DiagnosticCollector()
    let document = page.markdown.render(SourceText(file), handler: &page, diagnostics)
    page.figures.finish()
    let html = document.html + page.figures.library.files.values.joined() + page.figures.styleSheet
    law(String(validating: html, as: UTF8.self) != nil, "a page is made of UTF-8")
    print(diagnostics.diagnostics)
  }

  mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    let catalogue = DirectiveCatalogue.standard
    if !hasFigures, catalogue[directive.name.value]?.isFigure ?? false { return nil }
    return catalogue.html(for: directive, on: &self, diagnostics)
  }

  func destination(of link: LinkReference) -> [UInt8]? {
    link.kind == .image ? link.destination : nil
  }

  func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
    CodeHighlighter(swift: nil).html(for: block, diagnostics)
  }

  /// Small ones, so that a figure takes little time.
  private static let screens: [String: SiteScreen] = [
    "a": screen("a", "title: A\nsize: 100x200\nbackground: white"),
    "b": screen("b", "size: 100x200\nbackground: systemBlue\ncontent:\n  - label: Hi"),
  ].compactMapValues { $0.map { .made($0, digest: SHA256.hash([])) } }

  private static func screen(_ name: String, _ yaml: String) -> Screen? {
    let file = SourceFile(path: "screens/\(name).yml", text: yaml)
    return Screen(
      name: Located(name, at: SourceRange(startOf: file)), yaml: SourceText(file), image: { _, _ in nil },
      DiagnosticCollector())
  }
}
