/// The record of a scene. Code may take it as a parameter, but no scene is connected.
public final class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String
    /// A custom role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of windows on the screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The role of the scene.
  public let role = Role.windowApplication
  private override init() { super.init() }
}

/// The configuration of a scene; kept, without effect.
open class UISceneConfiguration: NSObject {
  /// The name in the app's property list.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the delegate; of no effect.
  open var delegateClass: AnyClass?

  /// A configuration with a name and a role.
  public init(name: String?, sessionRole: UISceneSession.Role) { (self.name, role) = (name, sessionRole) }
}

extension UIScene {
  /// The reason for a scene's connection. Code may take it as a parameter, but no scene is connected.
  public final class ConnectionOptions: NSObject {
    private override init() { super.init() }
  }
}
