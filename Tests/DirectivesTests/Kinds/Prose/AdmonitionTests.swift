import Testing

@testable import Directives

struct AdmonitionTests {
  @Test(arguments: ["note", "tip", "important", "warning", "caution"])
  func saysWhatItIs(name: String) {
    let page = RenderedPage(fence: "{\(name)}", caption: "Some *text*.")
    let title = name.prefix(1).uppercased() + name.dropFirst()
    #expect(page.diagnostics.isEmpty)
    #expect(
      page.html
        == "<aside class=\"admonition \(name)\" role=\"note\"><p class=\"admonition-title\">\(title)</p>\n<p>Some <em>text</em>.</p>\n</aside>\n"
    )
  }

  @Test func aTitleIsMarkdown() {
    let page = RenderedPage(fence: "{note} Mind the *gap* & <more", caption: "x")
    #expect(page.html.contains("<p class=\"admonition-title\">Mind the <em>gap</em> &amp; &lt;more</p>"))
  }

  @Test func anEmptyOneIsAWarning() {
    let page = RenderedPage("Text\n\n1️⃣```{tip}\n\n```")
    #expect(page.problems == ["directive.empty@1"])
    #expect(!page.diagnostics.hasErrors)
    #expect(page.hints == ["write its text, or delete it"])
  }

  @Test func takesNoOptions() {
    let page = RenderedPage(fence: "{note}", ":1️⃣class: big", caption: "x")
    #expect(page.problems == ["directive.unknown-option@1"])
  }

  @Test func problemsInsideKeepTheirPlace() {
    let page = RenderedPage("````{note}\nText\n\n```{1️⃣nonsense}\n```\n````")
    #expect(page.problems == ["directive.unknown@1"])
    #expect(page.html.contains("zt-error"))
  }

  @Test func nestingIsBounded() {
    let opening = (0..<300).map { String(repeating: ":", count: 303 - $0) + "{note}\n" }.joined()
    let closing = (0..<300).map { String(repeating: ":", count: 4 + $0) + "\n" }.joined()
    let page = RenderedPage(opening + "text\n" + closing)
    #expect(page.diagnostics.map(\.identifier) == ["markdown.nesting"])
  }
}
