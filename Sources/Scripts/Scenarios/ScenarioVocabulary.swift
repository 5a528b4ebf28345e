import Diagnostics

/// The names that a scenario's script may use in its actions and expectations.
package struct ScenarioVocabulary: Sendable {
  /// Nil for code on a screen of its own, which has none.
  package var container: ScenarioContainer?
  /// Titles of the tabs, in order; none without a tab bar.
  package var tabs: [String]
  package var screens: [String]
  /// The objects other than screens whose calls can be expected: classes of animators, delegates,
  /// recognizers.
  package var actors: [String]
  /// Whether the author's Swift takes part, whose classes and child controllers' titles aren't known here: a
  /// name that begins with an uppercase letter may then be one of them.
  package var allowsOwnNames: Bool
  /// Methods by their full names: `viewWillAppear(_:)`.
  package var calls: [String] = CallNames.all
  /// The heights at which sheets rest; nil if they aren't known, empty without sheets.
  package var detents: [String]?

  package init(
    container: ScenarioContainer?, tabs: [String], screens: [String], actors: [String],
    allowsOwnNames: Bool = false, detents: [String]? = []
  ) {
    self.container = container
    self.tabs = tabs
    self.screens = screens
    self.actors = actors
    self.allowsOwnNames = allowsOwnNames
    self.detents = detents
  }

  /// Whether an object of this name can be called.
  func knows(actor: String) -> Bool {
    let isOwn = actor.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false
    return screens.contains(actor) || actors.contains(actor) || (allowsOwnNames && isOwn)
  }

  /// The error for a statement that needs another container.
  func mismatch(_ what: String, needs container: ScenarioContainer, at range: SourceRange) -> Diagnostic {
    .error(
      "scenario.container", "“\(what)” needs \(container.noun)", at: range,
      explanation: self.container.map { "this scenario has \($0.noun)" }
        ?? "the code of a “run” has a screen of its own",
      fix: self.container == nil ? "play it in a “{scenario}”" : nil)
  }
}
