import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Contacts are solved together: what leans on several others comes to rest.
@Suite struct RestingTests {
  private final class Listener: NSObject, UIDynamicAnimatorDelegate {
    var pauses: [TimeInterval] = []
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { pauses.append(animator.elapsedTime) }
  }

  private let run = Run(size: CGSize(width: 400, height: 800))

  private func boxes(_ frames: [CGRect]) -> [UIView] {
    run.perform {
      frames.map { frame in
        let box = UIView(frame: frame)
        run.window.addSubview(box)
        return box
      }
    }
  }

  /// Lets boxes fall in a direction until the animator pauses, and returns the seconds until then.
  private func rest(_ boxes: [UIView], _ direction: CGVector, elasticity: CGFloat = 0.2) throws
    -> TimeInterval
  {
    let listener = Listener()
    let animator = run.perform { UIDynamicAnimator(referenceView: run.window) }
    let timeline = try run.record {
      animator.delegate = listener
      let gravity = UIGravityBehavior(items: boxes)
      gravity.gravityDirection = direction
      let walls = UICollisionBehavior(items: boxes)
      walls.translatesReferenceBoundsIntoBoundary = true
      let material = UIDynamicItemBehavior(items: boxes)
      material.elasticity = elasticity
      [gravity, walls, material].forEach(animator.addBehavior)
      run.loop.schedule(at: VirtualTime(seconds: 30)) { _ = animator.isRunning }
    }
    #expect(timeline.lint().isEmpty)
    #expect(listener.pauses.count == 1)
    for box in boxes {
      #expect(run.window.bounds.insetBy(dx: -1.5, dy: -1.5).contains(box.frame), "\(box.frame)")
    }
    return try #require(listener.pauses.first)
  }

  @Test(arguments: [1, 3, 6], [0.2, 0.6]) func atACorner(count: Int, elasticity: Double) throws {
    let all = boxes(
      (0..<count).map { CGRect(x: 60 * ($0 % 3) + 20, y: 60 * ($0 / 3) + 20, width: 50, height: 50) })
    let time = try rest(all, CGVector(dx: 0.7, dy: 0.7), elasticity: elasticity)
    #expect(time < 8, "\(time)")
  }

  @Test(arguments: [2, 4, 6]) func asATower(height: Int) throws {
    let all = boxes((0..<height).map { CGRect(x: 150, y: 700 - 60 * $0, width: 100, height: 50) })
    let time = try rest(all, CGVector(dx: 0, dy: 1))
    #expect(time < 8, "\(time)")
    for (index, box) in all.enumerated() {
      expectClose(box.frame.midY, 775 - 50 * CGFloat(index), within: 3)
      expectClose(box.frame.midX, 200, within: 3)
    }
  }

  @Test func asAPyramid() throws {
    let rows = [(700, [75, 135, 195, 255]), (645, [105, 165, 225]), (590, [135, 195]), (535, [165])]
    let all = boxes(rows.flatMap { y, xs in xs.map { CGRect(x: $0, y: y, width: 50, height: 50) } })
    let time = try rest(all, CGVector(dx: 0, dy: 1))
    #expect(time < 8, "\(time)")
  }
}
