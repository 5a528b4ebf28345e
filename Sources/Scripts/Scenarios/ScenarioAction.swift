import TransitionEngine

/// An action of a scenario.
///
/// Time passes in `advance` and `settle` alone; everything else happens at one instant.
package enum ScenarioAction: Sendable {
  /// Something is about to be done: expectations about calls look at those after the latest mark.
  case mark
  /// A touch begins; it continues while time passes.
  case touch(TouchScript)
  /// Seconds of virtual time; > 0.
  case advance(TimeInterval)
  /// Time passes until nothing happens any more.
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
