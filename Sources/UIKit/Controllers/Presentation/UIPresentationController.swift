/// Arranges a presented controller's view, and other views of a presentation, from the request until the
/// dismissal is over.
///
/// Subclasses choose the frame, add views of their own to the container, and override methods that are called
/// when transitions begin and end. This body holds state and overridable members; the rest is in extensions.
open class UIPresentationController: NSObject {
  /// The controller that is shown on top of the others.
  open var presentedViewController: UIViewController { presented }
  private let presented: UIViewController
  /// The controller that presents; an empty one before it is known, and after the presentation.
  open var presentingViewController: UIViewController { presenting ?? UIViewController() }
  weak var presenting: UIViewController?
  /// Adapts the presentation to a phone, and is called when a gesture dismisses it. Not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style for which this presentation was made.
  var madeFor: UIModalPresentationStyle?
  /// The style to which the presentation has adapted; nil for the presented controller's own.
  var style: UIModalPresentationStyle?

  /// Holds the presented view, in front of all other views; nil unless presented.
  open var containerView: UIView? { container?.superview == nil ? nil : container }
  var container: PresentationContainerView?
  /// The container's size when it was added to the window.
  var initialSize = CGSize.zero
  /// The presented view's frame when a dismissal begins.
  var frameBeforeDismissal: CGRect?
  /// The place from which the presenter's view was taken.
  var presentersPlace: (superview: UIView, index: Int)?
  /// The running presentation or dismissal.
  var transition: ViewTransition?
  /// Whether the presentation is beginning or ending, animated or not.
  var isUnderWay: Bool {
    transition != nil || presentedViewController.isBeingPresented || presentedViewController.isBeingDismissed
  }

  /// - Parameter presentingViewController: nil if it is not known yet.
  public init(
    presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The presentation's style: the controller's `modalPresentationStyle`, or the one it has adapted to.
  open var presentationStyle: UIModalPresentationStyle {
    style ?? presentedViewController.modalPresentationStyle
  }

  /// The style that the delegate chooses on a phone; `none` for the presented controller's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptedStyle ?? .none }

  /// The style with other traits; that of a phone, as the traits don't change.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptivePresentationStyle
  }

  /// The style on a phone; nil for a presentation that does not adapt.
  var adaptedStyle: UIModalPresentationStyle? {
    guard [.popover, .formSheet, .pageSheet].contains(presentedViewController.modalPresentationStyle) else {
      return nil
    }
    guard let delegate else { return standardAdaptiveStyle }
    return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
  }

  /// Whether the presentation covers the screen; for subclasses to override, without effect.
  open var shouldPresentInFullscreen: Bool { true }
  /// The traits of an upright phone, without a style.
  open var traitCollection: UITraitCollection { .current }
  /// Kept, without effect: the traits stay those of a phone.
  open var overrideTraitCollection: UITraitCollection?

  /// The default animation, without an animator of a delegate.
  var standardTransitionStyle: UIModalTransitionStyle { presentedViewController.modalTransitionStyle }

  // MARK: What is shown where

  /// The view that an animator moves; the presented controller's view, unless a subclass wraps it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Whether views below the presentation get a touch that hits only the container.
  func passesTouch(at point: CGPoint) -> Bool { false }

  /// The frame of the presented view; all of the container unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The size of a child's content; that of the container, unless overridden. For subclasses to call.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the presented controller's preferred size changes; for subclasses.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: only controllers report a preferred size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The presented controller's.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called before the container's size changes, as when the device is turned; calls the presented
  /// controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    let presentedSize = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: presentedSize, with: coordinator)
  }

  /// Never called: the traits stay those of a phone.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Whether the presenter's view is removed from the tree until the presentation ends.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container lays out its subviews; for subclasses.
  open func containerViewWillLayoutSubviews() {}
  /// Called when the container has laid out its subviews; for subclasses that place views in it.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Transitions

  /// Called before the animator, when the container is in the window.
  open func presentationTransitionWillBegin() {}
  /// Called when the presentation has ended; for subclasses.
  ///
  /// - Parameter completed: false if it was canceled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the animator.
  open func dismissalTransitionWillBegin() {}
  /// Called when the dismissal has ended; for subclasses.
  ///
  /// - Parameter completed: false if it was canceled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Never called: the traits don't change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
