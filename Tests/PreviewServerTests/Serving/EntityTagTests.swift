import Testing

@testable import PreviewServer

@Suite struct EntityTagTests {
  @Test(arguments: ["\"a\"", "W/\"a\"", "\"b\", \"a\"", " \"a\" ,\"b\"", "*"])
  func isNamed(_ list: String) {
    #expect(EntityTag.isNamed("a", inList: list))
  }

  @Test(arguments: ["", "a", "\"b\"", "\"ab\"", "\"a", "W/a"])
  func isNotNamed(_ list: String) {
    #expect(!EntityTag.isNamed("a", inList: list))
  }
}
