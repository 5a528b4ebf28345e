import Diagnostics

/// The names that a scenario's script may use in its actions and expectations.
package struct ScenarioVocabulary: Sendable {
  package var container: ScenarioContainer
  /// Titles of the tabs, in order; none without a tab bar.
  package var tabs: [String]
  package var screens: [String]
  /// The objects other than screens whose calls can be expected: classes of animators, delegates,
  /// recognizers.
  package var actors: [String]
  /// Methods by their full names: `viewWillAppear(_:)`.
  package var calls: [String] = CallNames.all
  /// The heights at which sheets rest; nil if they aren't known, empty without sheets.
  package var detents: [String]?

  package init(
    container: ScenarioContainer, tabs: [String], screens: [String], actors: [String], detents: [String]? = []
  ) {
    self.container = container
    self.tabs = tabs
    self.screens = screens
    self.actors = actors
    self.detents = detents
  }

  /// The error for a statement that needs another container.
  func mismatch(_ what: String, needs container: ScenarioContainer, at range: SourceRange) -> Diagnostic {
    .error(
      "scenario.container", "“\(what)” needs \(container.noun)", at: range,
      explanation: "this scenario has \(self.container.noun)")
  }
}
