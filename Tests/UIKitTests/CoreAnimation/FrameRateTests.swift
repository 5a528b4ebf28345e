import Testing
import TransitionEngine

@testable import UIKit

@Suite struct FrameRateTests {
  private func times(_ set: @escaping (CADisplayLink) -> Void) throws -> [Int] {
    let run = Run(size: CGSize(width: 100, height: 100))
    var frames: [Int] = []
    _ = try run.record {
      let link = CADisplayLink { link in
        frames.append(Int((link.timestamp * 60).rounded()))
        if frames.count == 4 { link.invalidate() }
      }
      set(link)
      link.add(to: .main, forMode: .commonModes)
    }
    return frames
  }

  @Test func aLinkObeysItsRate() throws {
    #expect(try times { _ in } == [1, 2, 3, 4])
    #expect(try times { $0.preferredFramesPerSecond = 30 } == [1, 3, 5, 7])
    #expect(try times { $0.frameInterval = 3 } == [1, 4, 7, 10])
    #expect(
      try times {
        $0.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
      } == [1, 4, 7, 10])
    #expect(
      try times { $0.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120) } == [1, 2, 3, 4])
  }

  @Test func aRemovedLinkRests() throws {
    let run = Run(size: CGSize(width: 100, height: 100))
    var count = 0
    _ = try run.record {
      let link = CADisplayLink { link in
        count += 1
        link.remove(from: .main, forMode: .common)
      }
      link.add(to: .main, forMode: .common)
    }
    #expect(count == 1)
  }
}
