import Diagnostics
import DirectiveParsing
import TransitionEngine

@testable import Scripts

/// Scripts, without the runs they ask for.
enum FuzzedScript {
  static func gestures(_ bytes: [UInt8]) {
    let diagnostics = DiagnosticCollector()
    let script = GestureScript(lines(of: bytes), diagnostics)
    law(script.duration.isFinite && script.duration >= 0, "a script takes some time")
    let limit = Double(ScriptLimits.statements) * ScriptLimits.duration.upperBound
    law(script.duration <= limit, "a script takes no more time than its statements may")
    for touch in script.touches { law(touch.begins <= script.duration, "a touch begins before the end") }
    print(diagnostics.diagnostics)
    expressions(bytes)
  }

  static func scenario(_ bytes: [UInt8]) {
    for container in ScenarioContainer.allCases + [nil] {
      let names = ScenarioVocabulary(
        container: container, tabs: container == .tabs ? ["One", "Two"] : [], screens: ["a", "b"],
        actors: ["FadeAnimator"])
      let diagnostics = DiagnosticCollector()
      let script = ScenarioScript(lines(of: bytes), names, diagnostics)
      law(script.duration.isFinite && script.duration >= 0, "a scenario takes some time")
      law(
        script.actions.count <= ScriptLimits.statements * 2 + 2, "a scenario has no more than its statements")
      print(diagnostics.diagnostics)
    }
  }

  /// Curves and outlines: the other small languages of options.
  private static func expressions(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let path = PathSyntax.parse(text) {
      law(!path.elements.isEmpty || text.isEmpty, "an outline has parts")
    }
  }

  private static func lines(of bytes: [UInt8]) -> [Located<String>] {
    let text = String(decoding: bytes, as: UTF8.self)
    return BodyLines(SourceText(SourceFile(path: "page.md", text: text))).head
  }
}
