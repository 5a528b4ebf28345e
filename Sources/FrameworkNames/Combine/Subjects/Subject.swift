/// A publisher whose values code sends.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the values of all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Connects a publisher whose values are sent.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends a value without information to all subscribers.
  public func send() { send(()) }
}
