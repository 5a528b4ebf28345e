/// Tells observers what code has posted, at once and in the order of adding. The system itself posts nothing: keyboards, for
/// instance, do not come.
public final class NotificationCenter: NSObject {
  private struct Observer {
    /// The observer or the token by which it is removed.
    weak var owner: AnyObject?
    let name: Notification.Name?
    weak var object: AnyObject?
    let isForAnyObject: Bool
    let tell: (Notification) -> Void
  }

  /// Stands for an observer that is a closure.
  private final class Token: NSObject {}

  private var observers: [Observer] = []
  /// Tokens of closures, which are kept until they are removed.
  private var tokens: [Token] = []

  /// A center of one's own.
  public override init() { super.init() }

  /// The center of the current run; outside of any, one that nobody else has.
  public static var `default`: NotificationCenter { Run.current?.notifications ?? NotificationCenter() }

  /// Has an observer's method called. The observer is not kept alive.
  ///
  /// - Parameters:
  ///   - name: nil for all.
  ///   - object: whom it is about; nil for anything.
  public func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?) {
    let action = TargetAction(observer, selector)
    add(observer as AnyObject, name, object) { if action.target != nil { action.perform(sender: $0) } }
  }

  /// Has a closure called, until what is returned is removed. It is called at once, on whatever queue.
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

  /// Forgets an observer.
  public func removeObserver(_ observer: Any) { removeObserver(observer, name: nil, object: nil) }

  /// Forgets what an observer has said of a name and an object, where nil stands for any.
  public func removeObserver(_ observer: Any, name: Notification.Name?, object: Any?) {
    let (owner, object) = (observer as AnyObject, object.map { $0 as AnyObject })
    observers.removeAll {
      $0.owner === owner && (name == nil || $0.name == name) && (object == nil || $0.object === object)
    }
    tokens.removeAll { token in token === owner && !observers.contains { $0.owner === token } }
  }

  /// Tells all who observe the name and the object.
  public func post(name: Notification.Name, object: Any?, userInfo: [AnyHashable: Any]? = nil) {
    post(Notification(name: name, object: object, userInfo: userInfo))
  }

  /// Tells all who observe the notification's name and object.
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
