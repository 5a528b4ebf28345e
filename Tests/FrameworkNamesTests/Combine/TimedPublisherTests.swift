import Testing

// A plain import beside Testing would have the compiler look for Testing's overlay of Apple's UIKit.
@testable import CombineNames

/// Publishers on the virtual clock, and those of UIKit and Foundation.
struct TimedPublisherTests {
  private let run = Run(size: CGSize(width: 100, height: 100))
  private let recorder = Recorder()

  /// Notes a publisher's values with their times, in milliseconds.
  private func record<P: Publisher>(_ publisher: P, as name: String = "") where P.Failure == Never {
    publisher.sink { [recorder] in
      recorder.note("\(name)\($0) @\(DispatchTime.now().uptimeNanoseconds / 1_000_000)")
    }
    .store(in: &recorder.subscriptions)
  }

  /// Sends numbers at times, in milliseconds.
  private func numbers(at times: [Int]) -> PassthroughSubject<Int, Never> {
    let subject = PassthroughSubject<Int, Never>()
    for (index, time) in times.enumerated() {
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(time)) { subject.send(index) }
    }
    return subject
  }

  @Test func `values come later, on a scheduler`() throws {
    _ = try run.record {
      record(Just(1).delay(for: .seconds(0.2), scheduler: DispatchQueue.main), as: "delay ")
      record(Just(2).receive(on: RunLoop.main), as: "receive ")
      record(Just(3).delay(for: 0.1, scheduler: RunLoop.main), as: "delay ")
      record(Just(4).subscribe(on: DispatchQueue.global()).receive(on: OperationQueue.main), as: "queue ")
      record(Just(5).receive(on: ImmediateScheduler.shared), as: "at once ")
      recorder.note("started")
    }
    #expect(
      recorder.events == [
        "at once 5 @0", "started", "receive 2 @0", "queue 4 @0", "delay 3 @100", "delay 1 @200",
      ])
  }

  @Test func `a value waits for silence`() throws {
    _ = try run.record {
      record(numbers(at: [0, 100, 500]).debounce(for: .milliseconds(300), scheduler: RunLoop.main))
    }
    #expect(recorder.events == ["1 @400", "2 @800"])
  }

  @Test(arguments: [(true, ["0 @0", "2 @200", "3 @500"]), (false, ["0 @0", "1 @200", "3 @500"])])
  func `values are thinned out`(latest: Bool, expected: [String]) throws {
    _ = try run.record {
      let source = numbers(at: [0, 50, 100, 500])
      record(source.throttle(for: .milliseconds(200), scheduler: DispatchQueue.main, latest: latest))
    }
    #expect(recorder.events == expected)
  }

  @Test func `silence ends the values`() throws {
    _ = try run.record {
      let source = numbers(at: [100, 500])
      recorder.record(source.timeout(.milliseconds(300), scheduler: DispatchQueue.main))
    }
    #expect(recorder.events == ["0", "end"])
  }

  @Test func `a timer publishes`() throws {
    _ = try run.record {
      record(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().map { _ in "tick" }.prefix(2))
    }
    #expect(recorder.events == ["tick @500", "tick @1000"])
  }

  @Test func `notifications are published`() {
    run.perform {
      let name = Notification.Name("turned")
      let sender = NSObject()
      recorder.record(
        NotificationCenter.default.publisher(for: name, object: sender).map { $0.name.rawValue })
      NotificationCenter.default.post(name: name, object: sender)
      NotificationCenter.default.post(name: name, object: nil)
      recorder.cancel()
      NotificationCenter.default.post(name: name, object: sender)
    }
    #expect(recorder.events == ["turned"])
  }

  @Test func `an observed property is published`() {
    run.perform {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      recorder.record(view.publisher(for: \.contentOffset, named: "contentOffset").map(\.y))
      recorder.record(view.publisher(for: \.contentOffset, named: "contentOffset", options: .new).map(\.x))
      view.contentOffset = CGPoint(x: 1, y: 2)
      recorder.cancel()
      view.contentOffset = .zero
    }
    #expect(recorder.events == ["0.0", "2.0", "1.0"])
  }

  @Test func `durations between values are measured`() throws {
    _ = try run.record {
      record(
        numbers(at: [100, 250]).measureInterval(using: DispatchQueue.main).map {
          ($0.timeInterval * 1000).rounded()
        })
    }
    #expect(recorder.events == ["100.0 @100", "150.0 @250"])
  }
}
