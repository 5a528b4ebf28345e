import Testing

// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import CombineNames

struct OperatorTests {
  private func events<P: Publisher>(_ publisher: P) -> String {
    Recorder.events(of: publisher).joined(separator: " ")
  }

  private let numbers = [1, 2, 2, 3].publisher

  @Test func `values are mapped`() {
    #expect(events(numbers.map { $0 * 2 }) == "2 4 4 6 end")
    #expect(events(["a", "bc"].publisher.map(\.count)) == "1 2 end")
    #expect(events(numbers.scan(0, +)) == "1 3 5 8 end")
    #expect(events([1, nil].publisher.replaceNil(with: 0)) == "1 0 end")
    #expect(
      events(numbers.tryMap { if $0 == 3 { throw Problem.broken } else { $0 } }) == "1 2 2 error broken")
    #expect(events(Just(1).setFailureType(to: Problem.self)) == "1 end")
  }

  @Test func `values are filtered`() {
    #expect(events(numbers.filter { $0 > 1 }) == "2 2 3 end")
    #expect(events(["1", "a"].publisher.compactMap { Int($0) }) == "1 end")
    #expect(events(numbers.removeDuplicates()) == "1 2 3 end")
    #expect(events(numbers.ignoreOutput()) == "end")
  }

  @Test func `values are limited`() {
    #expect(events(numbers.dropFirst()) == "2 2 3 end")
    #expect(events(numbers.drop { $0 < 3 }) == "3 end")
    #expect(events(numbers.prefix(2)) == "1 2 end")
    #expect(events(numbers.prefix(0)) == "end")
    #expect(events(numbers.prefix { $0 < 3 }) == "1 2 2 end")
    #expect(events(numbers.first()) == "1 end")
    #expect(events(numbers.first { $0 > 1 }) == "2 end")
    #expect(events(numbers.output(at: 3)) == "3 end")
  }

  @Test func `values are summed up`() {
    #expect(events(numbers.reduce(0, +)) == "8 end")
    #expect(events(numbers.collect()) == "[1, 2, 2, 3] end")
    #expect(events(numbers.collect(3)) == "[1, 2, 2] [3] end")
    #expect(events(numbers.count()) == "4 end")
    #expect(events(numbers.last()) == "3 end")
    #expect(events(numbers.allSatisfy { $0 < 3 }) == "false end")
    #expect(events(numbers.contains { $0 == 2 }) == "true end")
    #expect(events(numbers.contains { $0 == 9 }) == "false end")
    #expect(events(numbers.max()) == "3 end")
  }

  @Test func `values are joined in order`() {
    #expect(events(numbers.prepend(8, 9).append([7])) == "8 9 1 2 2 3 7 end")
    #expect(events(numbers.prepend(Just(0))) == "0 1 2 2 3 end")
    #expect(events(Empty<Int, Never>().replaceEmpty(with: 1)) == "1 end")
    #expect(events(numbers.replaceEmpty(with: 1)) == "1 2 2 3 end")
  }

  private let a = PassthroughSubject<Int, Never>()
  private let b = PassthroughSubject<String, Never>()

  @Test func `values of several publishers come as they come`() {
    let recorder = Recorder()
    recorder.record(a.map(String.init).merge(with: b))
    recorder.record(Publishers.MergeMany([Just(1), Just(2)]))
    a.send(1)
    b.send("x")
    a.send(completion: .finished)
    b.send("y")
    b.send(completion: .finished)
    #expect(recorder.events == ["1", "2", "end", "1", "x", "y", "end"])
  }

  @Test func `the latest values are combined`() {
    let recorder = Recorder()
    recorder.record(a.combineLatest(b).map { "\($0)\($1)" })
    recorder.record(Publishers.CombineLatest3(a, b, Just(true)).map { "\($0)\($1)\($2)" }, as: "three ")
    a.send(1)
    b.send("x")
    a.send(2)
    #expect(recorder.events == ["1x", "three 1xtrue", "2x", "three 2xtrue"])
  }

  @Test func `values are paired`() {
    let recorder = Recorder()
    recorder.record(a.zip(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    b.send("z")
    a.send(completion: .finished)
    #expect(recorder.events == ["1x", "2y", "end"])
  }

  @Test func `publishers of values are flattened`() {
    #expect(events(numbers.flatMap { [$0, 0].publisher }) == "1 0 2 0 2 0 3 0 end")
    let recorder = Recorder()
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    let source = [0, 1].publisher
    recorder.record(source.flatMap(maxPublishers: .max(1)) { subjects[$0] })
    subjects[1].send(5)
    subjects[0].send(6)
    subjects[0].send(completion: .finished)
    subjects[1].send(7)
    subjects[1].send(completion: .finished)
    #expect(recorder.events == ["6", "7", "end"])
  }

  @Test func `only the latest publisher is heard`() {
    let recorder = Recorder()
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    recorder.record(a.map { subjects[$0] }.switchToLatest())
    a.send(0)
    subjects[0].send(1)
    a.send(1)
    subjects[0].send(2)
    subjects[1].send(3)
    a.send(completion: .finished)
    subjects[1].send(completion: .finished)
    #expect(recorder.events == ["1", "3", "end"])
  }

  @Test func `another publisher begins and ends values`() {
    let recorder = Recorder()
    recorder.record(a.drop(untilOutputFrom: b), as: "after ")
    recorder.record(a.prefix(untilOutputFrom: b), as: "before ")
    a.send(1)
    b.send("x")
    a.send(2)
    #expect(recorder.events == ["before 1", "before end", "after 2"])
  }

  @Test func `errors are replaced`() {
    let failing = Just(1).setFailureType(to: Problem.self).append(Fail(error: .broken))
    #expect(events(failing) == "1 error broken")
    #expect(events(failing.catch { _ in Just(2) }) == "1 2 end")
    #expect(events(failing.replaceError(with: 3)) == "1 3 end")
    #expect(events(failing.mapError { _ in Problem.other }) == "1 error other")
    #expect(events(failing.retry(2)) == "1 1 1 error broken")
  }

  @Test func `events are told`() {
    let recorder = Recorder()
    recorder.record(
      a.handleEvents(
        receiveSubscription: { _ in recorder.note("subscription") },
        receiveOutput: { recorder.note("output \($0)") },
        receiveCancel: { recorder.note("cancel") },
        receiveRequest: { recorder.note("request \($0)") }))
    a.send(1)
    recorder.cancel()
    #expect(recorder.events == ["subscription", "request unlimited", "output 1", "1", "cancel"])
  }

  @Test func `a subscription is shared`() {
    let recorder = Recorder()
    let shared = a.handleEvents(receiveOutput: { recorder.note("made \($0)") }).share()
    recorder.record(shared, as: "x")
    recorder.record(shared, as: "y")
    a.send(1)
    #expect(recorder.events == ["made 1", "x1", "y1"])
  }

  @Test func `a promise is kept for all`() {
    let recorder = Recorder()
    var promise: Future<Int, Never>.Promise?
    let future = Future<Int, Never> { promise = $0 }
    recorder.record(future.eraseToAnyPublisher())
    promise?(.success(1))
    promise?(.success(2))
    recorder.record(future)
    recorder.record(Deferred { Just(3) })
    #expect(recorder.events == ["1", "end", "1", "end", "3", "end"])
  }

  // MARK: Buffers and loops

  /// Receives values only when told.
  private final class Slow: Subscriber {
    typealias Input = Int
    typealias Failure = Problem
    var events: [String] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      events.append("\(input)")
      return .none
    }
    func receive(completion: Subscribers.Completion<Problem>) { events.append("\(completion)") }
  }

  @Test func `an error behind values waits for them`() {
    let slow = Slow()
    [1, 2].publisher.setFailureType(to: Problem.self).append(Just(3).setFailureType(to: Problem.self))
      .append(Fail(error: .broken)).subscribe(slow)
    slow.subscription?.request(.max(2))
    #expect(slow.events == ["1", "2"])
    slow.subscription?.request(.max(1))
    #expect(slow.events.map { $0.prefix(7) } == ["1", "2", "3", "failure"])
  }

  @Test(arguments: [(0, ["1", "2", "finished"]), (1, ["3", "4", "finished"]), (2, ["failure"])])
  func `values wait in a buffer`(kind: Int, expected: [String]) {
    let subject = PassthroughSubject<Int, Problem>()
    let slow = Slow()
    let strategy: Publishers.BufferingStrategy<Problem> =
      kind == 0 ? .dropNewest : kind == 1 ? .dropOldest : .customError { .broken }
    subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(slow)
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(slow.events.isEmpty)
    slow.subscription?.request(.max(5))
    #expect(slow.events.map { $0.prefix(7) }.last == expected.last.map { $0.prefix(7) })
    #expect(slow.events.suffix(expected.count).dropLast() == expected.dropLast()[...])
  }

  @Test func `a full buffer requests as much as leaves`() {
    let slow = Slow()
    (1...9).publisher.setFailureType(to: Problem.self).buffer(
      size: 2, prefetch: .keepFull, whenFull: .dropNewest
    )
    .subscribe(slow)
    slow.subscription?.request(.max(3))
    #expect(slow.events == ["1", "2", "3"])
    slow.subscription?.request(.unlimited)
    #expect(slow.events == (1...9).map { "\($0)" } + ["finished"])
  }

  @Test func `a loop waits for values`() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
    let failing = (1...3).publisher.tryMap { value in
      guard value < 3 else { throw Problem.broken }
      return value
    }
    await #expect(throws: Problem.broken) {
      for try await value in failing.values { values.append(value) }
    }
    #expect(values == [1, 2, 3, 1, 2])
  }
}
