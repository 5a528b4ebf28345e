extension Publishers {
  /// The values, and after an error those of another publisher.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Makes a publisher of an error.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher that does so.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      outlet.open()
      outlet.attach(upstream) {
        outlet.send($0)
      } onCompletion: {
        guard case .failure(let error) = $0 else { return outlet.end(.finished) }
        outlet.attach(handler(error)) {
          outlet.send($0)
        } onCompletion: {
          outlet.end($0)
        }
      }
    }
  }

  /// The same values with another error.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    /// The publisher of the values.
    public let upstream: Upstream
    /// Transforms an error.
    public let transform: (Upstream.Failure) -> Failure

    /// Creates a publisher that does so.
    public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Link<Output, Upstream.Failure, S>(subscriber) {
          $0.send($1)
        } onCompletion: {
          $0.end($1.mapError(transform))
        })
    }
  }

  /// The values, attempted again after an error.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of further attempts; nil for no limit.
    public let retries: Int?

    /// Creates a publisher that does so.
    public init(upstream: Upstream, retries: Int?) { (self.upstream, self.retries) = (upstream, retries) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var count = 0
      func attempt() {
        outlet.attach(upstream) {
          outlet.send($0)
        } onCompletion: {
          guard case .failure = $0, retries.map({ count < $0 }) ?? true else { return outlet.end($0) }
          count += 1
          attempt()
        }
      }
      outlet.open()
      attempt()
    }
  }
}

extension Publisher {
  /// Goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Sends a value in place of an error, and ends.
  public func replaceError(with output: Output) -> Publishers.Catch<Self, Just<Output>> {
    self.catch { _ in Just(output) }
  }

  /// Sends a value if there are none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    Deferred {
      var isEmpty = true
      let value = Deferred { Publishers.Sequence<[Output], Failure>(sequence: isEmpty ? [output] : []) }
      return self.handleEvents(receiveOutput: { _ in isEmpty = false }).append(value)
    }
    .eraseToAnyPublisher()
  }

  /// Transforms the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Attempts again after an error, up to a number of times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  /// Ends the program at an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.MapError<Self, Never> {
    mapError { fatalError("\(prefix) \($0)", file: file, line: line) }
  }
}
