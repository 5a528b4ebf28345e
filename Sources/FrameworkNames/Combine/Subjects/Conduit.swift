/// One subscription to something that sends values by itself, such as a subject.
///
/// A value that nobody has requested is lost, or kept as the latest one.
final class Conduit<Output, Failure: Error>: Subscription {
  private var subscriber: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private let keepsLatest: Bool
  private var latest: Output?
  private var onCancel: ((Conduit) -> Void)?

  /// - Parameters:
  ///   - keepsLatest: whether a value waits for a request.
  ///   - onCancel: called when the subscriber cancels.
  init(
    _ subscriber: AnySubscriber<Output, Failure>, keepsLatest: Bool = false,
    onCancel: @escaping (Conduit) -> Void
  ) {
    (self.subscriber, self.keepsLatest, self.onCancel) = (subscriber, keepsLatest, onCancel)
  }

  /// Sends a value, if one is requested.
  func send(_ value: Output) {
    guard let subscriber else { return }
    guard demand > 0 else {
      if keepsLatest { latest = .some(value) }
      return
    }
    demand -= 1
    latest = nil
    demand += subscriber.receive(value)
  }

  /// Ends the values.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = self.subscriber
    (self.subscriber, onCancel, latest) = (nil, nil, nil)
    subscriber?.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard let latest, self.demand > 0 else { return }
    send(latest)
  }

  func cancel() {
    let action = onCancel
    (subscriber, onCancel, latest) = (nil, nil, nil)
    action?(self)
  }
}

/// The subscriptions of a subject, in the order in which they began.
struct Conduits<Output, Failure: Error> {
  private var all: [Conduit<Output, Failure>] = []

  mutating func append(_ conduit: Conduit<Output, Failure>) { all.append(conduit) }
  mutating func remove(_ conduit: Conduit<Output, Failure>) { all.removeAll { $0 === conduit } }
  mutating func removeAll() { all = [] }

  func send(_ value: Output) {
    for conduit in all { conduit.send(value) }
  }
  func end(_ completion: Subscribers.Completion<Failure>) {
    for conduit in all { conduit.end(completion) }
  }
}
