/// Delivers notifications to observers, at once and in the order of adding. The system posts those of the keyboard, of
/// editing, and of a rotated device.
public final class NotificationCenter: NSObject {
  private struct Observer {
    /// The observer, or the token of a closure, by which the registration is removed.
    weak var owner: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let tell: (Notification) -> Void
  }

  /// Identifies an observer that is a closure.
  private final class Token: NSObject {}

  private var observers: [Observer] = []
  /// The tokens of closures, kept until they are removed.
  private var tokens: [Token] = []

  /// A custom center.
  public override init() { super.init() }

  /// The center of the current run; a new one at each access outside a run.
  public static var `default`: NotificationCenter { Run.current?.notifications ?? NotificationCenter() }

  /// Adds an observer, whose method is called for each notification. The observer isn't kept alive.
  ///
  /// - Parameters:
  ///   - name: nil for all.
  ///   - object: whom it is about; nil for anything.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    let action = TargetAction(observer, selector)
    add(observer as AnyObject, name, object) { if action.target != nil { action.perform(sender: $0) } }
  }

  /// Adds a closure, which is called for each notification until the returned token is removed. Notifications
  /// are delivered at once, whatever the queue.
  @discardableResult public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token()
    tokens.append(token)
    add(token, name, object, block)
    return token
  }

  private func add(
    _ owner: AnyObject, _ name: Notification.Name?, _ object: Any?, _ tell: @escaping (Notification) -> Void
  ) {
    observers.append(
      Observer(
        owner: owner, name: name, object: object.map { $0 as AnyObject }, isForAnyObject: object == nil,
        tell: tell))
  }

  /// Removes an observer.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Removes an observer's registrations for a name and an object; nil stands for any.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let (owner, object) = (observer as AnyObject, object.map { $0 as AnyObject })
    observers.removeAll {
      $0.owner === owner && (name == nil || $0.name == name) && (object == nil || $0.object === object)
    }
    tokens.removeAll { token in token === owner && !observers.contains { $0.owner === token } }
  }

  /// Posts a notification to the observers of the name and the object.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Posts a notification to the observers of its name and object.
  public func post(_ notification: Notification) {
    let object = notification.object.map { $0 as AnyObject }
    observers.removeAll { $0.owner == nil }
    for observer in observers
    where (observer.name ?? notification.name) == notification.name
      && (observer.isForAnyObject || (object != nil && observer.object === object))
    {
      observer.tell(notification)
    }
  }
}
