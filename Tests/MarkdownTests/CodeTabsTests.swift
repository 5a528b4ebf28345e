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

@Suite struct TextTabsTests {
  private static func tab(_ title: String, _ sync: String? = nil) -> String {
    ":::{tab-item} \(title)\n" + (sync.map { ":sync: \($0)\n" } ?? "") + "*text*\n:::\n"
  }

  @Test func tabsOfTextHaveInputsOfTheirOwn() {
    let page = Rendered(Self.tab("A") + Self.tab("B & C"))
    #expect(page.problems == [])
    #expect(
      page.html.hasPrefix(
        """
        <div class="code-tabs tab-set" role="group" aria-label="A, B &amp; C">
        <input type="radio" class="code-pick" id="tab-set-1-1" name="tab-set-1" checked>\
        <label class="code-pick" for="tab-set-1-1">A</label><div><p class="code-tab">A</p>
        """))
  }

  @Test func tabsWithSyncChangeTogether() {
    let html = Rendered(
      Self.tab("A", "a") + Self.tab("B", "b") + "\nText\n\n" + Self.tab("C", "a") + Self.tab("D", "b")
    )
    .html
    #expect(html.components(separatedBy: "name=\"code-tabs-1\"").count == 5)
    #expect(html.components(separatedBy: " checked>").count == 2)
  }

  @Test func syncOfSomeTabsIsAWarning() {
    let page = Rendered(Self.tab("1️⃣A", "a") + Self.tab("B"))
    #expect(page.problems == ["code.tab@1"])
    #expect(page.html.contains("class=\"code-tabs tab-set\""))
  }

  @Test func twoTabsOfOneNameAreAnError() {
    #expect(Rendered(Self.tab("A") + Self.tab("1️⃣A")).problems == ["code.tab@1"])
  }

  @Test(.timeLimit(.minutes(1))) func manyTakeLinearTime() {
    let tabs = (0..<20_000).map { Self.tab("T\($0)") }.joined()
    #expect(Rendered(tabs).problems == [])
  }
}
