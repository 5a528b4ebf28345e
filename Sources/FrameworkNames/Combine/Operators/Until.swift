extension Publishers {
  /// The values after the first of another publisher.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The publisher that is waited for.
    public let other: Other

    /// Creates a publisher that does so.
    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var isOpen = false
      outlet.open()
      outlet.attach(other) { _ in
        isOpen = true
      } onCompletion: {
        if case .failure = $0 { return outlet.end($0) }
        if !isOpen { outlet.end($0) }
      }
      outlet.attach(upstream) {
        if isOpen { outlet.send($0) }
      } onCompletion: {
        outlet.end($0)
      }
    }
  }

  /// The values before the first of another publisher.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The publisher whose first value ends them.
    public let other: Other

    /// Creates a publisher that does so.
    public init(upstream: Upstream, other: Other) { (self.upstream, self.other) = (upstream, other) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      outlet.open()
      outlet.attach(other) { _ in
        outlet.end(.finished)
      } onCompletion: { _ in
      }
      outlet.attach(upstream) {
        outlet.send($0)
      } onCompletion: {
        outlet.end($0)
      }
    }
  }
}

extension Publisher {
  /// Leaves out values until another publisher sends its first.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  /// Sends values until another publisher sends its first, and then ends.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
