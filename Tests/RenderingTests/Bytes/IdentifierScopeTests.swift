import Testing

@testable import Rendering

struct IdentifierScopeTests {
  @Test func everyPlaceholderGetsTheSamePrefix() {
    let settled = IdentifierScope.settle(Array("id=\"\u{1}a\" href=\"#\u{1}a\"".utf8)).string
    let prefix = settled.dropFirst(4).prefix(6)
    #expect(settled == "id=\"\(prefix)a\" href=\"#\(prefix)a\"")
    #expect(prefix.first?.isLetter == true)
  }

  @Test func contentAndSaltDecide() {
    let content = Array("\u{1}x".utf8)
    #expect(IdentifierScope.settle(content) == IdentifierScope.settle(content))
    #expect(IdentifierScope.settle(content, salt: "1") != IdentifierScope.settle(content, salt: "2"))
  }
}
