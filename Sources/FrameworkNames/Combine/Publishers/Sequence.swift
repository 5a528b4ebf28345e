extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    /// The elements.
    public let sequence: Elements

    /// Creates a publisher of a sequence's elements.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: SequenceSubscription(sequence, subscriber))
    }
  }
}

/// Sends elements as they are requested, and then the end.
private final class SequenceSubscription<Elements: Sequence, Downstream: Subscriber>: Subscription
where Downstream.Input == Elements.Element {
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ elements: Elements, _ downstream: Downstream) {
    iterator = elements.makeIterator()
    self.downstream = downstream
    next = iterator.next()
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    // A subscriber may request more while it receives a value.
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let downstream {
      guard let value = next else {
        self.downstream = nil
        return downstream.receive(completion: .finished)
      }
      guard self.demand > 0 else { return }
      self.demand -= 1
      next = iterator.next()
      self.demand += downstream.receive(value)
    }
  }

  func cancel() { downstream = nil }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// A publisher of the value, or of none.
  public struct Publisher: CombineNames.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    /// The value.
    public let output: Wrapped?

    /// Creates a publisher of a value, or of none.
    public init(_ output: Wrapped?) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
      Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? []).subscribe(subscriber)
    }
  }

  /// A publisher of the value, or of none.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the value, or of the error.
  public struct Publisher: CombineNames.Publisher {
    public typealias Output = Success

    /// The value or the error.
    public let result: Result<Success, Failure>

    /// Creates a publisher of a value or an error.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// Creates a publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// Creates a publisher of an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence<[Success], Failure>(sequence: [value]).subscribe(subscriber)
      case .failure(let error): Fail(error: error).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the value, or of the error.
  public var publisher: Publisher { Publisher(self) }
}
