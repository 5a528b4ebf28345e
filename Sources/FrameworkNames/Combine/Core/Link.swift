/// An operator's place between one publisher and one subscriber.
///
/// Demand passes through: a value that isn't sent on is requested once more.
final class Link<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  /// What is done with a value.
  typealias OnValue = (Link, Input) -> Subscribers.Demand
  /// What is done at the end.
  typealias OnCompletion = (Link, Subscribers.Completion<Failure>) -> Void

  private let downstream: Downstream
  private let onValue: OnValue
  private let onCompletion: OnCompletion
  private var upstream: (any Subscription)?
  private var isOver = false

  init(_ downstream: Downstream, onValue: @escaping OnValue, onCompletion: @escaping OnCompletion) {
    (self.downstream, self.onValue, self.onCompletion) = (downstream, onValue, onCompletion)
  }

  // MARK: Towards the subscriber

  /// Sends a value on.
  func send(_ value: Downstream.Input) -> Subscribers.Demand { downstream.receive(value) }

  /// Ends the values, also those that the publisher would still send.
  func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    let upstream = self.upstream
    (isOver, self.upstream) = (true, nil)
    upstream?.cancel()
    downstream.receive(completion: completion)
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, !isOver else { return subscription.cancel() }
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { isOver ? .none : onValue(self, input) }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    (isOver, upstream) = (true, nil)
    onCompletion(self, completion)
  }

  // MARK: Towards the publisher

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let upstream = self.upstream
    (isOver, self.upstream) = (true, nil)
    upstream?.cancel()
  }
}

extension Link where Failure == Downstream.Failure {
  /// A link that ends as its publisher does.
  convenience init(_ downstream: Downstream, onValue: @escaping OnValue) {
    self.init(downstream, onValue: onValue) { $0.end($1) }
  }
}
