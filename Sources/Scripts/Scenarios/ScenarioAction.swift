import TransitionEngine

/// An action of a scenario.
///
/// Time passes only in `advance` and `settle`; all other actions happen at one instant.
package enum ScenarioAction: Codable, Sendable {
  /// Starts an action: expectations about calls count from the latest mark.
  case mark
  /// A touch begins; it continues while time passes.
  case touch(TouchScript)
  /// Time passes, in virtual seconds; > 0.
  case advance(TimeInterval)
  /// Time passes until everything is at rest.
  case settle
  /// A finger taps a tab bar's item; counted from 0.
  case tapTab(Int)
  /// Code selects a tab; counted from 0.
  case selectTab(Int)
  case push(String)
  case pop
  case present(String)
  case dismiss
  /// The device is turned by a quarter.
  case rotate
  /// The app leaves the screen and comes back.
  case background
  case expect(Expectation)
}
