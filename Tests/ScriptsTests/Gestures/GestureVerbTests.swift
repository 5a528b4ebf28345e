import TransitionEngine
import Testing

@testable import Scripts

struct GestureVerbTests {
  private static let swipe = GestureStep.Motion.drag(CGPoint(x: -240, y: 0), comesToRest: false)

  @Test(arguments: [
    ("swipe left 240pt in 0.3s", GestureStep(start: .centered, motion: swipe, duration: 0.3)),
    ("swipe left 240 pt in 300 ms", GestureStep(start: .centered, motion: swipe, duration: 0.3)),
    (
      "swipe left 240pt in 300ms from 300,420.5",
      GestureStep(start: .point(CGPoint(x: 300, y: 420.5)), motion: swipe, duration: 0.3)
    ),
    (
      "pan up 10pt in 1s",
      GestureStep(
        start: .centered, motion: .drag(CGPoint(x: 0, y: -10), comesToRest: true), duration: 1)
    ),
    (
      "edge right 200pt in 0.4s",
      GestureStep(
        start: .edge(.right), motion: .drag(CGPoint(x: -200, y: 0), comesToRest: false), duration: 0.4)
    ),
    ("pinch 0.4 in 0.5s", GestureStep(start: .centered, motion: .pinch(scale: 0.4), duration: 0.5)),
    (
      "pinch 2 in 0.5s at 10,20",
      GestureStep(start: .point(CGPoint(x: 10, y: 20)), motion: .pinch(scale: 2), duration: 0.5)
    ),
    (
      "twist -90deg in 0.5s",
      GestureStep(start: .centered, motion: .twist(degrees: -90, scale: 1), duration: 0.5)
    ),
    (
      "twist 30 deg scale 2 in 0.5s at 10,20",
      GestureStep(
        start: .point(CGPoint(x: 10, y: 20)), motion: .twist(degrees: 30, scale: 2), duration: 0.5)
    ),
    ("press 0.6s", GestureStep(start: .centered, motion: .rest, duration: 0.6)),
    (
      "tap 200,300",
      GestureStep(start: .point(CGPoint(x: 200, y: 300)), motion: .rest, duration: 0.08)
    ),
  ])
  func statementsBecomeSteps(text: String, step: GestureStep) {
    let (script, problems) = ScriptFixture.gesture(text)
    #expect(problems.isEmpty)
    #expect(script.touches.map { $0.touch.steps.map(\.value) } == [[step]])
    #expect(script.duration == step.duration)
  }

  /// The forms that error messages propose are right themselves.
  @Test(arguments: GestureVerb.allCases)
  func formsAreValid(verb: GestureVerb) {
    let full = verb.form.replacing(#/\|[a-z|]+/#, with: "").filter { !"[]".contains($0) }
    let needsTouch: Set<GestureVerb> = [.move, .hold, .lift]
    let (_, problems) = ScriptFixture.gesture((needsTouch.contains(verb) ? "press 1s\n" : "") + full)
    #expect(problems.isEmpty)
    #expect(full.hasPrefix(verb.rawValue))
  }

  private static let swipeForm = "swipe left|right|up|down 240pt in 0.3s [from 300,420]"

  @Test(arguments: [
    ("1️⃣swpe left 1pt in 1s", "script.statement@1: unknown statement “swpe”"),
    ("1️⃣swipe", "script.missing@1: “swipe” needs a direction | \(swipeForm)"),
    (
      "swipe 1️⃣letf 1pt in 1s",
      "script.word@1: “swipe” needs a direction, not “letf” | left | right | up | down | did you mean “left”?"
    ),
    ("1️⃣swipe left", "script.missing@1: “swipe” needs a distance | \(swipeForm)"),
    (
      "swipe left 1️⃣far in 1s",
      "directive.value@1: “distance” must be a length, but is “far” | a length from 1pt to 2000pt"
    ),
    ("swipe left 1️⃣240 in 1s", "directive.unit@1: “240” needs a unit | pt | write “240pt”"),
    ("swipe left 1️⃣240 px in 1s", "directive.unit@1: unknown unit “px” | pt | write “240pt”"),
    ("swipe left 240pt in 1️⃣300 msec", "directive.unit@1: unknown unit “msec” | s | ms | write “300ms”"),
    ("swipe left 240pt in 1️⃣0,3s", "directive.unit@1: “0,3s” needs a decimal point | s | ms | write “0.3s”"),
    ("swipe left 1️⃣0pt in 1s", "directive.range@1: “distance” can't be 0pt | a length from 1pt to 2000pt"),
    ("1️⃣swipe left 9pt", "script.missing@1: “swipe” needs “in” | \(swipeForm)"),
    (
      "swipe left 9pt 1️⃣within 1s",
      "script.word@1: expected “in” here, not “within” | \(swipeForm)"
    ),
    (
      "swipe left 9pt in 1️⃣0s",
      "directive.range@1: “time” can't be 0s | a duration from 0.01s to 10s"
    ),
    (
      "swipe left 9pt in 1️⃣-1s",
      "directive.range@1: “time” can't be -1s | a duration from 0.01s to 10s"
    ),
    ("swipe left 9pt in 1s 1️⃣quickly", "script.word@1: expected “from” here, not “quickly” | \(swipeForm)"),
    (
      "swipe left 9pt in 1s from 2,2 1️⃣now",
      "script.word@1: unexpected “now” after the statement | \(swipeForm)"
    ),
    (
      "tap 1️⃣here",
      "script.point@1: “here” is not a point | x,y in points from the upper left corner, "
        + "each from 0 to 2000, such as 300,420"
    ),
    (
      "tap 1️⃣1,-2",
      "script.point@1: “1,-2” is not a point | x,y in points from the upper left corner, "
        + "each from 0 to 2000, such as 300,420"
    ),
    ("pinch 1️⃣0 in 1s", "directive.range@1: “scale” can't be 0 | a number from 0.05 to 20"),
    ("press 1s\n1️⃣lift 2️⃣off", "script.word@2: unexpected “off” after the statement | lift"),
  ])
  func mistakesAreReportedWhereTheyAre(text: String, problem: String) {
    let problems = ScriptFixture.gesture(text).problems
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix(problem) == true, "\(problems)")
  }

  @Test func unknownStatementsAreToldWhatThereIs() {
    #expect(
      ScriptFixture.gesture("1️⃣swpe left 1pt in 1s").problems == [
        "script.statement@1: unknown statement “swpe” | edge | hold | lift | move | pan | pinch | press | swipe"
          + " | tap | twist | wait | did you mean “swipe”?"
      ])
  }
}
