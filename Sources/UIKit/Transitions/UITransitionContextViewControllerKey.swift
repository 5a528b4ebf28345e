/// Tells a context's two controllers apart.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String
  /// No context has a controller for another name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is shown at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is to be shown at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
