/// Whether a screen measures the force of touches. The raw values are UIKit's.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

extension UITraitCollection {
  /// Always unavailable.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
