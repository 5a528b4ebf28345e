/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that may end the values.
  associatedtype Failure: Error

  /// Called once, before all values. The subscriber requests values from the subscription.
  func receive(subscription: any Subscription)
  /// Called for each value.
  ///
  /// - Returns: how many values to send in addition to those requested already.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Called once after the last value, unless the subscription is canceled.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Receives a value without information.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The types of subscribers, and what they exchange with publishers.
public enum Subscribers {}
