import Testing

@testable import UIKit

/// Code tells other code of the same run.
struct NotificationCenterTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func hear(_ notification: Notification) {
      heard.append("\(notification.name.rawValue) \(notification.userInfo?["by"] ?? "nothing")")
    }
    static let hearing = Selector("hear(_:)", Listener.hear(_:))
  }

  private let run = Run(size: CGSize(width: 100, height: 100))
  private let moved = Notification.Name("moved")

  @Test func `an observer hears of its name, until it is removed`() {
    let listener = Listener()
    run.perform {
      let center = NotificationCenter.default
      center.addObserver(listener, selector: Listener.hearing, name: moved, object: nil)
      center.post(name: moved, object: nil, userInfo: ["by": 20])
      center.post(name: Notification.Name("gone"), object: nil)
      center.removeObserver(listener)
      center.post(name: moved, object: nil)
    }
    #expect(listener.heard == ["moved 20"])
  }

  @Test func `an observer hears of its object alone`() {
    let (listener, one, other) = (Listener(), NSObject(), NSObject())
    run.perform {
      NotificationCenter.default.addObserver(listener, selector: Listener.hearing, name: nil, object: one)
      NotificationCenter.default.post(name: moved, object: other)
      NotificationCenter.default.post(name: moved, object: one)
      NotificationCenter.default.post(name: moved, object: nil)
    }
    #expect(listener.heard == ["moved nothing"])
  }

  @Test func `a closure is told until its token is removed`() {
    var count = 0
    run.perform {
      let token = NotificationCenter.default.addObserver(forName: moved, object: nil, queue: .main) { _ in
        count += 1
      }
      NotificationCenter.default.post(name: moved, object: nil)
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: moved, object: nil)
    }
    #expect(count == 1)
  }

  @Test func `runs do not hear of each other`() {
    let listener = Listener()
    run.perform {
      NotificationCenter.default.addObserver(listener, selector: Listener.hearing, name: moved, object: nil)
    }
    Run(size: CGSize(width: 1, height: 1)).perform {
      NotificationCenter.default.post(name: moved, object: nil)
    }
    #expect(listener.heard == [])
  }
}
