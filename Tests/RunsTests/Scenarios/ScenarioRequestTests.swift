import Diagnostics
import Scripts
import TestSupport
import Testing

@testable import Runs

/// A scenario is a function of its screens and its script: no page is needed.
struct ScenarioRequestTests {
  private func run(_ lines: String...) throws -> (run: FinishedRun?, problems: [String]) {
    let items = "items: [{title: A, icon: star}, {title: B, icon: star}]"
    let screens = try ["A", "B"].map {
      try #require(ReadScreen("size: 100x200\ntabBar: {\(items), selected: \($0)}", name: $0).screen)
    }
    let settings = ScenarioSettings(
      container: .tabs, screens: screens, choice: nil, interaction: nil, isSafe: false, carriesOver: true)
    let place = SourceRange(startOf: SourceFile(path: "page.md", text: ""))
    let diagnostics = DiagnosticCollector()
    let script = ScenarioScript(
      lines.map { Located($0, at: place) }, settings.vocabulary, diagnostics)
    let request = ScenarioRequest(settings: settings, script: script, place: place, allowsNoEnd: false)
    return (request.execute(diagnostics), diagnostics.diagnostics.map(\.identifier))
  }

  @Test func theSameRequestLeavesTheSameTimeline() throws {
    let (first, problems) = try run("tap 2", "expect callbacks viewWillAppear(B)")
    let (second, _) = try run("tap 2", "expect callbacks viewWillAppear(B)")
    #expect(problems == [])
    #expect(first?.timeline.events.contains { $0.actor == "B" } == true)
    #expect(first?.timeline == second?.timeline)
  }

  @Test func whatIsUntrueLeavesNone() throws {
    let (run, problems) = try run("tap 2", "expect selected 1")
    #expect(run == nil)
    #expect(problems == ["scenario.expect"])
  }
}
