import Diagnostics
import Testing

@testable import Directives

struct ScreenRegistryTests {
  private func screen(_ title: String) throws -> Screen {
    try #require(ReadScreen("title: \(title)").screen)
  }

  @Test func aPagesScreensComeFirst() throws {
    var registry = ScreenRegistry(site: ["test": try screen("Site"), "other": try screen("Other")])
    var diagnostics: [Diagnostic] = []
    registry.register(try screen("Page"), diagnostics: &diagnostics)
    #expect(registry["test"]?.title == "Page")
    #expect(registry.names == ["other", "test"])
    #expect(diagnostics.isEmpty)
  }

  @Test func aNameTakenTwiceTellsTheFirstPlace() throws {
    var registry = ScreenRegistry()
    var diagnostics: [Diagnostic] = []
    registry.register(try screen("First"), diagnostics: &diagnostics)
    registry.register(try screen("Second"), diagnostics: &diagnostics)
    #expect(diagnostics.map(\.identifier) == ["screen.duplicate"])
    #expect(diagnostics.first?.notes.first?.range?.file.path == "screen.yml")
    #expect(registry["test"]?.title == "First")
  }
}
