import Testing

@testable import Directives

struct MissingCharactersTests {
  /// A hieroglyph that none of the fonts has, and one that all of them have.
  @Test(arguments: [("\u{13000}", ["font.characters@1"]), ("é", [])])
  func charactersThatNoFontHasAreReported(character: String, problems: [String]) {
    let page = RenderedPage(
      """
      ```{screen} a
      content: [label: "Hi \(character)"]
      ```
      ```{screen} b
      content: [label: Hello]
      ```
      ```{1️⃣transition} fade
      :from: a
      :to: b
      ```
      """)
    #expect(page.problems == problems)
    #expect(page.diagnostics.allSatisfy { $0.summary == "no installed font has “\(character)”" })
  }
}
