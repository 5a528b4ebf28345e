import Testing

@testable import PreviewServer

@Suite struct EntityTagTests {
  @Test(arguments: ["\"a\"", "W/\"a\"", "\"b\", \"a\"", " \"a\" ,\"b\"", "*"])
  func isNamed(_ list: String) {
    #expect(EntityTag.isNamed("a", inList: list))
  }

  @Test func strongComparisonTakesNoWeakTags() {
    #expect(EntityTag.isMatched("a", byList: "\"b\", \"a\""))
    #expect(EntityTag.isMatched("a", byList: "*"))
    #expect(!EntityTag.isMatched("a", byList: "W/\"a\""))
  }

  @Test(arguments: ["", "a", "\"b\"", "\"ab\"", "\"a", "W/a"])
  func isNotNamed(_ list: String) {
    #expect(!EntityTag.isNamed("a", inList: list))
  }
}
