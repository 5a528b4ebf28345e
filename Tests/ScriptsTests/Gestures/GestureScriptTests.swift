import Text
import TransitionEngine
import Testing

@testable import Scripts

struct GestureScriptTests {
  private func shape(_ text: String) -> [String] {
    ScriptFixture.gesture(text).script.touches.map {
      "\($0.begins.formatted(decimals: 2)): \($0.touch.steps.map { $0.value.duration.formatted(decimals: 2) })"
    }
  }

  @Test func stepsThatGoOnBelongToOneTouch() {
    #expect(
      shape("swipe left 240pt in 0.3s\nhold 0.2s\nmove right 60pt in 0.1s") == [#"0: ["0.3", "0.2", "0.1"]"#])
  }

  @Test func anotherBeginningLiftsTheFinger() {
    #expect(shape("swipe left 9pt in 0.3s\nswipe left 9pt in 0.1s") == [#"0: ["0.3"]"#, #"0.3: ["0.1"]"#])
  }

  @Test func aWaitInTheMiddleOfATouchIsARest() {
    #expect(shape("swipe left 9pt in 0.3s\nwait 0.2s\nmove up 9pt in 0.1s") == [#"0: ["0.3", "0.2", "0.1"]"#])
  }

  @Test func aWaitAtTheEndIsNone() {
    let script = ScriptFixture.gesture("swipe left 9pt in 0.3s\nwait 0.2s").script
    #expect(script.touches.map { $0.touch.steps.count } == [1])
    #expect(abs(script.duration - 0.5) < 1e-9)
  }

  @Test func liftingAfterAWaitHoldsUntilThere() {
    #expect(
      shape("press 0.3s\nwait 0.2s\nlift\nwait 1s\ntap 5,5") == [#"0: ["0.3", "0.2"]"#, #"1.5: ["0.08"]"#])
  }

  private static let noTouch =
    "gesture.no-touch@1: no finger is down here | a touch begins with swipe, pan, edge, pinch, twist, press or tap"

  @Test(arguments: ["1️⃣hold 1s", "press 1s\nlift\n1️⃣move left 9pt in 1s", "wait 1s\n1️⃣hold 1s"])
  func nothingGoesOnWithoutATouch(text: String) {
    #expect(
      ScriptFixture.gesture(text).problems == [
        Self.noTouch + " | begin a touch before, or write “wait” to let time pass"
      ])
  }

  @Test func liftingTwiceIsReported() {
    #expect(ScriptFixture.gesture("press 1s\nlift\n1️⃣lift").problems == [Self.noTouch + " | delete this line"])
  }

  @Test func oneMistakeDoesNotCauseAnother() {
    #expect(ScriptFixture.gesture("swipe left 1️⃣9 in 1s\nhold 1s\nlift").problems.count == 1)
  }

  // MARK: Limits

  @Test func longScriptsEndWithOneProblem() {
    let text =
      String(repeating: "nonsense\n", count: 199) + "tap 5,5\n1️⃣"
      + String(repeating: "tap 5,5\n", count: 100_000)
    let problems = ScriptFixture.gesture(text).problems
    #expect(problems.count == 200)
    #expect(problems.last == "script.limit@1: a script has at most 200 statements | end it here")
  }

  @Test func longLinesEndTheScript() {
    let text = "tap 5,5\n1️⃣tap \(String(repeating: "5", count: 1_000_000))\nnonsense"
    #expect(
      ScriptFixture.gesture(text).problems == [
        "script.limit@1: a statement has at most 500 bytes, but this line has more | shorten it"
      ])
  }

  @Test func longTimesAreReportedOnce() {
    let text = String(repeating: "wait 10s\n", count: 6) + "1️⃣wait 0.5s\nwait 10s"
    #expect(
      ScriptFixture.gesture(text).problems == [
        "script.limit@1: a script takes at most 60 s, but this one takes more | shorten its times"
      ])
  }

  @Test func touchesOfManyStepsAreReportedOnce() {
    let text = "press 0.1s\n" + String(repeating: "hold 0.1s\n", count: 49) + "1️⃣hold 0.1s\nhold 0.1s\nlift"
    #expect(
      ScriptFixture.gesture(text).problems == [
        "script.limit@1: a touch has at most 50 steps | lift the finger before this line"
      ])
  }
}
