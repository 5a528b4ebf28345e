import Diagnostics
import Text
import TransitionEngine

/// Collects the actions of a script in their order, and joins the steps of each touch.
///
/// A touch is sent as a whole when it begins. So a step that continues a touch is added to the action that
/// began it, and leaves an action in its own place that only lets time pass.
struct TouchAssembly {
  private(set) var actions: [Located<ScenarioAction>] = []
  /// Seconds that the statements have taken so far.
  private(set) var elapsed: TimeInterval = 0
  /// The touch that later steps can continue.
  private var open: OpenTouch?
  /// Whether a statement that may have begun a touch could not be read. A step that continues no touch isn't
  /// an error then.
  private var isUncertain = false

  private struct OpenTouch {
    var touch: TouchScript
    /// The index of the action that sends the touch.
    var index: Int
    /// Seconds that have passed since its last step.
    var rest: TimeInterval = 0
  }

  private let diagnostics: DiagnosticCollector

  init(_ diagnostics: DiagnosticCollector) {
    self.diagnostics = diagnostics
  }

  /// Whether a touch has begun that later steps can continue.
  var isTouching: Bool { open != nil }

  /// Adds a statement to the movement of the fingers.
  mutating func add(_ statement: Located<GestureStatement>) {
    switch statement.value {
    case .step(let step) where step.start != nil: begin(Located(step, at: statement.range))
    case .step(let step): proceed(Located(step, at: statement.range))
    case .lift: lift(statement.range)
    case .wait(let duration):
      open?.rest += duration
      advance(duration, statement.range)
    }
  }

  /// Adds any other action.
  mutating func add(_ action: ScenarioAction, at range: SourceRange) {
    actions.append(Located(action, at: range))
  }

  /// Skips a statement that could not be read.
  mutating func skip() {
    open = nil
    isUncertain = true
  }

  /// Ends the open touch: no later step can continue it.
  mutating func endTouch() { open = nil }

  private mutating func begin(_ step: Located<GestureStep>) {
    isUncertain = false
    let touch = TouchScript(step)
    add(.mark, at: step.range)
    open = OpenTouch(touch: touch, index: actions.count)
    add(.touch(touch), at: step.range)
    advance(step.value.duration, step.range)
  }

  private mutating func proceed(_ step: Located<GestureStep>) {
    guard open != nil else { return reportNoFinger(at: step.range, "wait") }
    addPendingRest(at: step.range)
    append(step)
    advance(step.value.duration, step.range)
  }

  private mutating func lift(_ range: SourceRange) {
    guard open != nil else { return reportNoFinger(at: range, nil) }
    addPendingRest(at: range)
    open = nil
  }

  /// Adds a step for the time in which the finger rested, while statements about other things came.
  private mutating func addPendingRest(at range: SourceRange) {
    guard let rest = open?.rest, rest > 0 else { return }
    open?.rest = 0
    append(Located(GestureStep(start: nil, motion: .rest, duration: rest), at: range))
  }

  private mutating func append(_ step: Located<GestureStep>) {
    guard var current = open else { return }
    guard current.touch.steps.count < ScriptLimits.touchSteps else {
      diagnostics.report(
        .error(
          "script.limit", "a touch has at most \(ScriptLimits.touchSteps) steps", at: step.range,
          fix: "lift the finger before this line"))
      return skip()
    }
    current.touch.append(step)
    actions[current.index].value = .touch(current.touch)
    open = current
  }

  private mutating func advance(_ duration: TimeInterval, _ range: SourceRange) {
    let wasOver = elapsed > ScriptLimits.seconds
    elapsed += duration
    add(.advance(duration), at: range)
    guard elapsed > ScriptLimits.seconds, !wasOver else { return }
    diagnostics.report(
      .error(
        "script.limit",
        "a script takes at most \(ScriptLimits.seconds.inSeconds()), but this one takes more",
        at: range, fix: "shorten its times"))
  }

  private func reportNoFinger(at range: SourceRange, _ instead: String?) {
    guard !isUncertain else { return }
    diagnostics.report(
      .error(
        "gesture.no-touch", "no finger is down here", at: range,
        explanation: "a touch begins with swipe, pan, edge, pinch, twist, press or tap",
        fix: instead.map { "begin a touch before, or write “\($0)” to let time pass" } ?? "delete this line"))
  }
}
