import UIKit

/// A percent-driven transition before the fix: calls before the transition starts are lost.
///
/// A gesture so short that it ends by then has its `finish()` forgotten: the transition starts, waits for a
/// gesture that is over, and never ends.
public final class ForgetfulInteractiveTransition: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false

  /// From here on calls have an effect.
  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hasStarted = true
    super.startInteractiveTransition(transitionContext)
  }

  /// Does nothing before the start.
  public override func update(_ percentComplete: CGFloat) { if hasStarted { super.update(percentComplete) } }
  /// Does nothing before the start: this is what gets lost.
  public override func finish() { if hasStarted { super.finish() } }
  /// Does nothing before the start: this is what gets lost.
  public override func cancel() { if hasStarted { super.cancel() } }
}
