import Testing

@testable import Scripts

struct ScenarioScriptTests {
  private func words(_ text: String, _ names: ScenarioVocabulary = .tabs) -> [String] {
    let (script, problems) = ScriptFixture.scenario(text, names)
    #expect(problems.isEmpty)
    return script.words
  }

  @Test(arguments: [
    ("tap 2", "tap 1"), ("tap \"My photos\"", "tap 1"), ("select 3", "select 2"),
    ("select \"Inbox\"", "select 0"), ("present photos", "present photos"), ("dismiss", "dismiss"),
    ("rotate", "rotate"), ("background", "background"),
  ])
  func deedsTakeNoTime(text: String, action: String) {
    #expect(words(text) == ["mark", action, "settle"])
  }

  @Test func navigationPushesAndPops() {
    #expect(
      words("push detail\nsettle\npop", .navigation) == [
        "mark", "push detail", "settle", "mark", "pop", "settle",
      ])
  }

  @Test func fingersTapPointsToo() {
    #expect(words("tap 200,300") == ["mark", "touch 1 0.08", "advance 0.08", "settle"])
  }

  @Test func aGestureTakesItsTime() {
    #expect(
      words("swipe left 200pt in 0.3s\nhold 0.2s\nwait 1s") == [
        "mark", "touch 2 0.5", "advance 0.3", "advance 0.2", "advance 1", "settle",
      ])
  }

  /// Where a finger goes on later, it is down all the time, and what is done under it belongs to the touch.
  @Test func thingsHappenUnderAFinger() {
    #expect(
      words("swipe left 200pt in 0.3s\ntap 2\nwait 0.1s\nexpect selected 1\nlift\ntap 3") == [
        "mark", "touch 2 0.4", "advance 0.3", "tap 1", "advance 0.1", "expect selected", "mark", "tap 2",
        "settle",
      ])
  }

  @Test func expectationsLookAtTheirMomentAndTheLastOnesAtTheEnd() {
    #expect(
      words("tap 2\nexpect selected 2\nwait 0.1s\nexpect finished\nexpect consistent") == [
        "mark", "tap 1", "expect selected", "advance 0.1", "settle", "expect outcome", "expect consistent",
      ])
  }

  @Test func expectationsAloneLookAtTheStart() {
    #expect(words("expect selected 1\nexpect visible inbox") == ["expect selected", "expect visible"])
  }

  @Test func settlingEndsATouch() {
    let (_, problems) = ScriptFixture.scenario("press 1s\nsettle\n1️⃣hold 1s")
    #expect(problems.map { $0.prefix(18) } == ["gesture.no-touch@1"])
  }

  @Test func theDurationIsThatOfTheStatements() {
    let script = ScriptFixture.scenario("tap 1\nwait 0.5s\nswipe up 9pt in 0.25s\nsettle").script
    #expect(script.duration == 0.75)
  }

  @Test func anEmptyScriptDoesNothing() { #expect(words("").isEmpty) }
}
