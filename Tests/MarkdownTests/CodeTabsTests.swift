import BasicTestSupport
import Diagnostics
import DiagnosticsTestSupport
import Testing

@testable import CodeBlocks
@testable import Markdown

@Suite struct CodeTabsTests {
  private static let group = """
    ```swift tab="Swift"
    a
    ```

    ```objc tab="Objective-C"
    b
    ```

    """

  @Test func adjacentTabsAreAGroup() {
    let page = Rendered(Self.group)
    #expect(page.problems == [])
    #expect(
      page.html.hasPrefix(
        """
        <div class="code-tabs" role="group" aria-label="Swift, Objective-C">\
        <input type="radio" class="code-pick t1" id="code-tab-1-1" name="code-tabs-1" checked><label class="code-pick" for="code-tab-1-1">Swift</label>\
        <input type="radio" class="code-pick t2" id="code-tab-1-2" name="code-tabs-1"><label class="code-pick" for="code-tab-1-2">Objective-C</label>
        <div class="t1"><p class="code-tab">Swift</p>
        <div class="code-block"><pre><code class="language-swift">
        """))
  }

  @Test func groupsWithTheSameTabsShareTheirInputsName() {
    let html = Rendered(Self.group + "\nText\n\n" + Self.group).html
    #expect(html.components(separatedBy: "name=\"code-tabs-1\"").count == 5)
    #expect(html.components(separatedBy: " checked>").count == 2)
    #expect(html.contains("id=\"code-tab-2-2\""))
  }

  @Test func otherTabsHaveNumbersOfTheirOwn() {
    let html = Rendered(Self.group + "\nText\n\n```sh tab=SPM\na\n```\n").html
    #expect(
      html.contains(
        "<input type=\"radio\" class=\"code-pick t3\" id=\"code-tab-2-1\" name=\"code-tabs-3\" checked>"))
  }

  @Test func aRepeatedNameIsAnError() {
    let page = Rendered("```json tab=A\n1\n```\n\n```json 1️⃣tab=A\n2\n```\n")
    #expect(page.problems == ["code.tab@1"])
    #expect(!page.html.contains("<input"))
  }

  @Test func moreTabsThanStyleSheetsKnowAreShownBelowEachOther() {
    let tabs = (1...17).map { "```json \($0 == 1 ? "1️⃣" : "")tab=T\($0)\n1\n```\n\n" }.joined()
    let page = Rendered(tabs)
    #expect(page.problems == ["code.tab@1"])
    #expect(!page.html.contains("<input") && page.html.contains("<p class=\"code-tab\">T17</p>"))
  }

  @Test func theirCostIsLinear() {
    let growth = CostGrowth(upTo: 2_000) { count in
      _ = Rendered((0..<count).map { "```json tab=T\($0)\n1\n```\n\n" }.joined())
    }
    #expect(growth.isLinear)
  }
}
