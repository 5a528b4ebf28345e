import Screens

/// The two screens of a transition.
package struct ScreenPair: Sendable {
  package var from: Screen
  package var to: Screen

  package init(from: Screen, to: Screen) {
    self.from = from
    self.to = to
  }
}
