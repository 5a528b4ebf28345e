import Diagnostics
import Text
import TransitionEngine
import Markup

/// Joins the steps of each touch, and keeps what a script does in order.
///
/// A touch is sent off as a whole when it begins, so a step that goes on with it belongs to the action that began it; in the
/// step's own place time passes.
struct TouchAssembly {
  private(set) var actions: [Located<ScenarioAction>] = []
  /// Seconds that the statements have taken so far.
  private(set) var elapsed: TimeInterval = 0
  private var down: Down?
  /// Whether a statement could not be read that may have put a finger down.
  private var isUncertain = false

  private struct Down {
    var touch: TouchScript
    /// Of the action that sends it.
    var index: Int
    /// Seconds that have passed since its last step.
    var rest: TimeInterval = 0
  }

  private let diagnostics: DiagnosticCollector

  init(_ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
  }

  /// Whether a touch has begun that may yet go on.
  var isTouching: Bool { down != nil }

  /// What a finger does.
  mutating func add(_ statement: Located<GestureStatement>) {
    switch statement.value {
    case .step(let step) where step.start != nil: begin(Located(step, at: statement.range))
    case .step(let step): goOn(Located(step, at: statement.range))
    case .lift: lift(statement.range)
    case .wait(let duration):
      down?.rest += duration
      pass(duration, statement.range)
    }
  }

  /// Anything else.
  mutating func add(_ action: ScenarioAction, at range: SourceRange) {
    actions.append(Located(action, at: range))
  }

  /// Leaves a statement out that could not be read.
  mutating func skip() {
    down = nil
    isUncertain = true
  }

  /// Lets no later step go on with the touch that is down.
  mutating func endTouch() { down = nil }

  private mutating func begin(_ step: Located<GestureStep>) {
    isUncertain = false
    let touch = TouchScript(step)
    add(.mark, at: step.range)
    down = Down(touch: touch, index: actions.count)
    add(.touch(touch), at: step.range)
    pass(step.value.duration, step.range)
  }

  private mutating func goOn(_ step: Located<GestureStep>) {
    guard down != nil else { return reportNoFinger(at: step.range, "wait") }
    addPendingRest(at: step.range)
    append(step)
    pass(step.value.duration, step.range)
  }

  private mutating func lift(_ range: SourceRange) {
    guard down != nil else { return reportNoFinger(at: range, nil) }
    addPendingRest(at: range)
    down = nil
  }

  /// Time in which only others did something: the finger rested.
  private mutating func addPendingRest(at range: SourceRange) {
    guard let rest = down?.rest, rest > 0 else { return }
    down?.rest = 0
    append(Located(GestureStep(start: nil, motion: .rest, duration: rest), at: range))
  }

  private mutating func append(_ step: Located<GestureStep>) {
    guard var current = down else { return }
    guard current.touch.steps.count < ScriptLimits.touchSteps else {
      diagnostics.report(
        .error(
          "script.limit", "a touch has at most \(ScriptLimits.touchSteps) steps", at: step.range,
          fix: "lift the finger before"))
      return skip()
    }
    current.touch.append(step)
    actions[current.index].value = .touch(current.touch)
    down = current
  }

  private mutating func pass(_ duration: TimeInterval, _ range: SourceRange) {
    let wasOver = elapsed > ScriptLimits.seconds
    elapsed += duration
    add(.advance(duration), at: range)
    guard elapsed > ScriptLimits.seconds, !wasOver else { return }
    diagnostics.report(
      .error(
        "script.limit",
        "a script takes at most \(ScriptLimits.seconds.inSeconds()), this one takes more",
        at: range, fix: "shorten its times"))
  }

  private func reportNoFinger(at range: SourceRange, _ instead: String?) {
    guard !isUncertain else { return }
    diagnostics.report(
      .error(
        "gesture.no-touch", "no finger is down here", at: range,
        explanation: "a touch begins with swipe, pan, edge, pinch, press or tap",
        fix: instead.map { "begin a touch before, or write “\($0)” to let time pass" } ?? "delete this line"))
  }
}
