/// Shows a controller on a sheet over the lower part of the screen, which can be dragged to other heights, or
/// away.
///
/// A presenter's view that fills the screen is smaller behind a large sheet. A drag on a scroll view in
/// the sheet moves the sheet if the content is at its upper end, and scrolls otherwise. The choice is made
/// when the drag begins, and doesn't change.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which the sheet can stay.
  public final class Detent: NSObject {
    /// Identifies a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text.
      public let rawValue: String
      /// A custom identifier.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// A custom identifier.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// The whole screen except its top.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// The values from which a custom height is computed.
    public struct ResolutionContext: Sendable {
      /// The traits of an upright phone.
      public var containerTraitCollection: UITraitCollection { .current }
      /// The height of a large sheet without the safe area at the bottom of the screen, in points.
      public let maximumDetentValue: CGFloat
    }

    /// The identifier used by `selectedDetentIdentifier`.
    public let identifier: Identifier
    private let height: (ResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (ResolutionContext) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// About half of the screen.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// The whole screen except its top.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A custom height.
    ///
    /// - Parameter resolver: points without the safe area at the bottom of the screen; nil to leave the
    ///   detent out.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height, at most that of a large sheet; nil for a detent that is left out.
    public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
      height(context).flatMap { $0.isNaN ? nil : min(max($0, 0), context.maximumDetentValue) }
    }
  }

  /// The heights of the sheet, the lowest first; a large one unless set.
  open var detents: [Detent] = [.large()]
  /// The current or next height; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The highest detent at which the views below are not dimmed and can be touched; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a grabber at the top shows that the sheet can be dragged.
  open var prefersGrabberVisible = false
  /// The radius of the upper corners, in points; nil for 10.
  open var preferredCornerRadius: CGFloat?
  /// Whether an upward drag on a scroll view raises the sheet before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept, without effect: sheets lie at the bottom edge.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept, without effect: sheets are as wide as the screen.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view from which a sheet comes; kept, without effect.
  open weak var sourceView: UIView?

  private lazy var dimming = DimmingView(frame: .zero, color: UIColor(white: 0, alpha: PageBehindSheet.dim)) {
    [weak self] in
    self?.fingerWantsToDismiss()
  }
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
  private let pan = SheetPan()
  private var page: PageBehindSheet?
  /// The sheet's upper edge when the drag began.
  private var dragStart: CGFloat?

  /// The distance between the status bar and a large sheet, in points.
  private static let gap: CGFloat = 10

  // MARK: Heights

  private func height(of detent: Detent) -> CGFloat? {
    guard let container = containerView ?? container else { return nil }
    let insets = (container.window ?? Run.current?.window)?.deviceInsets ?? .zero
    let maximum = max(container.bounds.height - insets.top - Self.gap - insets.bottom, 0)
    return detent.resolvedValue(in: Detent.ResolutionContext(maximumDetentValue: maximum)).map {
      $0 + insets.bottom
    }
  }

  /// The height of a large sheet on a screen, in points.
  package static func largestHeight(on screen: CGSize) -> CGFloat {
    max(screen.height - UIEdgeInsets(ofDevice: screen).top - gap, 0)
  }

  /// The current or next detent.
  package var restingDetent: Detent.Identifier? { selected?.detent.identifier }

  /// The available detents, the lowest first.
  private var heights: [(detent: Detent, height: CGFloat)] {
    let all = detents.compactMap { detent in height(of: detent).map { (detent, $0) } }
    return all.sorted { $0.1 < $1.1 }
  }

  private var selected: (detent: Detent, height: CGFloat)? {
    heights.first { $0.detent.identifier == selectedDetentIdentifier } ?? heights.first
  }

  /// The bottom of the container, up to the height of the selected detent.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = (containerView ?? container)?.bounds ?? .zero
    let height = selected?.height ?? bounds.height
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Makes changes, and then animates the sheet to its new height.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    moveToDetent()
  }

  /// Computes the heights again.
  open func invalidateDetents() {
    if !isUnderWay { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  /// The duration of a move to a detent by code, in seconds: an estimate.
  private static let moveDuration: TimeInterval = 0.4
  /// The duration of the same move when a finger lets go, in seconds, and the speed in screen heights per second
  /// with which a finger throws the sheet away. Both were found by eye; see `PageBehindSheet` for their source.
  private static let releaseDuration: TimeInterval = 0.3
  private static let flingSpeed: CGFloat = 2

  private func moveToDetent(in duration: TimeInterval = moveDuration) {
    guard !isUnderWay, let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      view.frame = frame
      view.layoutIfNeeded()
      self.showPage(behindTop: frame.minY)
      self.dimming.alpha = self.isDimmed ? 1 : 0
    }
    dimming.isUserInteractionEnabled = isDimmed
  }

  /// Moves the page behind the sheet as far as the sheet is up, between the highest detent below a large one and
  /// the large one; not at all if none is large.
  private func showPage(behindTop y: CGFloat) {
    guard let page, let screen = containerView?.bounds.size, let highest = heights.last?.height else {
      return
    }
    guard highest >= Self.largestHeight(on: screen) else { return page.show(0) }
    let (low, high) = (heights.dropLast().last?.height ?? 0, highest)
    page.show(low < high ? (screen.height - y - low) / (high - low) : 1)
  }

  override func passesTouch(at point: CGPoint) -> Bool { !isDimmed }

  private var isDimmed: Bool {
    guard let limit = heights.first(where: { $0.detent.identifier == largestUndimmedDetentIdentifier }),
      let selected
    else { return true }
    return selected.height > limit.height
  }

  // MARK: The presentation

  /// Rounds the sheet's corners, adds the dimming view, and makes the sheet draggable.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let container = containerView, let view = presentedView else { return }
    view.layer.cornerRadius = preferredCornerRadius ?? 10
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    dimming.frame = container.bounds
    dimming.alpha = isDimmed ? 1 : 0
    dimming.isUserInteractionEnabled = isDimmed
    dimming.come(into: container, with: presentedViewController)
    page = PageBehindSheet(presenting?.viewIfLoaded)
    let top = frameOfPresentedViewInContainerView.minY
    DimmingView.along(with: presentedViewController) { self.showPage(behindTop: top) }
    pan.sheet = self
    view.addGestureRecognizer(pan)
    guard prefersGrabberVisible else { return }
    grabber.backgroundColor = .systemFill
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.center.x = container.bounds.midX
    grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.addSubview(grabber)
  }

  /// Releases the sheet if the presentation was canceled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { letGo() }
  }

  /// Fades the dimming view out.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimming.go(with: presentedViewController)
    DimmingView.along(with: presentedViewController) { self.page?.show(0) }
  }

  /// Releases the sheet after a completed dismissal.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    completed ? letGo() : showPage(behindTop: frameOfPresentedViewInContainerView.minY)
  }

  private func letGo() {
    page?.leave()
    page = nil
    grabber.removeFromSuperview()
    dimming.removeFromSuperview()
    presentedView?.removeGestureRecognizer(pan)
  }

  /// Keeps the sheet at its detent when the container's size changes.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard !isUnderWay, dragStart == nil, let view = presentedView, view.superview === container,
      view.frame.width != container?.bounds.width || view.frame.maxY < (container?.bounds.maxY ?? 0)
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  // MARK: The finger

  /// Whether a drag on a scroll view at its upper end moves the sheet.
  ///
  /// Source: Apple's documentation of `prefersScrollingExpandsWhenScrolledToEdge`.
  func takesDrag(goingDown: Bool) -> Bool {
    if goingDown { return true }
    return prefersScrollingExpandsWhenScrolledToEdge
      && selected?.detent.identifier != heights.last?.detent.identifier
  }

  func dragged() {
    guard let view = presentedView, let container = containerView else { return }
    switch pan.state {
    case .began: dragStart = view.frame.minY
    case .changed:
      guard let dragStart, let highest = heights.last?.height else { return }
      let top = container.bounds.height - highest
      let y = dragStart + pan.translation(in: container).y
      let banded = y < top ? top - RubberBand.stretch(top - y, length: container.bounds.height) : y
      view.frame = CGRect(
        x: 0, y: banded, width: container.bounds.width, height: max(container.bounds.height - banded, highest)
      )
      showPage(behindTop: banded)
    case .ended, .cancelled, .failed:
      guard dragStart != nil else { return }
      dragStart = nil
      settle(pan.state == .ended ? pan.velocity(in: container).y : 0, in: container)
    default: break
    }
  }

  /// Moves the sheet to the detent nearest the projected position, or dismisses it.
  private func settle(_ velocity: CGFloat, in container: UIView) {
    guard let view = presentedView, let lowest = heights.first else { return }
    let goal = container.bounds.height - (view.frame.minY + velocity * 0.15)
    let isThrown = velocity >= Self.flingSpeed * container.bounds.height && selected?.detent === lowest.detent
    if goal < lowest.height / 2 || isThrown {
      fingerWantsToDismiss()
      return presentedViewController.isBeingDismissed ? () : moveToDetent(in: Self.releaseDuration)
    }
    let before = selected?.detent.identifier
    let nearest = heights.min { abs($0.height - goal) < abs($1.height - goal) }
    selectedDetentIdentifier = nearest?.detent.identifier
    moveToDetent(in: Self.releaseDuration)
    guard selectedDetentIdentifier != before,
      let delegate = delegate as? any UISheetPresentationControllerDelegate
    else { return }
    tellDelegate(.sheetDidChangeSelectedDetent)
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
