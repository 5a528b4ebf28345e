/// A subject with a value, which new subscribers receive at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private var conduits = Conduits<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var current: Output

  /// Creates a subject with a first value.
  public init(_ value: Output) { current = value }

  deinit { for upstream in upstreams { upstream.cancel() } }

  /// The latest value. Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ value: Output) {
    guard completion == nil else { return }
    current = value
    conduits.send(value)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let all = conduits
    conduits.removeAll()
    all.end(completion)
  }

  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      return subscriber.receive(completion: completion)
    }
    let conduit = Conduit(AnySubscriber(subscriber), keepsLatest: true) { self.conduits.remove($0) }
    // The value waits for the request.
    conduit.send(current)
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
  }
}
