import Testing

@testable import UIKit

struct DispatchQueueTests {
  @Test func workComesOnTheVirtualClock() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let times = Recorded<TimeInterval>()
    _ = try run.record {
      DispatchQueue.main.async { times.values.append(CACurrentMediaTime()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { times.values.append(CACurrentMediaTime()) }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) {
        times.values.append(CACurrentMediaTime())
      }
      times.values.append(-1)
    }
    #expect(times.values == [-1, 0, 0.2, 0.3])
  }

  @Test func viewsThatAreChangedInTheBackgroundAreNoted() throws {
    let run = Run(size: CGSize(width: 10, height: 10))
    let timeline = try run.record {
      let view = UIView()
      DispatchQueue.global().async {
        view.alpha = 0
        view.layer.cornerRadius = 1
        DispatchQueue.main.async { view.alpha = 1 }
      }
      DispatchQueue.global().sync { view.isHidden = true }
      let group = DispatchGroup()
      group.notify(queue: DispatchQueue(label: "own")) { view.addSubview(UIView()) }
      group.notify(queue: .main) { view.isHidden = false }
    }
    let noted = timeline.events.filter { $0.incident == .mainThreadChecker }
    #expect(
      noted.map { "\($0.actor).\($0.detail)" } == ["UIView.alpha", "UIView.frame", "UIView.addSubview(_:)"])
  }
}
