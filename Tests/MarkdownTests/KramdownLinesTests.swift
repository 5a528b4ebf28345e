import Diagnostics
import Testing

@Suite struct KramdownLinesTests {
  @Test func headingWithoutSpaceIsReported() {
    let page = Rendered("Text\n1️⃣##Heading\n")
    #expect(page.problems == ["markdown.heading-space@1"])
    #expect(page.diagnostics.first?.fix == "write “## Heading”")
    #expect(page.html == "<p>Text\n##Heading</p>\n")
  }

  @Test func kramdownTakesItAsAHeading() {
    let page = Rendered("Text\n##A *b* ##\nMore\n") { $0.kramdown = true }
    #expect(page.html == "<p>Text</p>\n<h2 id=\"a-b\">A <em>b</em></h2>\n<p>More</p>\n")
    #expect(page.problems.isEmpty)
  }

  @Test func jekyllShowsItAsText() {
    let page = Rendered("1️⃣##A\n\n# B\n") { ($0.kramdown, $0.spacedHeadings) = (true, true) }
    #expect(page.html == "<p>##A</p>\n<h1 id=\"b\">B</h1>\n")
    #expect(page.problems == ["markdown.heading-space@1"])
    #expect(page.diagnostics.first?.notes.isEmpty == true)
  }

  @Test(arguments: [
    "```\n##x\n```\n", "    ##x\n", "\\##x\n", "#1 and #fff1\n", "`##x`\n", "####### x\n", "a ##x\n",
  ])
  func whatOnlyLooksLikeOneIsLeftAlone(_ text: String) {
    #expect(Rendered(text).problems.isEmpty)
  }

  @Test func placesInsideQuotesAreFound() {
    #expect(Rendered("> Text\n> 1️⃣#Heading\n").problems == ["markdown.heading-space@1"])
  }

  @Test func unreadableAttributeListsAreReportedAndLeftOut() {
    let page = Rendered("Text\n1️⃣{: .class ?}\n") { $0.kramdown = true }
    #expect(page.problems == ["markdown.attribute-list@1"])
    #expect(page.html == "<p>Text</p>\n")
  }

  @Test func withoutKramdownAttributeListsAreReported() {
    #expect(Rendered("Text\n1️⃣{: .class}\n").problems == ["markdown.attribute-list@1"])
  }
}
