import Diagnostics
import Testing

@testable import Markdown

@Suite struct HeadingStageTests {
  @Test func idsAreMadeOfTheText() {
    #expect(
      Rendered("## A *paper* `fold()`!\n").html
        == "<h2 id=\"a-paper-fold\">A <em>paper</em> <code>fold()</code>!</h2>\n")
  }

  @Test func equalHeadingsGetNumbers() {
    #expect(Rendered("# A\n# A\n# A-1\n").document.headings.map(\.id) == ["a", "a-1", "a-1-1"])
  }

  @Test func chosenIDsGoFirst() {
    let page = Rendered("# Fold\n# Other {#fold}\n")
    #expect(page.document.headings.map(\.id) == ["fold-1", "fold"])
    #expect(page.document.headings.map(\.text) == ["Fold", "Other"])
  }

  @Test func idThatIsTakenIsReported() {
    #expect(Rendered("# A {#x}\n1️⃣# B {#x}\n").problems == ["markdown.duplicate-id@1"])
  }

  @Test func idsInRawHTMLAreTaken() {
    let page = Rendered("# A\n\n<a name=\"a\"></a>\n")
    #expect(page.document.headings.map(\.id) == ["a-1"])
    #expect(page.document.htmlAnchors.map(\.value) == ["a"])
  }

  @Test func anchorLinksToItsHeading() {
    let html = Rendered("# A\n") { $0.headingAnchors = true }.html
    #expect(
      html
        == "<h1 id=\"a\">A <a class=\"anchor\" href=\"#a\" aria-hidden=\"true\" tabindex=\"-1\">#</a></h1>\n")
  }

  @Test func headingsKnowTheirPlaceAndInlineHTML() throws {
    let page = Rendered("Text\n\n1️⃣# See [`x`](y) & *z*\n")
    let heading = try #require(page.document.headings.first)
    #expect(page.input.mark(heading.range) == "1")
    #expect(String(decoding: heading.html, as: UTF8.self) == "See <code>x</code> &amp; <em>z</em>")
    #expect(page.document.headings.first?.text == "See x & z")
  }

  @Test func headingInsideADirectiveSharesThePagesIDs() {
    let page = Rendered("# A\n\n```{note}\n# A\n```\n")
    #expect(page.html.contains("<h1 id=\"a-1\">A</h1>"))
  }

  @Test(arguments: [
    ("Hello World", "hello-world"), ("C++ & Swift", "c--swift"), ("Über Äpfel", "über-äpfel"),
    ("!?", "section"),
    ("snake_case-x", "snake_case-x"), ("日本", "日本"), ("", "section"),
  ])
  func slug(_ text: String, _ slug: String) {
    #expect(Slug.make(text) == slug)
  }
}
