extension Publishers {
  /// The values of the publishers that a closure makes of values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// How many publishers send at a time.
    public let maxPublishers: Subscribers.Demand
    /// Makes a publisher of a value.
    public let transform: (Upstream.Output) -> NewPublisher

    /// Creates a publisher that does so.
    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var openCount = 1
      // Set before the first value, which may come while the publisher is being attached.
      var requestNext: () -> Void = {}
      func end(_ completion: Subscribers.Completion<Failure>) {
        openCount -= 1
        if case .failure = completion { return outlet.end(completion) }
        if openCount == 0 { outlet.end(.finished) }
      }
      let intake = Intake<Upstream.Output, Failure>(maxPublishers) { value in
        openCount += 1
        outlet.attach(transform(value)) {
          outlet.send($0)
        } onCompletion: {
          end($0)
          requestNext()
        }
      } onCompletion: {
        end($0)
      }
      requestNext = { [weak intake] in intake?.request(.max(1)) }
      outlet.open()
      outlet.add(intake)
      upstream.subscribe(intake)
    }
  }

  /// The values of the latest publisher among the values.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher of the publishers.
    public let upstream: Upstream

    /// Creates a publisher that does so.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var latest: Intake<Output, Failure>?
      var (isOver, isLatestOver) = (false, true)
      outlet.open()
      outlet.attach(upstream) { publisher in
        latest?.cancel()
        isLatestOver = false
        let intake = Intake<Output, Failure>(.unlimited) {
          outlet.send($0)
        } onCompletion: {
          if case .failure = $0 { return outlet.end($0) }
          isLatestOver = true
          if isOver { outlet.end($0) }
        }
        latest = intake
        publisher.subscribe(intake)
      } onCompletion: {
        if case .failure = $0 { return outlet.end($0) }
        isOver = true
        if isLatestOver { outlet.end($0) }
      }
      outlet.add(AnyCancellable { latest?.cancel() })
    }
  }
}

extension Publisher {
  /// Makes a publisher of each value, and sends the values of all of them.
  ///
  /// - Parameter maxPublishers: how many send at a time; further values are requested when one ends.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher that may fail of each value, and sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Makes a publisher of each value, and sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure: Error {
  /// Makes a publisher that doesn't fail of each value, and sends the values of all of them.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the latest publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// Sends the values of the latest publisher, which may fail.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// Sends the values of the latest publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
