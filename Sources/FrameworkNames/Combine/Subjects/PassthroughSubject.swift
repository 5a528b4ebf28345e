/// A subject that remembers no values.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private var conduits = Conduits<Output, Failure>()
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []

  /// Creates a subject without subscribers.
  public init() {}

  deinit { for upstream in upstreams { upstream.cancel() } }

  public func send(_ value: Output) {
    if completion == nil { conduits.send(value) }
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
    let conduit = Conduit(AnySubscriber(subscriber)) { self.conduits.remove($0) }
    conduits.append(conduit)
    subscriber.receive(subscription: conduit)
  }
}
