import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Turns that an animation block writes as one matrix.
@Suite struct TurnLintTests {
  private static let transforms = [
    CATransform3DMakeRotation(2 * .pi, 0, 0, 1), CATransform3DMakeRotation(-2 * .pi, 0, 1, 0),
    CATransform3DMakeRotation(4 * .pi, 1, 0, 0), CATransform3DRotate(CATransform3DIdentity, 2 * .pi, 0, 0, 1),
    CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 2 * .pi)),
  ]

  private func rules(_ transform: CATransform3D) throws -> [LintRule] {
    try TransitionFixture(Turning(transform)).timeline().lint().map(\.rule)
  }

  @Test(arguments: transforms)
  func aWholeTurnGoesNowhere(transform: CATransform3D) throws { #expect(try rules(transform) == [.halfTurn]) }

  @Test func whatIsAlreadyThereIsNoTurn() throws { #expect(try rules(CATransform3DIdentity).isEmpty) }
}

/// Turns the new view by a matrix.
private final class Turning: SlidingAnimator {
  private let transform: CATransform3D

  init(_ transform: CATransform3D) {
    self.transform = transform
    super.init()
  }

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = prepare(context) else { return }
    view.transform = .identity
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      view.layer.transform = self.transform
    } completion: { _ in
      view.alpha = 1
      self.end()
    }
  }
}

extension TransitionFixture {
  fileprivate func timeline() throws -> Timeline { try run.record { tabs.selectedIndex = 1 } }
}
