import Testing

@testable import UIKit

struct TimerTests {
  private let run = Run(size: CGSize(width: 10, height: 10))
  private let times = Recorded<TimeInterval>()

  @Test func firesOnce() throws {
    _ = try run.record {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { timer in
        times.values.append(Date().timeIntervalSinceReferenceDate)
        #expect(!timer.isValid)
      }
      #expect(timer.isValid)
    }
    #expect(times.values == [0.25])
  }

  @Test func repeatsUntilItIsInvalidated() throws {
    _ = try run.record {
      let start = Date()
      _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        times.values.append(Date().timeIntervalSince(start))
        if times.values.count == 3 { timer.invalidate() }
      }
    }
    #expect(times.values == [0.5, 1, 1.5])
  }

  @Test func aTimerThatIsStoppedNeverFires() throws {
    _ = try run.record {
      Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in times.values.append(0) }.invalidate()
    }
    #expect(times.values.isEmpty)
  }

  @Test(arguments: [0, -1, .nan] as [TimeInterval])
  func anIntervalIsNeverNothing(interval: TimeInterval) throws {
    _ = try run.record {
      _ = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
        times.values.append(CACurrentMediaTime())
        if times.values.count == 2 { timer.invalidate() }
      }
    }
    #expect(times.values == [0.0001, 0.0002])
  }

  /// Source: countdowns that pause by a date that never comes.
  @Test func aTimerRestsUntilTheDistantFuture() throws {
    _ = try run.record {
      let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
        times.values.append(CACurrentMediaTime())
        if times.values.count == 2 { timer.invalidate() } else { timer.fireDate = .distantFuture }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 3) { timer.fireDate = Date() }
    }
    #expect(times.values == [0.5, 3])
    #expect(Date.distantPast < Date() && Date() < Date.distantFuture)
  }

  /// Source: samples that wait in a queue of the background.
  @Test func theSystemsSleepWaitsOnTheRunsClock() throws {
    _ = try run.record {
      DispatchQueue.global().async {
        sleep(1)
        usleep(500_000)
        DispatchQueue.main.async { times.values.append(CACurrentMediaTime()) }
      }
    }
    #expect(times.values == [1.5])
  }

  @Test func dispatchTimesGoBack() {
    #expect(DispatchTime.now() + 2 - 0.5 == DispatchTime.now() + 1.5)
  }
}
