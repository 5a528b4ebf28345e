extension Subscribers {
  /// A subscriber of closures, which receives all values.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var onValue: ((Input) -> Void)?
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private var subscription: (any Subscription)?

    /// Creates a subscriber of closures.
    public init(
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      (onCompletion, onValue) = (receiveCompletion, receiveValue)
    }

    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, onValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    public func receive(_ value: Input) -> Subscribers.Demand {
      onValue?(value)
      return .none
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
      let action = onCompletion
      release()
      action?(completion)
    }

    /// Ends the values without a completion, and releases the closures.
    public func cancel() {
      let subscription = self.subscription
      release()
      subscription?.cancel()
    }

    private func release() { (onValue, onCompletion, subscription) = (nil, nil, nil) }
  }
}

extension Publisher {
  /// Calls closures for the values and the end, until the result is canceled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure for each value, until the result is canceled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
