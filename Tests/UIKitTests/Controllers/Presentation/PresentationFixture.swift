import TransitionEngine

@testable import UIKit

/// A root controller in a window, one to present, and a delegate whose answers a test chooses.
struct PresentationFixture {
  let run = Run(size: CGSize(width: 375, height: 667))
  let calls = Recorded<String>()
  let root: Reporter
  let sheet: Reporter
  let delegate: PresentationDelegate

  init(
    _ style: UIModalPresentationStyle = .fullScreen,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil
  ) throws {
    let (run, calls) = (run, calls)
    let delegate = PresentationDelegate(animator, calls)
    self.delegate = delegate
    root = run.perform { Reporter("root", calls) }
    sheet = run.perform { Reporter("sheet", calls) }
    sheet.modalPresentationStyle = style
    sheet.transitioningDelegate = delegate
    run.perform { [root] in run.window.rootViewController = root }
    try run.settle()
    calls.values = []
  }

  func present(animated: Bool = true) throws -> Timeline {
    try run.record {
      root.present(sheet, animated: animated) { calls.values.append("presented") }
    }
  }

  func dismiss(animated: Bool = true) throws -> Timeline {
    calls.values = []
    return try run.record {
      root.dismiss(animated: animated) { calls.values.append("dismissed") }
    }
  }

  var appearances: [String] { calls.values.filter { $0.contains(".view") && !$0.contains("DidLoad") } }
}

final class PresentationDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) weak var controller: ReportingPresentation?
  private let calls: Recorded<String>

  init(_ animator: (any UIViewControllerAnimatedTransitioning)?, _ calls: Recorded<String>) {
    self.animator = animator
    self.calls = calls
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.values.append("animator for \(presented.title ?? "")")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    calls.values.append("animator without \(dismissed.title ?? "")")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    calls.values.append("presentation controller")
    let controller = ReportingPresentation(presented, presenting, calls)
    self.controller = controller
    return controller
  }
}

/// The lower half of the screen, over a dimming view.
final class ReportingPresentation: UIPresentationController {
  let dimming = UIView()
  private let calls: Recorded<String>

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ calls: Recorded<String>) {
    self.calls = calls
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    calls.values.append("presentation begins")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
    dimming.alpha = 0
    presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    calls.values.append("presentation ended \(completed)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    calls.values.append("dismissal begins")
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { _ in self.dimming.alpha = 0 },
      completion: { if $0.isCancelled { self.dimming.alpha = 1 } })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    calls.values.append("dismissal ended \(completed)")
  }

  override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }
}

/// Looks at the context and completes at once.
final class FrameReporter: NSObject, UIViewControllerAnimatedTransitioning {
  private let look: (any UIViewControllerContextTransitioning) -> Void

  init(_ look: @escaping (any UIViewControllerContextTransitioning) -> Void) { self.look = look }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    look(context)
    if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    context.completeTransition(true)
  }
}
