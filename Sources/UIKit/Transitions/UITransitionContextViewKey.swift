/// Identifies one of a context's two views.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name of the key.
  public let rawValue: String
  /// A key by its name. Contexts have no view for other names.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The visible view at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The visible view at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
