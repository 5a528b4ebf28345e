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
}
