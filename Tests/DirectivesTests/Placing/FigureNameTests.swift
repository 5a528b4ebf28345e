import TestSupport
import Testing

@testable import Directives

struct FigureNameTests {
  private func strip(_ name: String) -> String {
    "```{strip} fade\n:from: inbox\n:to: photos\n:frames: 2\n\(name)```\n\n"
  }

  @Test func figuresAreNumberedUnlessNamed() {
    let page = RenderedPage(strip("") + strip(":name: my-Fade_2\n") + strip(""))
    #expect(page.diagnostics.isEmpty)
    #expect(
      page.ids.filter { $0.hasPrefix("figure") || $0.hasPrefix("my") } == [
        "figure-1", "my-Fade_2", "figure-3",
      ])
  }

  @Test(arguments: ["1️⃣two words", "1️⃣a/b", "1️⃣#top", "1️⃣größe", "1️⃣\"x\"", "1️⃣<b>", "1️⃣a.b"])
  func namesThatAreNoAnchors(name: String) {
    let page = RenderedPage(strip(":name: \(name)\n"))
    #expect(page.problems == ["directive.name@1"])
    #expect(page.hints == ["letters, digits, “-” and “_”"])
  }

  @Test func anEmptyNameIsReportedAtTheOption() {
    #expect(RenderedPage(strip(":1️⃣name:\n")).problems == ["directive.name@1"])
  }

  @Test func aNameThatAFigureHasIsTaken() {
    let page = RenderedPage(strip(":name: it\n") + strip(":name: 1️⃣it\n"))
    #expect(page.problems == ["directive.name@1"])
    #expect(page.hints == ["choose another name"])
    #expect(page.diagnostics.first?.notes.map(\.message) == ["a figure has it here"])
    #expect(page.diagnostics.first?.notes.first?.range?.start.line == 5)
  }

  @Test func aNameThatAHeadingHasIsTaken() {
    let page = RenderedPage("2️⃣# Fade\n\n" + strip(":name: 1️⃣fade\n"))
    #expect(page.problems == ["directive.name@1"])
    #expect(page.diagnostics.first?.notes.map(\.message) == ["a heading has it here"])
    #expect(page.input.mark(page.diagnostics.first?.notes.first?.range) == "2")
  }

  @Test func aNameThatHTMLHasIsTaken() {
    let page = RenderedPage("<p id=\"2️⃣fade\">x</p>\n\n" + strip(":name: 1️⃣fade\n"))
    #expect(page.problems == ["directive.name@1"])
    #expect(page.input.mark(page.diagnostics.first?.notes.first?.range) == "2")
  }

  @Test func numbersEvadeNames() {
    let page = RenderedPage("# Figure 1\n\n" + strip(""))
    #expect(page.diagnostics.isEmpty)
    #expect(Set(page.ids).count == page.ids.count)
  }
}
