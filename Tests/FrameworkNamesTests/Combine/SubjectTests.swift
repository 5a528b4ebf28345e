import Testing

// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import CombineNames

struct SubjectTests {
  private let recorder = Recorder()

  @Test func `a subject sends to those that have subscribed, and remembers its end`() {
    let subject = PassthroughSubject<Int, Problem>()
    subject.send(1)
    recorder.record(subject, as: "a")
    subject.send(2)
    recorder.record(subject, as: "b")
    subject.send(3)
    subject.send(completion: .failure(.broken))
    subject.send(4)
    recorder.record(subject, as: "c")
    #expect(recorder.events == ["a2", "a3", "b3", "aerror broken", "berror broken", "cerror broken"])
  }

  @Test func `a subject with a value sends it at first`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    recorder.record(subject)
    subject.value = 2
    subject.value += 1
    #expect(subject.value == 3)
    recorder.cancel()
    subject.send(4)
    #expect(recorder.events == ["1", "2", "3"])
  }

  @Test func `a subscription ends with its object`() {
    let subject = PassthroughSubject<Void, Never>()
    var count = 0
    var subscription: AnyCancellable? = subject.sink { count += 1 }
    subject.send()
    #expect(subscription != nil)
    subscription = nil
    subject.send()
    #expect(count == 1)
  }

  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published private(set) var count = 0
    func copy<P: Publisher>(_ counts: P) where P.Output == Int, P.Failure == Never {
      counts.assign(to: &$count)
    }
  }

  @Test func `a published property sends before it's set`() {
    let model = Model()
    recorder.record(model.$name.map { "\($0) \(model.name)" })
    recorder.record(model.objectWillChange.map { "change of \(model.name)" })
    model.name = "b"
    model.name += "c"
    #expect(recorder.events == ["a a", "change of a", "b a", "change of b", "bc b"])
    #expect(model.name == "bc")
  }

  @Test func `a published property takes a publisher's values`() {
    let model = Model()
    let counts = PassthroughSubject<Int, Never>()
    model.copy(counts)
    recorder.record(model.$count)
    recorder.record(model.objectWillChange.map { "change" })
    counts.send(5)
    #expect(recorder.events == ["0", "change", "5"])
    #expect(model.count == 5)
  }

  private final class Plain: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
  }

  @Test func `an object without published properties tells by itself`() {
    Run(size: CGSize(width: 10, height: 10)).perform {
      let object = Plain()
      recorder.record(object.objectWillChange.map { object.value })
      object.value = 1
      Plain().value = 2
      object.value = 3
    }
    #expect(recorder.events == ["0", "1"])
  }

  @Test func `a property is assigned, until the subscription is canceled`() {
    let view = UIView()
    let subject = PassthroughSubject<CGFloat, Never>()
    let subscription = subject.assign(to: \.alpha, on: view)
    subject.send(0.5)
    subscription.cancel()
    subject.send(0.25)
    #expect(view.alpha == 0.5)
  }

  /// A subscriber of one value at a time.
  private final class Slow: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var subscription: (any Subscription)?
    var values: [Int] = []
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
  }

  @Test func `a subscriber gets what it requests`() {
    let slow = Slow()
    (1...5).publisher.filter { $0 != 2 }.map { $0 * 10 }.subscribe(slow)
    #expect(slow.values == [])
    slow.subscription?.request(.max(2))
    #expect(slow.values == [10, 30])
    slow.subscription?.request(.unlimited)
    #expect(slow.values == [10, 30, 40, 50, -1])
  }

  @Test func `a publisher of an author's own sends values`() {
    struct Taps: Publisher {
      typealias Output = UIControl
      typealias Failure = Never
      let control: UIControl
      func receive<S: Subscriber>(subscriber: S) where S.Input == UIControl, S.Failure == Never {
        subscriber.receive(subscription: Tapping(control, AnySubscriber(subscriber)))
      }
    }
    final class Tapping: Subscription {
      var subscriber: AnySubscriber<UIControl, Never>?
      init(_ control: UIControl, _ subscriber: AnySubscriber<UIControl, Never>) {
        self.subscriber = subscriber
        control.addAction(
          UIAction { [weak self] _ in _ = self?.subscriber?.receive(control) }, for: .touchUpInside)
      }
      func request(_ demand: Subscribers.Demand) {}
      func cancel() { subscriber = nil }
    }
    let button = UIButton()
    recorder.record(Taps(control: button).map { $0 === button })
    button.sendActions(for: .touchUpInside)
    recorder.cancel()
    button.sendActions(for: .touchUpInside)
    #expect(recorder.events == ["true"])
  }
}
