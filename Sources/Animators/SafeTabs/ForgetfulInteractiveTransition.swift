import UIKit

/// A percent-driven transition as it was before the cure: what it is told before the transition starts is lost.
///
/// A gesture so short that it ends by then has its `finish()` forgotten: the transition starts, waits for a
/// gesture that is over, and never ends.
public final class ForgetfulInteractiveTransition: UIPercentDrivenInteractiveTransition {
  private var hasStarted = false

  public override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    hasStarted = true
    super.startInteractiveTransition(transitionContext)
  }

  public override func update(_ percentComplete: CGFloat) { if hasStarted { super.update(percentComplete) } }
  public override func finish() { if hasStarted { super.finish() } }
  public override func cancel() { if hasStarted { super.cancel() } }
}
