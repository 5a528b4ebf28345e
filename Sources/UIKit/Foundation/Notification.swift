/// A notification that is posted to observers, by Foundation's name.
public struct Notification {
  /// The name of the event.
  public var name: Name
  /// The object that the notification is about; nil for none.
  public var object: Any?
  /// Further information; nil for none.
  public var userInfo: [AnyHashable: Any]?

  /// A notification that hasn't been posted.
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }

  /// The name of a kind of notification.
  public struct Name: Hashable, Sendable {
    /// The name's text.
    public let rawValue: String
    /// A custom name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A custom name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// The older name of `Notification`, which code also uses in `NSNotification.Name`.
public typealias NSNotification = Notification
