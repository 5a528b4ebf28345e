import Testing

@testable import UIKit

struct VirtualRunLoopTests {
  @Test func earliestComesFirst() {
    let loop = VirtualRunLoop()
    let order = Recorded<Int>()
    for seconds in [3, 1, 2, 1] {
      loop.schedule(at: VirtualTime(seconds: Double(seconds))) { order.values.append(seconds) }
    }
    while let work = loop.next() { work() }
    #expect(order.values == [1, 1, 2, 3])
  }

  @Test func oneInstantKeepsTheOrderOfScheduling() {
    let loop = VirtualRunLoop()
    let order = Recorded<Int>()
    for number in 0..<50 { loop.schedule { order.values.append(number) } }
    while let work = loop.next() { work() }
    #expect(order.values == Array(0..<50))
  }

  @Test func cancelledWorkIsNotDone() {
    let loop = VirtualRunLoop()
    let token = loop.schedule {}
    loop.cancel(token)
    #expect(loop.nextTime == nil)
  }

  @Test func unawaitedWorkIsDoneWhileThereIsOther() {
    let loop = VirtualRunLoop()
    let order = Recorded<String>()
    let token = loop.scheduleUnawaited(at: VirtualTime(seconds: 3)) {}
    _ = loop.scheduleUnawaited(at: VirtualTime(seconds: 1)) { order.values.append("unawaited") }
    loop.schedule(at: VirtualTime(seconds: 2)) { order.values.append("awaited") }
    while loop.isAwaited, let work = loop.next() { work() }
    #expect(order.values == ["unawaited", "awaited"])
    let other = loop.schedule {}
    #expect(loop.isAwaited)
    for token in [other, other, token] { loop.cancel(token) }
    #expect(!loop.isAwaited && loop.nextTime == nil)
  }

  @Test func ticksGiveSecondsBack() {
    for seconds in [0.1, 0.3, 0.7, 1.1, 0.4 + 0.1] {
      #expect(VirtualTime(seconds: seconds).seconds == seconds)
    }
  }

  @Test func oddSecondsAreClamped() {
    #expect(VirtualTime(seconds: .nan) == .zero)
    #expect(VirtualTime(seconds: .infinity).seconds == 1e9)
  }

  @Test func timesBeyondTheLastOneCountAsThat() {
    let (late, early) = (VirtualTime(ticks: .max), VirtualTime(ticks: .min))
    let second = VirtualTime(seconds: 1)
    #expect(late + second == late)
    #expect(early - second == early)
    #expect(early + early == early)
    #expect(late - early == late)
    let loop = VirtualRunLoop()
    loop.advance(to: late)
    loop.schedule(after: second) {}
    #expect(loop.nextTime == late)
  }
}
