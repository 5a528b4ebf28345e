/// The side of an operator with several publishers that faces the subscriber. Values wait until they're requested.
final class Outlet<Output, Failure: Error>: Subscription {
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var completion: Subscribers.Completion<Failure>?
  private var isSending = false
  /// What is canceled with the subscription, and at the end.
  private var sources: [any Cancellable] = []

  init<S: Subscriber>(_ downstream: S) where S.Input == Output, S.Failure == Failure {
    self.downstream = AnySubscriber(downstream)
  }

  /// Whether nothing can be sent any more.
  private(set) var isOver = false

  /// Gives the subscriber its subscription. Publishers are attached after that.
  func open() { downstream?.receive(subscription: self) }

  /// Cancels a publisher with the subscription.
  func add(_ source: any Cancellable) {
    if isOver { source.cancel() } else { sources.append(source) }
  }

  /// Attaches a publisher, and cancels it with the subscription.
  ///
  /// - Returns: the subscriber of the publisher.
  @discardableResult func attach<P: Publisher>(
    _ publisher: P, demand: Subscribers.Demand = .unlimited, onValue: @escaping (P.Output) -> Void,
    onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Intake<P.Output, P.Failure> {
    let intake = Intake<P.Output, P.Failure>(demand, onValue: onValue, onCompletion: onCompletion)
    add(intake)
    publisher.subscribe(intake)
    return intake
  }

  func send(_ value: Output) {
    guard !isOver else { return }
    waiting.append(value)
    flush()
  }

  /// Ends the values after those that wait.
  ///
  /// - Parameter comesFirst: whether an error comes before the values that wait, which are lost.
  func end(_ completion: Subscribers.Completion<Failure>, comesFirst: Bool = true) {
    guard !isOver, self.completion == nil else { return }
    self.completion = completion
    if comesFirst, case .failure = completion { waiting = [] }
    flush()
  }

  private func flush() {
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while demand > 0, !waiting.isEmpty, let downstream {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let completion, let downstream else { return }
    release()
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    flush()
  }

  func cancel() { release() }

  private func release() {
    let sources = self.sources
    (isOver, downstream, self.sources, waiting) = (true, nil, [], [])
    for source in sources { source.cancel() }
  }
}

/// A subscriber of one of an operator's publishers.
final class Intake<Input, Failure: Error>: Subscriber, Cancellable {
  private let demand: Subscribers.Demand
  private var onValue: ((Input) -> Void)?
  private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(
    _ demand: Subscribers.Demand, onValue: @escaping (Input) -> Void,
    onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.demand, self.onValue, self.onCompletion) = (demand, onValue, onCompletion)
  }

  /// Requests further values.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func receive(subscription: any Subscription) {
    guard onValue != nil, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(demand)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let action = onCompletion
    (onValue, onCompletion, subscription) = (nil, nil, nil)
    action?(completion)
  }

  func cancel() {
    let subscription = self.subscription
    (onValue, onCompletion, self.subscription) = (nil, nil, nil)
    subscription?.cancel()
  }
}
