import BasicTestSupport
import Testing
import TransitionEngine

@testable import UIKit

/// Random fingers on a window full of recognisers: whatever they do, every gesture comes to an end.
@Suite struct GestureCampaignTests {
  @Test(arguments: 0..<60) func everyGestureComesToAnEnd(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let fixture = TouchFixture()
    let crowd = fixture.run.perform { Crowd(in: fixture, &random) }
    let paths = try (0..<6).map { _ in (random.number(in: 0...2), try Self.path(&random)) }
    _ = try fixture.run.record {
      for (time, path) in paths { try fixture.run.send(path, at: time) }
      let delay = VirtualTime(seconds: random.number(in: 0...2))
      let victim = crowd.recognizers[Int(random.number(in: 0...5))]
      fixture.run.loop.schedule(after: delay) { victim.isEnabled.toggle() }
    }
    for recognizer in crowd.recognizers + [crowd.scrollView.panGestureRecognizer] {
      #expect(recognizer.state == .possible)
      #expect(recognizer.followed.isEmpty)
    }
    #expect(!crowd.scrollView.isTracking && !crowd.scrollView.isDragging && !crowd.scrollView.isDecelerating)
    #expect(!crowd.button.isTracking && !crowd.button.isHighlighted)
    for states in crowd.states.values { #expect(Self.isLegal(states), "\(states)") }
    #expect(fixture.calls.values.filter { $0.hasPrefix("touchesBegan") }.count == endings(fixture))
  }

  private func endings(_ fixture: TouchFixture) -> Int {
    fixture.calls.values.filter { $0.hasPrefix("touchesEnded") || $0.hasPrefix("touchesCancelled") }.count
  }

  /// One finger or two that hurry, creep and rest.
  private static func path(_ random: inout SeededGenerator) throws -> TouchPath {
    func point(_ random: inout SeededGenerator) -> CGPoint {
      CGPoint(x: random.number(in: 0...399), y: random.number(in: 0...799))
    }
    let fingers = (0...Int(random.number(in: 0...1.4))).map { _ in
      TouchPath.Finger(
        start: point(&random),
        segments: (0...Int(random.number(in: 0...3))).map { _ in
          random.number(in: 0...1) < 0.4
            ? .hold(random.number(in: 0.01...0.8))
            : .move(to: point(&random), duration: random.number(in: 0.005...0.6))
        })
    }
    return try TouchPath(fingers, ending: random.number(in: 0...1) < 0.2 ? .cancelled : .lifted)
  }

  /// Whether a sequence of states consists of whole gestures.
  private static func isLegal(_ states: [UIGestureRecognizer.State]) -> Bool {
    var isGoing = false
    for state in states {
      switch state {
      case .began where !isGoing: isGoing = true
      case .changed where isGoing: break
      case .ended: isGoing = false
      case .cancelled where isGoing: isGoing = false
      default: return false
      }
    }
    return !isGoing
  }
}

/// A scroll view with a button in it, and recognisers of all kinds that get in one another's way.
private final class Crowd: NSObject, UIGestureRecognizerDelegate {
  let recognizers: [UIGestureRecognizer]
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: 400, height: 400))
  let button = UIButton(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
  private(set) var states: [ObjectIdentifier: [UIGestureRecognizer.State]] = [:]
  /// Pairs that go together.
  private var friends: Set<[ObjectIdentifier]> = []

  init(in fixture: TouchFixture, _ random: inout SeededGenerator) {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .all
    recognizers = [
      UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer(),
      UIPinchGestureRecognizer(), UISwipeGestureRecognizer(), double, edge,
    ]
    super.init()
    scrollView.contentSize = CGSize(width: 1200, height: 400)
    scrollView.isPagingEnabled = random.number(in: 0...1) < 0.5
    fixture.view.addSubview(scrollView)
    scrollView.addSubview(button)
    for recognizer in recognizers {
      recognizer.delegate = self
      recognizer.addTarget { [weak self] in self?.states[ObjectIdentifier($0), default: []].append($0.state) }
      (random.number(in: 0...1) < 0.5 ? fixture.view : scrollView).addGestureRecognizer(recognizer)
      for other in recognizers where random.number(in: 0...1) < 0.15 {
        friends.insert([ObjectIdentifier(recognizer), ObjectIdentifier(other)])
      }
      if random.number(in: 0...1) < 0.2 {
        recognizer.require(toFail: recognizers[Int(random.number(in: 0...6))])
      }
    }
  }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { friends.contains([ObjectIdentifier(recognizer), ObjectIdentifier(other)]) }
}
