extension Publishers {
  /// The values after the first ones.
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The number of values.
    public let count: Int

    /// Creates a publisher that does so.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var left = count
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { link, value in
          guard left <= 0 else {
            left -= 1
            return .max(1)
          }
          return link.send(value)
        })
    }
  }

  /// The values from the first on for which a closure returns false.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Whether a value is left out.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that does so.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var isDropping = true
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { link, value in
          isDropping = isDropping && predicate(value)
          return isDropping ? .max(1) : link.send(value)
        })
    }
  }

  /// The values with indexes in a range.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The indexes, from 0.
    public let range: CountableRange<Int>

    /// Creates a publisher that does so.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      guard !range.isEmpty else { return Empty().subscribe(subscriber) }
      var index = 0
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { link, value in
          defer { index += 1 }
          guard index >= range.lowerBound else { return .max(1) }
          guard index < range.upperBound else { return .none }
          let demand = link.send(value)
          if index == range.upperBound - 1 { link.end(.finished) }
          return demand
        })
    }
  }

  /// The values before the first for which a closure returns false.
  public struct PrefixWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Whether a value is sent.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher that does so.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Link<Output, Failure, S>(subscriber) { link, value in
          if predicate(value) { return link.send(value) }
          link.end(.finished)
          return .none
        })
    }
  }
}

extension Publisher {
  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }

  /// Leaves out values as long as a closure returns true.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first values, and then ends.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: 0..<Swift.max(maxLength, 0)) }

  /// Sends values as long as a closure returns true, and then ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Sends the first value, and then ends.
  public func first() -> Publishers.Output<Self> { prefix(1) }

  /// Sends the first value for which a closure returns true, and then ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.Output<Publishers.Filter<Self>> {
    filter(predicate).prefix(1)
  }

  /// Sends the value with an index, and then ends.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  /// Sends the values with indexes in a range, and then ends.
  public func output(in range: Range<Int>) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: range)
  }
}
