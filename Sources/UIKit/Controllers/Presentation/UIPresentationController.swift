/// Arranges a presented controller's view, and whatever else a presentation shows, from the request until the
/// dismissal is over.
///
/// Subclasses choose the frame, add views of their own to the container, and hear when the transitions begin
/// and end. This body holds state and what subclasses override; the rest is in extensions by aspect.
open class UIPresentationController: NSObject {
  /// The controller that is shown on top of the others.
  public let presentedViewController: UIViewController
  /// The controller that presents; an empty one before that is known, and once it is gone.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  weak var presenting: UIViewController?
  /// Says how the presentation adapts to a phone, and hears of the finger that ends it. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style of the presented controller when this presentation was made for it.
  var madeFor: UIModalPresentationStyle?
  /// The style that it has adapted to; nil for the presented controller's own.
  var style: UIModalPresentationStyle?

  /// Holds the presented view, in front of everything; nil unless presented.
  open var containerView: UIView? { container?.superview == nil ? nil : container }
  var container: PresentationContainerView?
  /// The container's when it came into the window.
  var initialSize = CGSize.zero
  /// The presented view's frame when a dismissal begins.
  var frameBeforeDismissal: CGRect?
  /// The place from which the presenter's view was taken.
  var presentersPlace: (superview: UIView, index: Int)?
  /// The presentation or dismissal that is going on.
  var transition: ViewTransition?
  /// Whether it is just beginning or ending, animated or not.
  var isUnderWay: Bool {
    transition != nil || presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
  }

  /// - Parameter presentingViewController: nil if it is not known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The style of what shows: the presented controller's `modalPresentationStyle`, or what it has adapted to.
  open var presentationStyle: UIModalPresentationStyle {
    style ?? presentedViewController.modalPresentationStyle
  }

  /// The style on a phone, as the delegate says; `none` for the presented controller's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptedStyle ?? .none }

  /// The style on a phone; nil for a presentation that does not adapt.
  var adaptedStyle: UIModalPresentationStyle? {
    guard [.popover, .formSheet, .pageSheet].contains(presentedViewController.modalPresentationStyle) else {
      return nil
    }
    guard let delegate else { return standardAdaptiveStyle }
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
  }

  /// Whether it is over everything; for subclasses to say, without effect.
  open var shouldPresentInFullscreen: Bool { true }
  /// Those of an upright phone, without a style.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Kept, without effect: the traits stay those of a phone.
  open var overrideTraitCollection: UITraitCollection?

  /// How it comes and goes where no delegate has an animator.
  var standardTransitionStyle: UIModalTransitionStyle { presentedViewController.modalTransitionStyle }

  // MARK: What is shown where

  /// What an animator moves; the presented controller's view, unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Whether a touch in the container, beside all that it shows, is for what lies below.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// Where the presented view belongs; all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// How large the content of a child should be; as large as the container, unless overridden. For subclasses to call.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the presented controller would like to have another size; for subclasses.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: only controllers say what size they would like to have.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The presented controller's.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called before the container gets another size, as when the device is turned; tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presentedSize = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
  }

  /// Never called: the traits stay those of a phone.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Whether the presenter's view leaves the tree, and comes back when the presentation ends.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container is laid out; for subclasses.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has been laid out; for subclasses that place views in it.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called before the animator, when the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended; for subclasses.
  ///
  /// - Parameter completed: false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the animator.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended; for subclasses.
  ///
  /// - Parameter completed: false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}
