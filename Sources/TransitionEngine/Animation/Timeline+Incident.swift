extension Timeline.Event {
  /// An event of the app, a view or a layer that isn't a call that scripts expect.
  ///
  /// The raw value is its name in the log.
  package enum Incident: String, Sendable {
    /// The app left the screen.
    case background
    /// The device was turned.
    case turned
    /// A layer's geometry was set to a number that isn't finite, where UIKit raises an exception. The detail
    /// names the property and the numbers.
    case invalidGeometry = "CALayerInvalidGeometry"
    /// A view was changed in the background. The actor is its class, the detail the member.
    case mainThreadChecker = "MainThreadChecker"
    /// A task was still waiting when no work was left that could resume it.
    case waitsForever = "waitsForever"
  }

  /// The incident that the entry records; nil for all others.
  package var incident: Incident? { Incident(rawValue: name) }
}
