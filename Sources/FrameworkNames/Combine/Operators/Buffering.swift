extension Publishers {
  /// When a buffer requests values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// As many as fit, and one for each that leaves.
    case keepFull
    /// All at once.
    case byRequest
  }

  /// What happens to a value for which a full buffer has no room.
  public enum BufferingStrategy<Failure: Error> {
    /// It's lost.
    case dropNewest
    /// The value that has waited longest is lost.
    case dropOldest
    /// The values end with an error.
    case customError(() -> Failure)
  }

  /// The values, of which some wait until they're requested.
  public struct Buffer<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// The most values that wait.
    public let size: Int
    /// When values are requested.
    public let prefetch: PrefetchStrategy
    /// What happens to values without room.
    public let whenFull: BufferingStrategy<Upstream.Failure>

    /// Creates a publisher that does so.
    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      (self.upstream, self.size, self.prefetch, self.whenFull) = (upstream, size, prefetch, whenFull)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(Store(subscriber, self))
    }

    /// The values that wait.
    private final class Store<Downstream: Subscriber>: Subscriber, Subscription
    where Downstream.Input == Output, Downstream.Failure == Failure {
      private var downstream: Downstream?
      private let buffer: Buffer
      private var waiting: [Output] = []
      private var demand = Subscribers.Demand.none
      private var completion: Subscribers.Completion<Failure>?
      private var upstream: (any Subscription)?
      private var isSending = false

      init(_ downstream: Downstream, _ buffer: Buffer) {
        (self.downstream, self.buffer) = (downstream, buffer)
      }

      func receive(subscription: any Subscription) {
        guard upstream == nil else { return subscription.cancel() }
        upstream = subscription
        downstream?.receive(subscription: self)
        subscription.request(buffer.prefetch == .keepFull ? .max(buffer.size) : .unlimited)
      }

      func receive(_ input: Output) -> Subscribers.Demand {
        guard downstream != nil, completion == nil else { return .none }
        if waiting.count >= buffer.size, demand == 0 || isSending {
          switch buffer.whenFull {
          case .dropNewest: return .none
          case .dropOldest: if !waiting.isEmpty { waiting.removeFirst() }
          case .customError(let error):
            upstream?.cancel()
            receive(completion: .failure(error()))
            return .none
          }
        }
        waiting.append(input)
        flush()
        return .none
      }

      func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        flush()
      }

      func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        flush()
      }

      func cancel() {
        let upstream = self.upstream
        (downstream, self.upstream, waiting) = (nil, nil, [])
        upstream?.cancel()
      }

      private func flush() {
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while demand > 0, !waiting.isEmpty, let downstream {
          demand -= 1
          demand += downstream.receive(waiting.removeFirst())
          if buffer.prefetch == .keepFull { upstream?.request(.max(1)) }
        }
        guard waiting.isEmpty, let completion, let downstream else { return }
        cancel()
        downstream.receive(completion: completion)
      }
    }
  }

  /// The durations between the values; the first one since the subscription.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher of the values.
    public let upstream: Upstream
    /// Whose clock measures.
    public let scheduler: Context

    /// Creates a publisher that does so.
    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      var last = scheduler.now
      upstream.subscribe(
        Link<Upstream.Output, Failure, S>(subscriber) { link, _ in
          let now = scheduler.now
          defer { last = now }
          return link.send(last.distance(to: now))
        })
    }
  }
}

extension Publisher {
  /// Has values wait until they're requested.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }

  /// Sends the durations between the values.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
