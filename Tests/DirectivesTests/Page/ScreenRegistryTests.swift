import Diagnostics
import Screens
import TestSupport
import Testing

@testable import Directives

struct ScreenRegistryTests {
  private func screen(_ title: String) throws -> Screen {
    try #require(ReadScreen("title: \(title)").screen)
  }

  @Test func aPagesScreensComeFirst() throws {
    let screens = ["test": SiteScreen.made(try screen("Site")), "other": .made(try screen("Other"))]
    var registry = ScreenRegistry(FigureSite(screens: { screens }))
    let diagnostics = DiagnosticCollector()
    registry.register(try screen("Page"), diagnostics)
    #expect(registry["test"]?.title == "Page")
    #expect(registry.names == ["other", "test"])
    #expect(diagnostics.isEmpty)
  }

  @Test func aNameTakenTwiceTellsTheFirstPlace() throws {
    var registry = ScreenRegistry(FigureSite())
    let diagnostics = DiagnosticCollector()
    registry.register(try screen("First"), diagnostics)
    registry.register(try screen("Second"), diagnostics)
    #expect(diagnostics.diagnostics.map(\.identifier) == ["screen.duplicate"])
    #expect(diagnostics.diagnostics.first?.notes.first?.range?.file.path == "screen.yml")
    #expect(registry["test"]?.title == "First")
  }

  @Test func aScreenWithAnErrorIsNotUnknown() {
    let figure = "```{strip} fade\n:from: inbox\n:to: 2️⃣card\n```\n"
    let page = RenderedPage("```{screen} 3️⃣card\ncontent:\n1️⃣\t- label: x\n```\n\n" + figure)
    #expect(page.problems == ["yaml.syntax@1", "screen.broken@2"])
    #expect(page.input.mark(page.diagnostics.last?.notes.first?.range) == "3")
  }

  @Test func aScreenOfThePageHidesABrokenOneOfTheSite() throws {
    let place = SourceRange(startOf: SourceFile(path: "a", text: ""))
    var registry = ScreenRegistry(FigureSite(screens: { ["test": .broken(place)] }))
    let diagnostics = DiagnosticCollector()
    let name = Located("test", at: SourceRange(startOf: SourceFile(path: "b", text: "")))
    #expect(registry.find(name, diagnostics) == nil)
    #expect(diagnostics.diagnostics.map(\.identifier) == ["screen.broken"])
    registry.register(try screen("Page"), diagnostics)
    #expect(registry.find(name, diagnostics)?.title == "Page")
  }
}
