extension Publishers {
  /// The values of publishers in tuples: the first of each, then the second of each.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B

    /// Combines publishers.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let outlet = Outlet<Output, Failure>(subscriber)
      var (firsts, seconds): ([A.Output], [B.Output]) = ([], [])
      var (isFirstOver, isSecondOver) = (false, false)
      func send() {
        if !firsts.isEmpty, !seconds.isEmpty {
          outlet.send((firsts.removeFirst(), seconds.removeFirst()))
        }
        if (isFirstOver && firsts.isEmpty) || (isSecondOver && seconds.isEmpty) { outlet.end(.finished) }
      }
      outlet.open()
      outlet.attach(a) {
        firsts.append($0)
        send()
      } onCompletion: {
        if case .failure = $0 { return outlet.end($0) }
        isFirstOver = true
        send()
      }
      outlet.attach(b) {
        seconds.append($0)
        send()
      } onCompletion: {
        if case .failure = $0 { return outlet.end($0) }
        isSecondOver = true
        send()
      }
    }
  }

  /// The values of publishers in tuples: the first of each, then the second of each.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C

    /// Combines publishers.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip(a, b).zip(c)
        .map { rest, last in (rest.0, rest.1, last) }.subscribe(subscriber)
    }
  }

  /// The values of publishers in tuples: the first of each, then the second of each.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// One of the publishers.
    public let a: A
    /// One of the publishers.
    public let b: B
    /// One of the publishers.
    public let c: C
    /// One of the publishers.
    public let d: D

    /// Combines publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Zip3(a, b, c).zip(d)
        .map { rest, last in (rest.0, rest.1, rest.2, last) }.subscribe(subscriber)
    }
  }
}

extension Publisher {
  /// Sends the publishers' values in tuples: the first of each, then the second of each.
  public func zip<B: Publisher>(_ b: B) -> Publishers.Zip<Self, B>
  where B.Failure == Failure {
    Publishers.Zip(self, b)
  }

  /// Transforms the first values of all publishers, then the second ones.
  public func zip<B: Publisher, T>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, B>, T>
  where B.Failure == Failure {
    zip(b).map { transform($0.0, $0.1) }
  }

  /// Sends the publishers' values in tuples: the first of each, then the second of each.
  public func zip<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.Zip3<Self, B, C>
  where B.Failure == Failure, C.Failure == Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Transforms the first values of all publishers, then the second ones.
  public func zip<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, B, C>, T>
  where B.Failure == Failure, C.Failure == Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// Sends the publishers' values in tuples: the first of each, then the second of each.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> Publishers.Zip4<Self, B, C, D>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Transforms the first values of all publishers, then the second ones.
  public func zip<B: Publisher, C: Publisher, D: Publisher, T>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, B, C, D>, T>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
