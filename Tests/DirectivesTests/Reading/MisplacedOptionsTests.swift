import Testing

@testable import Directives

struct MisplacedOptionsTests {
  private func page(_ lines: String) -> RenderedPage {
    RenderedPage("```{strip} fade\n:from: inbox\n:to: photos\n\(lines)```\n")
  }

  @Test(arguments: [
    "A caption.\n1️⃣:frames: 3\n", "\n1️⃣:frames: 3\n", "A caption.\n\n\t1️⃣:name: x\nMore.\n",
    "```text\nx\n```\n1️⃣:frames:\n".replacingOccurrences("```", "~~~"),
  ])
  func optionsInTheTextAreReported(_ lines: String) {
    #expect(page(lines).problems == ["directive.option-place@1"])
  }

  @Test(arguments: [
    ":frames: 3\nA caption.\n", "A caption: about :frames: and more.\n", "A caption.\n:colour: red\n",
    "~~~text\n:frames: 3\n~~~\n", "A caption.\n:frames:3\n", "::frames:: 3\n",
  ])
  func otherTextIsNot(_ lines: String) {
    #expect(page(lines).problems == [])
  }

  @Test func directivesInsideHaveTheirOwn() {
    let inner = "```{strip} fade\n:from: inbox\n:to: photos\n:name: a\n```\n"
    #expect(
      RenderedPage("````{note} Title\n:class: x\n" + inner + "````\n").problems.contains {
        $0.contains("place")
      } == false)
  }

  @Test func aLineWithAnErrorHasNoWarningBeside() {
    let page = RenderedPage("```{scenario} tabs\n:screens: inbox, photos\ntap 2\n1️⃣:animator: fade\n```\n")
    #expect(page.problems.filter { $0.hasSuffix("@1") }.count == 1)
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
