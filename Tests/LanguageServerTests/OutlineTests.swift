import BasicTestSupport
import Diagnostics
import Testing

@testable import LanguageServer

@Suite struct OutlineTests {
  private func outline(_ text: String) -> PageOutline {
    PageOutline(SourceFile(path: "content/a.md", text: text))
  }

  @Test func `directives in directives, and code`() {
    let page = outline(
      """
      ---
      title: a
      ---
      ````{note}
      ```{strip} fold
      :from: a
      ```
      ````
      ~~~swift
      ```{strip} code
      ~~~
      :::{tip}
      text
      :::
      """)
    #expect(page.fences.map(\.info) == ["{note}", "{strip} fold", "swift", "{tip}"])
    #expect(!page.fences.contains { !$0.isClosed })
    #expect(page.fences[2].isSwift)
    #expect(page.fences[1].directive?[option: "from"]?.value.value == "a")
    #expect(page.frontMatter == 4..<13)
  }

  @Test func `a fence without an end goes on to the end`() {
    let page = outline("```{transition} fold\n:from: in\n")
    #expect(page.fences.count == 1)
    #expect(page.fences[0].isClosed == false)
    #expect(page.fence(at: 25)?.directive?.name.value == "transition")
  }

  @Test func `names of screens and figures, and their uses`() {
    let page = outline(
      """
      ```{screen} a
      ```
      ```{scenario} navigation
      :screens: a, b
      :name: first
      push b

      The [second](other.md#second) and {ref}`text <first>`, not `[x](#code)`.
      ```
      ```text
      [x](#hidden)
      ```
      """)
    let uses = page.nameUses.map {
      "\($0.name.kind) \($0.name.text)\($0.isDefinition ? " =" : "") \($0.page)"
    }
    #expect(
      uses == [
        "screen a = ", "screen a ", "screen b ", "figure first = ", "screen b ", "figure second other.md",
        "figure first ",
        "figure code ",
      ])
  }

  @Test(arguments: [
    "```{a}\n", "````{a}\n```{b}\n", "```swift\n```\n", ":::{note}\n", "```\n", "[a](#b)", "## a\n", "> ",
  ])
  func `a hundred thousand of them take linear time`(piece: String) {
    let small = outline(String(repeating: piece, count: 1_000))
    let large = outline(String(repeating: piece, count: 100_000))
    #expect(small.nameUses.count <= large.nameUses.count)
    #expect(Anchors.all(in: large).count >= Anchors.all(in: small).count)
  }
}
