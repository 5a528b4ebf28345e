/// The values of a publisher for a `for await` loop, which ends with them.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox(publisher)) }

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: Inbox<P.Output, Never>

    public nonisolated(nonsending) mutating func next() async -> P.Output? { try? await inbox.next() }
  }
}

/// The values of a publisher for a `for try await` loop, which ends with them, or with their error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  public func makeAsyncIterator() -> Iterator { Iterator(inbox: Inbox(publisher)) }

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: Inbox<P.Output, P.Failure>

    public nonisolated(nonsending) mutating func next() async throws -> P.Output? { try await inbox.next() }
  }
}

extension Publisher where Failure == Never {
  /// The values for a `for await` loop. A value for which the loop doesn't wait is lost, unless the publisher keeps it.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values for a `for try await` loop. A value for which the loop doesn't wait is lost, unless the publisher keeps
  /// it.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A subscriber that requests a value when a loop waits for one. All tasks of a run share one thread.
private final class Inbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  /// A value on its way to the loop, which is on the same thread.
  private struct Kept: @unchecked Sendable {
    let value: Input
  }

  private var subscription: (any Subscription)?
  private var continuation: UnsafeContinuation<Kept?, any Error>?
  private var completion: Subscribers.Completion<Failure>?

  init<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Failure {
    publisher.subscribe(self)
  }

  deinit { subscription?.cancel() }

  nonisolated(nonsending) func next() async throws -> Input? {
    let kept: Kept? = try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { wait($0) }
    } onCancel: {
      cancel()
    }
    return kept?.value
  }

  private func wait(_ continuation: UnsafeContinuation<Kept?, any Error>) {
    guard completion == nil else { return end(continuation) }
    self.continuation = continuation
    subscription?.request(.max(1))
  }

  private func end(_ continuation: UnsafeContinuation<Kept?, any Error>) {
    // An error is thrown once.
    let last = completion
    completion = .finished
    if case .failure(let error)? = last {
      continuation.resume(throwing: error)
    } else {
      continuation.resume(returning: nil)
    }
  }

  private func cancel() {
    subscription?.cancel()
    receive(completion: .finished)
  }

  func receive(subscription: any Subscription) {
    guard self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    if continuation != nil { subscription.request(.max(1)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let waiting = continuation
    continuation = nil
    waiting?.resume(returning: Kept(value: input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    subscription = nil
    guard let waiting = continuation else { return }
    continuation = nil
    end(waiting)
  }
}
