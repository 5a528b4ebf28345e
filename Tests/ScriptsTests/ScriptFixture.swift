import Diagnostics
import DirectiveParsing
import TestSupport
import Text

@testable import Scripts
@testable import UIKit

/// A script with marked places, and what its reading reports.
struct ScriptFixture {
  let input: MarkedText
  let lines: [Located<String>]

  init(_ marked: String) {
    input = MarkedText(marked)
    lines = BodyLines(SourceText(input.file)).head
  }

  /// `identifier@mark: summary` with what is allowed and proposed, of each problem.
  func goldens(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let hints = [diagnostic.explanation] + diagnostic.allowed.map { Optional($0) } + [diagnostic.fix]
      let rest = hints.compactMap(\.self).map { " | \($0)" }.joined()
      return "\(input.summary(diagnostic)): \(diagnostic.summary)\(rest)"
    }
  }

  /// The gesture script and its problems.
  static func gesture(_ marked: String) -> (script: GestureScript, problems: [String]) {
    let fixture = ScriptFixture(marked)
    let diagnostics = DiagnosticCollector()
    let script = GestureScript(fixture.lines, diagnostics)
    return (script, fixture.goldens(diagnostics.diagnostics))
  }

  /// The scenario and its problems.
  static func scenario(
    _ marked: String, _ names: ScenarioVocabulary = .tabs
  ) -> (script: ScenarioScript, problems: [String]) {
    let fixture = ScriptFixture(marked)
    let diagnostics = DiagnosticCollector()
    let script = ScenarioScript(fixture.lines, names, diagnostics)
    return (script, fixture.goldens(diagnostics.diagnostics))
  }

  /// The first touch on a small phone.
  static func touch(_ marked: String, on screen: CGSize = CGSize(width: 400, height: 800))
    -> (path: TouchPath?, problems: [String])
  {
    let fixture = ScriptFixture(marked)
    let diagnostics = DiagnosticCollector()
    let script = GestureScript(fixture.lines, diagnostics)
    var path: TouchPath?
    do throws(Diagnostic) {
      path = try script.touches.first?.touch.path(on: screen)
    } catch {
      diagnostics.report(error)
    }
    return (path, fixture.goldens(diagnostics.diagnostics))
  }
}

extension ScenarioVocabulary {
  static let tabs = ScenarioVocabulary(
    container: .tabs, tabs: ["Inbox", "My photos", "Search"], screens: ["inbox", "photos", "search"],
    actors: ["FoldAnimator", "SafeDelegate"])
  static let navigation = ScenarioVocabulary(
    container: .navigation, tabs: [], screens: ["list", "detail"], actors: [])
  static let code = ScenarioVocabulary(
    container: nil, tabs: [], screens: ["list"], actors: [], allowsOwnNames: true, detents: nil)
  static let paging = ScenarioVocabulary(
    container: .paging, tabs: ["Chats"], screens: ["camera", "contacts"], actors: [])
}

extension ScenarioScript {
  /// What it does, without the places.
  var words: [String] {
    actions.map { action in
      switch action.value {
      case .mark: "mark"
      case .touch(let touch):
        "touch \(touch.steps.count) \((touch.steps.reduce(0) { $0 + $1.value.duration }).formatted(decimals: 2))"
      case .advance(let seconds): "advance \(seconds.formatted(decimals: 2))"
      case .settle: "settle"
      case .tapTab(let index): "tap \(index)"
      case .selectTab(let index): "select \(index)"
      case .push(let name): "push \(name)"
      case .pop: "pop"
      case .present(let name): "present \(name)"
      case .dismiss: "dismiss"
      case .rotate: "rotate"
      case .background: "background"
      case .expect(let expectation): String("expect \(expectation)".prefix { $0 != "(" })
      }
    }
  }
}
