import Testing
import TransitionEngine

@testable import UIKit

/// Functions of the Objective-C runtime, of Dispatch and of module `os`.
@Suite struct RuntimeTests {
  private let run = Run(size: CGSize(width: 100, height: 100))

  @Test func classesAreFoundByTheirNames() {
    #expect(NSClassFromString("UIView") == UIView.self)
    #expect(NSClassFromString("UIKit.UILabel") == UILabel.self)
    #expect(NSClassFromString("Nothing") == nil)
    #expect(NSObject().conforms(to: (any NSObjectProtocol).self))
    #expect(!NSObject().conforms(to: (any UIScrollViewDelegate).self))
  }

  @Test func classesSayTheirNames() {
    #expect(UIView.description() == "UIView" && NSStringFromClass(UIImageView.self) == "UIImageView")
    #expect(UILabel().classForCoder.description() == "UILabel")
    #expect(Answering.description().hasSuffix("Answering") && Answering.description().contains("."))
    let classes: [AnyClass] = [UILabel().classForCoder]
    #expect(classes.contains { $0 == UILabel.self })
  }

  private final class Proxy: NSObject {
    let next: NSObject
    init(_ next: NSObject) { self.next = next }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { next }
  }
  private final class Answering: NSObject {
    var heard = 0
    override class var namedSelectors: [Selector] { [Selector("answer", Answering.answer)] }
    func answer() { heard += 1 }
  }

  @Test func callsAreForwarded() {
    let target = Answering()
    Proxy(target).perform(Selector("answer"))
    #expect(target.heard == 1)
  }

  @Test func exchangedMethodsAreTold() throws {
    let timeline = try run.record {
      let first = class_getInstanceMethod(UIView.self, Selector("a"))!
      method_exchangeImplementations(first, first)
    }
    #expect(timeline.events.contains { $0.detail.contains("method_exchangeImplementations") })
  }

  @Test func aTimerSourceRunsOnTheVirtualClock() throws {
    var times: [TimeInterval] = []
    _ = try run.record {
      let timer = DispatchSource.makeTimerSource(queue: .main)
      timer.schedule(deadline: .now() + 0.5, repeating: .milliseconds(250))
      timer.setEventHandler {
        times.append(CACurrentMediaTime())
        if times.count == 3 { timer.cancel() }
      }
      timer.resume()
    }
    #expect(times == [0.5, 0.75, 1])
  }

  @Test func sleepingTakesVirtualTime() throws {
    var times: [TimeInterval] = []
    _ = try run.record {
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) { times.append(CACurrentMediaTime()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { times.append(-CACurrentMediaTime()) }
      Thread.sleep(forTimeInterval: 0.3)
      times.append(CACurrentMediaTime())
    }
    #expect(times == [0.1, 0.3, -0.3])
  }

  @Test func aLoopWithinTheLoopGoesOn() throws {
    let fixture = Fixture()
    var shown: CGFloat = 0
    var fired = 0
    _ = try fixture.run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { fixture.view.alpha = 0 }
      let timer = Timer(timeInterval: 0.1, repeats: true) { _ in fired += 1 }
      RunLoop.main.add(timer, forMode: .common)
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.5))
      shown = CGFloat(fixture.view.layer.presentation()?.opacity ?? 0)
      timer.invalidate()
    }
    expectClose(shown, 0.5, within: 1e-3)
    #expect(fired == 5)
  }

  private final class Clock: NSObject {
    var heard: [String] = []
    func tick(_ timer: Timer) { heard.append("\(timer.userInfo as? String ?? "") \(CACurrentMediaTime())") }
  }

  @Test func aTimerCallsATarget() throws {
    let clock = Clock()
    _ = try run.record {
      let timer = Timer(
        timeInterval: 0.5, target: clock, selector: Selector("tick(_:)", Clock.tick(_:)), userInfo: "x",
        repeats: false)
      RunLoop.main.add(timer, forMode: .defaultRunLoopMode)
    }
    #expect(clock.heard == ["x 0.5"])
  }

  @Test func locksAndLogs() {
    var lock = os_unfair_lock()
    os_unfair_lock_lock(&lock)
    #expect(!os_unfair_lock_trylock(&lock))
    os_unfair_lock_unlock(&lock)
    #expect(os_unfair_lock_trylock(&lock))
    let state = OSAllocatedUnfairLock(initialState: 1)
    #expect(state.withLock { $0 + 1 } == 2)
    let message: OSLogMessage = "size \(3, privacy: .public) of \("a")"
    #expect(message.text == "size 3 of a")
    #expect(autoreleasepool { 3 } == 3)
    #expect(
      ProcessInfo.processInfo.isOperatingSystemAtLeast(
        .init(majorVersion: 9, minorVersion: 0, patchVersion: 0)))
    #expect(ProcessInfo.processInfo.environment.isEmpty)
  }
}
