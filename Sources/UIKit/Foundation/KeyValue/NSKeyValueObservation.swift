/// An observation of a property. It ends with this object, or with `invalidate()`.
public final class NSKeyValueObservation: NSObject {
  private let observation: KeyObservation

  init(_ observation: KeyObservation) { self.observation = observation }

  deinit { observation.end() }

  /// Ends the observation.
  public func invalidate() { observation.end() }
}
