/// A notification that is posted to observers, by Foundation's name.
public struct Notification {
  /// The kind of event.
  public var name: Name
  /// To whom; nil for nobody in particular.
  public var object: Any?
  /// More about it.
  public var userInfo: [AnyHashable: Any]?

  /// A notification that nobody has been told yet.
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.object, self.userInfo) = (name, object, userInfo)
  }

  /// The name of a kind of notification.
  public struct Name: Hashable, Sendable {
    /// The name's text.
    public let rawValue: String
    /// A name of one's own.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name of one's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

/// The older name of `Notification`, by which its names are called, too.
public typealias NSNotification = Notification
