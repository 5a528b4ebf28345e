/// Shows a controller on a sheet over the lower part of the screen, which a finger drags from one height to another, or away.
///
/// The presenter's view stays as large as it is; iOS makes it smaller behind a large sheet. A scroll view in the sheet leaves the
/// finger to the sheet where it is at its upper end, and keeps it otherwise: once somebody has begun, nobody takes over.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which the sheet rests.
  public final class Detent: NSObject {
    /// Tells heights apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The identifier's text.
      public let rawValue: String
      /// An identifier of one's own.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An identifier of one's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// About half of the screen.
      public static let medium = Self(rawValue: "com.apple.UIKit.medium")
      /// All of the screen but its top.
      public static let large = Self(rawValue: "com.apple.UIKit.large")
    }

    /// What a height of one's own is computed from.
    public struct ResolutionContext: Sendable {
      /// Those of an upright phone.
      public var containerTraitCollection: UITraitCollection { UITraitCollection() }
      /// The height of a large sheet without the room at the bottom of the screen, in points.
      public let maximumDetentValue: CGFloat
    }

    /// By which `selectedDetentIdentifier` names it.
    public let identifier: Identifier
    private let height: (ResolutionContext) -> CGFloat?

    private init(_ identifier: Identifier, _ height: @escaping (ResolutionContext) -> CGFloat?) {
      (self.identifier, self.height) = (identifier, height)
    }

    /// About half of the screen.
    public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
    /// All of the screen but its top.
    public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
    /// A height of one's own.
    ///
    /// - Parameter resolver: points without the room at the bottom of the screen; nil for a height that there is not now.
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), resolver)
    }

    /// The height, at most that of a large sheet; nil for one that there is not now.
    public func resolvedValue(in context: ResolutionContext) -> CGFloat? {
      height(context).flatMap { $0.isNaN ? nil : min(max($0, 0), context.maximumDetentValue) }
    }
  }

  /// The heights at which the sheet rests, the lowest first; a large one unless set.
  open var detents: [Detent] = [.large()]
  /// The height at which it is, or is to be; nil for the lowest.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The highest at which what lies below is neither dimmed nor out of reach; nil for none.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a short bar at the top says that the sheet can be dragged.
  open var prefersGrabberVisible = false
  /// Of the upper corners, in points; nil for 10.
  open var preferredCornerRadius: CGFloat?
  /// Whether a finger that goes up on a scroll view makes the sheet higher before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Kept, without effect: sheets lie at the bottom edge.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Kept, without effect: sheets are as wide as the screen.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view from which a sheet comes; kept, without effect.
  open weak var sourceView: UIView?

  private lazy var dimming = DimmingView(frame: .zero, color: UIColor(white: 0, alpha: 0.2)) { [weak self] in
    self?.fingerWantsToDismiss()
  }
  private let grabber = UIView(frame: CGRect(x: 0, y: 5, width: 36, height: 5))
  private let pan = SheetPan()
  /// Where the sheet was when the finger took it up.
  private var dragStart: CGFloat?

  /// Below the status bar, a large sheet leaves so much of the screen free.
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
    max(screen.height - UIEdgeInsets(ofPhone: screen).top - gap, 0)
  }

  /// The height at which the sheet is, or is to be.
  package var restingDetent: Detent.Identifier? { selected?.detent.identifier }

  /// Those that there are now, the lowest first.
  private var heights: [(detent: Detent, height: CGFloat)] {
    let all = detents.compactMap { detent in height(of: detent).map { (detent, $0) } }
    return all.sorted { $0.1 < $1.1 }
  }

  private var selected: (detent: Detent, height: CGFloat)? {
    heights.first { $0.detent.identifier == selectedDetentIdentifier } ?? heights.first
  }

  /// At the bottom of the container, as high as the selected detent says.
  open override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = (containerView ?? container)?.bounds ?? .zero
    let height = selected?.height ?? bounds.height
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Makes changes of the sheet's height, and lets the sheet move there.
  open func animateChanges(_ changes: () -> Void) {
    changes()
    moveToDetent()
  }

  /// Computes the heights anew.
  open func invalidateDetents() {
    if !isUnderWay { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private func moveToDetent() {
    guard !isUnderWay, let view = presentedView else { return }
    let frame = frameOfPresentedViewInContainerView
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
      view.frame = frame
      view.layoutIfNeeded()
      self.dimming.alpha = self.isDimmed ? 1 : 0
    }
    dimming.isUserInteractionEnabled = isDimmed
  }

  override func passesTouch(at point: CGPoint) -> Bool { !isDimmed }

  private var isDimmed: Bool {
    guard let limit = heights.first(where: { $0.detent.identifier == largestUndimmedDetentIdentifier }),
      let selected
    else { return true }
    return selected.height > limit.height
  }

  // MARK: The presentation

  /// Rounds the sheet, dims what lies below, and has a finger drag the sheet.
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

  /// Lets go of the sheet where the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { letGo() }
  }

  /// Fades the shade out.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimming.go(with: presentedViewController)
  }

  /// Lets go of the sheet, or brings it back to its place.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { letGo() }
  }

  private func letGo() {
    grabber.removeFromSuperview()
    dimming.removeFromSuperview()
    presentedView?.removeGestureRecognizer(pan)
  }

  /// Keeps the sheet at its height where the container gets another size.
  open override func containerViewDidLayoutSubviews() {
    super.containerViewDidLayoutSubviews()
    guard !isUnderWay, dragStart == nil, let view = presentedView, view.superview === container,
      view.frame.width != container?.bounds.width || view.frame.maxY < (container?.bounds.maxY ?? 0)
    else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  // MARK: The finger

  /// Whether a drag on a scroll view at its upper end is for the sheet.
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
    case .ended, .cancelled, .failed:
      guard dragStart != nil else { return }
      dragStart = nil
      settle(pan.state == .ended ? pan.velocity(in: container).y : 0, in: container)
    default: break
    }
  }

  /// Goes on to the height that the finger's way leads to, or away.
  private func settle(_ velocity: CGFloat, in container: UIView) {
    guard let view = presentedView, let lowest = heights.first else { return }
    let goal = container.bounds.height - (view.frame.minY + velocity * 0.15)
    if goal < lowest.height / 2 {
      fingerWantsToDismiss()
      return presentedViewController.isBeingDismissed ? () : moveToDetent()
    }
    let before = selected?.detent.identifier
    let nearest = heights.min { abs($0.height - goal) < abs($1.height - goal) }
    selectedDetentIdentifier = nearest?.detent.identifier
    moveToDetent()
    guard selectedDetentIdentifier != before,
      let delegate = delegate as? any UISheetPresentationControllerDelegate
    else { return }
    tellDelegate(.sheetDidChangeSelectedDetent)
    delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }
}
