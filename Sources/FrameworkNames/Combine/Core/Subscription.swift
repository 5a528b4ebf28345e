/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Allows the publisher to send further values.
  func request(_ demand: Subscribers.Demand)
}

/// Common subscriptions.
public enum Subscriptions {
  /// A subscription to a publisher that sends no values.
  public static var empty: any Subscription { EmptySubscription() }
}

/// A subscription without values.
private final class EmptySubscription: Subscription {
  func request(_ demand: Subscribers.Demand) {}
  func cancel() {}
}
