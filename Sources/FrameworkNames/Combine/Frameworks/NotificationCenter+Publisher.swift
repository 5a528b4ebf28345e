extension NotificationCenter {
  /// A publisher of notifications.
  public struct Publisher: CombineNames.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The center that posts them.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whom they are about; nil for anything.
    public let object: AnyObject?

    /// Creates a publisher of notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var token: (any NSObjectProtocol)?
      let conduit = Conduit(AnySubscriber(subscriber)) { [center] _ in
        if let token { center.removeObserver(token) }
      }
      token = center.addObserver(forName: name, object: object, queue: nil) { conduit.send($0) }
      subscriber.receive(subscription: conduit)
    }
  }

  /// A publisher of the notifications of a name.
  ///
  /// - Parameter object: whom they are about; nil for anything.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}
