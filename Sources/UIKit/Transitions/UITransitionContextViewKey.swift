/// Tells a context's two views apart.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name for it.
  public let rawValue: String
  /// No context has a view for another name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that shows at the start.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is to show at the end.
  public static let to = Self(rawValue: "UITransitionContextToView")
}
