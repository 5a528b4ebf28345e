/// Identifies one of a context's two controllers.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String
  /// A key by its name. Contexts have no controller for other names.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The visible controller at the start.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The visible controller at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}
