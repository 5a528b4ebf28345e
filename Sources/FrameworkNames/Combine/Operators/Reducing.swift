extension Publishers {
  /// The result of a closure for all values, at their end.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The result without values.
    public let initial: Output
    /// Combines a result and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// Creates a publisher that does so.
    public init(
      upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var result = initial
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { _, value in
          result = nextPartialResult(result, value)
          return .max(1)
        } onCompletion: { link, completion in
          if case .finished = completion { _ = link.send(result) }
          link.end(completion)
        })
    }
  }

  /// The values in arrays of a given length.
  public struct CollectByCount<Upstream: Publisher>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// Creates a publisher that does so.
    public init(upstream: Upstream, count: Int) { (self.upstream, self.count) = (upstream, count) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var values: Output = []
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { link, value in
          values.append(value)
          guard values.count >= count else { return .max(1) }
          defer { values = [] }
          return link.send(values)
        } onCompletion: { link, completion in
          if case .finished = completion, !values.isEmpty { _ = link.send(values) }
          link.end(completion)
        })
    }
  }
}

extension Publisher {
  /// Sends the result of a closure for all values, at their end.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Sends all values in an array, at their end.
  public func collect() -> Publishers.Reduce<Self, [Output]> { reduce([]) { $0 + [$1] } }

  /// Sends arrays of values; the last may be shorter.
  ///
  /// - Parameter count: the number of values in an array, at least 1.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Sends the number of values, at their end.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value, at the end.
  public func last() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { $1 }.compactMap { $0 }
  }

  /// Sends the last value for which a closure returns true, at the end.
  public func last(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { predicate($1) ? $1 : $0 }.compactMap { $0 }
  }

  /// Sends at the end whether a closure returns true for all values.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.Reduce<Self, Bool> {
    reduce(true) { $0 && predicate($1) }
  }

  /// Sends true as soon as a closure returns true for a value; false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> {
    let none = Just(false).setFailureType(to: Failure.self)
    return filter(predicate).map { _ in true }.append(none).prefix(1).eraseToAnyPublisher()
  }
}

extension Publisher where Output: Comparable {
  /// Sends the least value, at the end.
  public func min() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { least, value in least.map { Swift.min($0, value) } ?? value }.compactMap { $0 }
  }

  /// Sends the greatest value, at the end.
  public func max() -> Publishers.CompactMap<Publishers.Reduce<Self, Output?>, Output> {
    reduce(nil) { greatest, value in greatest.map { Swift.max($0, value) } ?? value }.compactMap { $0 }
  }
}
