extension Publishers {
  /// The same values, about which closures are told.
  public struct HandleEvents<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Told of the subscription.
    public let receiveSubscription: ((any Subscription) -> Void)?
    /// Told of each value.
    public let receiveOutput: ((Upstream.Output) -> Void)?
    /// Told of the end.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Told when the subscriber cancels.
    public let receiveCancel: (() -> Void)?
    /// Told of each request.
    public let receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher that does so.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)?,
      receiveOutput: ((Upstream.Output) -> Void)?,
      receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?, receiveCancel: (() -> Void)?,
      receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(EventTeller(self, subscriber))
    }
  }
}

/// Tells closures of events between a publisher and a subscriber.
private final class EventTeller<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
  private let told: Publishers.HandleEvents<Upstream>
  private let downstream: Downstream
  private var upstream: (any Subscription)?

  init(_ told: Publishers.HandleEvents<Upstream>, _ downstream: Downstream) {
    (self.told, self.downstream) = (told, downstream)
  }

  func receive(subscription: any Subscription) {
    told.receiveSubscription?(subscription)
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    told.receiveOutput?(input)
    let demand = downstream.receive(input)
    if demand > 0 { told.receiveRequest?(demand) }
    return demand
  }

  func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    upstream = nil
    told.receiveCompletion?(completion)
    downstream.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    told.receiveRequest?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    guard let upstream else { return }
    self.upstream = nil
    told.receiveCancel?()
    upstream.cancel()
  }
}

extension Publisher {
  /// Calls closures for what happens between the publisher and a subscriber.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }

  /// Prints each event.
  public func print(_ prefix: String = "") -> Publishers.HandleEvents<Self> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: {
        if case .failure(let error) = $0 {
          Swift.print("\(start)receive error: (\(error))")
        } else {
          Swift.print("\(start)receive finished")
        }
      },
      receiveCancel: { Swift.print("\(start)receive cancel") },
      receiveRequest: { Swift.print("\(start)request \($0)") })
  }
}
