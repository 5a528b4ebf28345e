/// A publisher of one value, or of an error, that a closure promises. The closure is called at once.
public final class Future<Output, Failure: Error>: Publisher {
  /// What the closure calls when it has the value.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private var waiting: [Conduit<Output, Failure>] = []

  /// Calls a closure with a promise. Only the first call of the promise counts.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { self.fulfill($0) }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    let waiting = self.waiting
    self.waiting = []
    for conduit in waiting { Self.send(result, to: conduit) }
  }

  private static func send(_ result: Result<Output, Failure>, to conduit: Conduit<Output, Failure>) {
    switch result {
    case .success(let value):
      conduit.send(value)
      conduit.end(.finished)
    case .failure(let error): conduit.end(.failure(error))
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    switch result {
    case nil:
      let conduit = Conduit(AnySubscriber(subscriber)) { conduit in
        self.waiting.removeAll { $0 === conduit }
      }
      waiting.append(conduit)
      subscriber.receive(subscription: conduit)
    case .success(let value):
      Publishers.Sequence<[Output], Failure>(sequence: [value]).subscribe(subscriber)
    case .failure(let error): Fail(error: error).subscribe(subscriber)
    }
  }
}
