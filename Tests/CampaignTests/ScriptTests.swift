import Testing

@testable import Campaign

@Suite struct ScriptTests {
  @Test func aSeedGivesOneScript() throws {
    #expect(try Script(seed: 7) == Script(seed: 7))
    #expect(try Script(seed: 7).steps != Script(seed: 16).steps)
  }

  @Test func settingsTakeTurns() throws {
    let settings = try (0..<UInt64(Setting.allCases.count)).map { try Script(seed: $0).setting }
    #expect(settings == Setting.allCases)
  }

  /// A campaign in which little happens would find little.
  @Test func scriptsCauseTransitionsOfAllKinds() throws {
    let timelines = try (0..<60).map { try Trial(Script(seed: $0)).timeline }
    let transitions = timelines.flatMap { $0?.transitions ?? [] }
    #expect(transitions.count > 50)
    #expect(transitions.filter(\.isInteractive).count > 10)
    #expect(transitions.filter(\.wasCancelled).count > 5)
    let events = timelines.flatMap { $0?.events ?? [] }
    #expect(events.filter { $0.lint == .selectedDuringChange }.count > 10)
    #expect(events.contains { $0.lint == .gestureEndedEarly })
  }

  @Test func reducingKeepsWhatMatters() throws {
    let script = Script(
      setting: .stack, seed: 0,
      steps: (0..<9).map { Script.Step(moment: .at(Double($0)), action: .select($0)) })
    let actions = [Action.select(2), .select(7)]
    let reduced = script.reduced { script in actions.allSatisfy(script.steps.map(\.action).contains) }
    #expect(reduced.steps.map(\.action) == actions)
  }
}
