import CodeBlocks
import Diagnostics
import DirectiveParsing
import Markdown
import TestSupport
import Testing

@testable import Directives

struct ScreenDirectiveTests {
  /// A page of directives alone.
  private struct Page: DirectivePage {
    var anchors = AnchorRegistry()
    var figures: PageFigures
    let markdown = Markdown()

    mutating func html(for directive: Directive, _ diagnostics: DiagnosticCollector) -> [UInt8]? {
      DirectiveCatalogue.standard.html(for: directive, on: &self, diagnostics)
    }
    func destination(of link: LinkReference) -> [UInt8]? { nil }
    func highlighted(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) -> [UInt8]? { nil }
  }

  private struct Result {
    var page: Page
    var html: String
    var diagnostics: [Diagnostic] = []
  }

  private func render(_ text: String, images: [String: [UInt8]] = [:]) -> Result {
    let environment = FigureEnvironment(site: FigureSite(image: TestImages.loader(images)))
    var result = Result(page: Page(figures: PageFigures(environment: environment)), html: "")
    let source = SourceText(SourceFile(path: "page.md", text: text))
    let collector = DiagnosticCollector()
    let document = result.page.markdown.render(source, handler: &result.page, collector)
    result.diagnostics = collector.diagnostics
    result.html = String(decoding: document.html, as: UTF8.self)
    return result
  }

  @Test func namesAScreenAndShowsNothing() {
    let result = render("```{screen} inbox\ncontent: [label: Hello]\n```")
    #expect(result.page.figures.screens.names == ["inbox"])
    #expect(result.html.isEmpty)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func showsTheScreenWithItsCaption() {
    let result = render("```{screen} inbox\n:show:\n:caption: The *inbox*\n\ncontent: [label: Hello]\n```")
    #expect(result.html.hasPrefix("<figure class=\"zt-figure f1 zt-still zt-screen\" id=\"screen-inbox\""))
    #expect(result.html.contains("<img src=\"assets/figures/"))
    #expect(result.html.contains("<figcaption>The <em>inbox</em></figcaption>"))
    #expect(result.diagnostics.isEmpty)
  }

  @Test func problemsPointIntoThePage() {
    let result = render("Text\n\n```{screen} inbox\ncontent: [lable: Hello]\n```")
    #expect(result.diagnostics.map(\.place) == ["screen.view: lable"])
    #expect(result.diagnostics.first?.range?.start == SourceLocation(line: 4, column: 11))
    #expect(result.html.contains("zt-error"))
  }

  @Test(arguments: [
    ("100x200", nil), ("80x160", nil), ("101x201", nil), ("100x180", "write “100x200”"),
    ("200x200", "write “200x400”"),
  ])
  func aDistortedScreenshotIsReported(size: String, fix: String?) {
    let page = "```{screen} shot\n:image: a.png\n:size: \(size)\n```"
    let result = render(page, images: ["a.png": TestImages.png(width: 100, height: 200)])
    #expect(result.diagnostics.map(\.place) == (fix == nil ? [] : ["screen.distorted: \(size)"]))
    #expect(result.diagnostics.map(\.fix) == (fix == nil ? [] : [fix]))
    #expect(result.page.figures.screens.names == ["shot"])
  }

  @Test func aScreenshotThatCouldRunIsReported() {
    let svg = "<svg width=\"9\" height=\"9\" onload=\"x()\"/>"
    let result = render("```{screen} inbox\n:image: a.svg\n```", images: ["a.svg": Array(svg.utf8)])
    #expect(result.diagnostics.map(\.place) == ["screen.image-script: a.svg"])
    #expect(result.page.figures.screens.names == ["inbox"])
  }

  @Test func aScreenshotThatIsNotWellFormedSaysSo() {
    let svg = "<svg width=\"9\" height=\"9\"><g></svg>"
    let result = render("```{screen} inbox\n:image: a.svg\n```", images: ["a.svg": Array(svg.utf8)])
    #expect(result.diagnostics.map(\.place) == ["screen.image-malformed: a.svg"])
    #expect(result.diagnostics.first?.severity == .warning)
  }

  @Test func aNameTakenTwiceIsAnError() {
    let fence = "```{screen} inbox\ncontent: []\n```\n\n"
    let result = render(fence + fence)
    #expect(result.diagnostics.map(\.place) == ["screen.duplicate: inbox"])
    #expect(result.diagnostics.first?.notes.first?.range?.start.line == 1)
  }

  @Test(arguments: [
    ("```{screen}\ncontent: []\n```", "directive.argument: screen"),
    ("```{screen} a/b\ncontent: []\n```", "screen.name: a/b"),
    ("```{screen} inbox\n:size: 375x667\n\ncontent: []\n```", "screen.size: size"),
    ("```{screen} inbox\n:caption: Hi\n\ncontent: []\n```", "screen.caption: caption"),
    ("```{screen} inbox\n:image: none.png\n```", "image.missing: none.png"),
    ("```{screen} inbox\n:image: text.png\n```", "screen.image: text.png"),
    ("```{screen} inbox\n:image: cut.png\n```", "screen.image: cut.png"),
    ("```{screen} inbox\n:image: ok.png\n:size: 9x9\n```", "directive.range: 9x9"),
  ])
  func badInput(text: String, problem: String) {
    let images: [String: [UInt8]] = [
      "text.png": Array("no picture".utf8), "cut.png": Array(TestImages.png(width: 9, height: 9).dropLast(9)),
      "ok.png": TestImages.png(width: 100, height: 200),
    ]
    #expect(render(text, images: images).diagnostics.map(\.place).contains(problem))
  }

  @Test func anEmptyScreenIsAnError() {
    #expect(render("```{screen} inbox\n```").diagnostics.map(\.identifier) == ["screen.empty"])
  }

  @Test func viewsAndAnImageExcludeEachOther() {
    let images = ["ok.png": TestImages.png(width: 100, height: 200)]
    let result = render("```{screen} inbox\n:image: ok.png\n\ncontent: []\n```", images: images)
    #expect(result.diagnostics.map(\.identifier) == ["screen.both"])
  }

  @Test func aScreenshotHasThePicturesSize() {
    let images = ["ok.png": TestImages.png(width: 100, height: 200)]
    let screen = render("```{screen} inbox\n:image: ok.png\n```", images: images).page.figures.screens[
      "inbox"]
    #expect(screen?.size.width == 100)
    #expect(screen?.size.height == 200)
  }

  @Test func aScreenshotIsPlacedByItsAddress() {
    let images = [
      "ok.svg": Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"200\"/>".utf8)
    ]
    let result = render("```{screen} inbox\n:image: ok.svg\n:size: 150x300\n:show:\n```", images: images)
    #expect(result.diagnostics.isEmpty)
    #expect(result.html.contains("<img src=\"assets/figures/"))
    #expect(result.page.figures.screens["inbox"]?.size.width == 150)
  }
}
