import TransitionEngine

/// Shows one page of a sequence of controllers at a time, and turns pages with a swipe.
///
/// The pages are in a paging scroll view. Two pages at a time are not modeled. If pages scroll horizontally
/// and the data source counts them, a page control is below the pages.
open class UIPageViewController: UIViewController {
  /// The animation of turning pages. The raw values are UIKit's.
  public enum TransitionStyle: Int, Sendable {
    /// As the pages of a book; not modeled: they scroll, as lint reports.
    case pageCurl
    /// They scroll.
    case scroll
  }
  /// The axis of the pages. The raw values are UIKit's.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// The direction of a turn. The raw values are UIKit's.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// The position of a book's spine. The raw values are UIKit's.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// Options for the initializer.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String
    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points between pages; without effect, which lint reports.
    public static let interPageSpacing = Self(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The position of a book's spine; without effect, which lint reports.
    public static let spineLocation = Self(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The animation of turning pages.
  public let transitionStyle: TransitionStyle
  /// The axis of the pages.
  public let navigationOrientation: NavigationOrientation
  /// None: books are not modeled.
  open var spineLocation: SpineLocation { .none }
  /// Kept, without effect, which lint reports: pages have one side.
  open var isDoubleSided = false { didSet { Run.noteUnmodeled(.isDoubleSided, if: isDoubleSided) } }
  /// Supplies the pages. Without a data source, swipes do nothing.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Is called when a swipe turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  private let pages = UIScrollView()
  private let dots = UIPageControl()
  /// The dot of the current page.
  private var litDot = 0
  /// The height of the page control, in points. Apple does not publish it: an estimate.
  private static let dotsHeight: CGFloat = 37
  private var current: UIViewController?
  private var before: UIViewController?
  private var after: UIViewController?
  /// The page that is coming on screen.
  private var pending: UIViewController?
  private var completion: ((Bool) -> Void)?
  private var isFingers = false
  private var isArranging = false

  /// A controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
    if options?[.interPageSpacing] != nil { Run.noteUnmodeled(.interPageSpacing) }
    if options?[.spineLocation] != nil { Run.noteUnmodeled(.spineLocation) }
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// A controller without pages that scrolls horizontally. There are no nibs.
  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
  }

  /// The current page; nil before the first is set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } }
  /// The recognizers of the scroll view.
  open var gestureRecognizers: [UIGestureRecognizer] { pages.gestureRecognizers ?? [] }

  /// Shows another page.
  ///
  /// - Parameters:
  ///   - viewControllers: the first of them is shown.
  ///   - completion: called when the page shows, with whether the turn was completed.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first else { return }
    settle()
    defer { countPages() }
    guard animated, isViewLoaded, view.window != nil, let current, current !== new else {
      replace(by: new)
      completion?(true)
      return
    }
    self.completion = completion
    isFingers = false
    turn(to: new, direction)
  }

  private func turn(to new: UIViewController, _ direction: NavigationDirection) {
    if direction == .forward { (before, after) = (nil, new) } else { (before, after) = (new, nil) }
    arrange()
    begin(new)
    pages.setContentOffset(offset(of: new), animated: true)
  }

  private func replace(by new: UIViewController) {
    let old = current
    guard old !== new else { return }
    (before, after, current) = (nil, nil, new)
    adopt(new)
    ContentChange(from: old, to: new, container: pages).makeAtOnce {
      if self.isViewLoaded { self.arrange() }
    }
    if let old { release(old) }
  }

  // MARK: The view

  /// Makes a view with the pages' scroll view in it.
  open override func loadView() {
    super.loadView()
    pages.frame = view.bounds
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.alwaysBounceHorizontal = navigationOrientation == .horizontal
    pages.alwaysBounceVertical = navigationOrientation == .vertical
    pages.layer.name = "UIPageViewController"
    pages.delegate = self
    view.addSubview(pages)
    dots.addAction(UIAction { [weak self] _ in self?.turnToDot() }, for: .valueChanged)
    countPages()
    if transitionStyle == .pageCurl {
      Run.noteUnmodeled(
        Remark("page that curls"), Remark("it scrolls instead"), actor: debugName, layer: view.layer)
    }
    arrange()
  }

  /// Has the pages fill the view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placePages()
  }

  private func placePages() {
    let parts = view.bounds.divided(
      atDistance: dots.superview == nil ? 0 : Self.dotsHeight, from: .maxYEdge)
    dots.frame = parts.slice
    guard pages.frame != parts.remainder else { return }
    pages.frame = parts.remainder
    arrange()
  }

  /// This controller itself forwards appearance calls to its pages.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func forwardAppearance(_ call: (UIViewController) -> Void) {
    if let current { call(current) }
  }

  // MARK: Dots

  /// Asks for the number of pages and the current index after code has set a page; swipes update the dots
  /// themselves.
  ///
  /// Source: Apple's documentation of `presentationCount(for:)` and `presentationIndex(for:)`.
  private func countPages() {
    guard isViewLoaded, current != nil, transitionStyle == .scroll, !isVertical, let dataSource else {
      return
    }
    dots.numberOfPages = dataSource.presentationCount(for: self)
    dots.currentPage = dataSource.presentationIndex(for: self)
    litDot = dots.currentPage
    if dots.numberOfPages > 0 { view.addSubview(dots) } else { dots.removeFromSuperview() }
    placePages()
  }

  private func lightDot(goingForward isForward: Bool) {
    litDot += isForward ? 1 : -1
    dots.currentPage = litDot
  }

  /// Turns to another page after a tap on the dots.
  private func turnToDot() {
    let isForward = dots.currentPage > litDot
    dots.currentPage = litDot
    guard let current, let dataSource, pending == nil, !isFingers,
      let new = isForward
        ? dataSource.pageViewController(self, viewControllerAfter: current)
        : dataSource.pageViewController(self, viewControllerBefore: current)
    else { return }
    delegate?.pageViewController(self, willTransitionTo: [new])
    turn(to: new, isForward ? .forward : .reverse)
    isFingers = true
  }

  // MARK: Pages

  private var isVertical: Bool { navigationOrientation == .vertical }
  private var row: [UIViewController] { [before, current, after].compactMap { $0 } }

  private func offset(of page: UIViewController) -> CGPoint {
    let index = CGFloat(row.firstIndex { $0 === page } ?? 0)
    return isVertical
      ? CGPoint(x: 0, y: index * pages.bounds.height) : CGPoint(x: index * pages.bounds.width, y: 0)
  }

  /// Places the existing pages side by side, and scrolls to the current one.
  private func arrange() {
    guard let current else { return }
    isArranging = true
    defer { isArranging = false }
    let size = pages.bounds.size
    for page in row {
      adopt(page)
      guard let content = page.view else { continue }
      content.frame = CGRect(origin: offset(of: page), size: size)
      if content.superview !== pages { pages.addSubview(content) }
    }
    let count = CGFloat(row.count)
    pages.contentSize = CGSize(
      width: isVertical ? size.width : count * size.width,
      height: isVertical ? count * size.height : size.height)
    pages.contentOffset = offset(of: current)
  }

  private func begin(_ new: UIViewController) {
    guard pending == nil else { return }
    pending = new
    ContentChange(from: current, to: new, container: pages).begin(animated: true)
  }

  /// Ends a turn at its current position.
  private func settle() {
    defer { isFingers = false }
    let (old, new) = (current, pending)
    guard let old, let new else { return dropNeighbours() }
    let offset = isVertical ? pages.contentOffset.y : pages.contentOffset.x
    let length = max(isVertical ? pages.bounds.height : pages.bounds.width, 1)
    let index = Int((offset / length).rounded())
    let isNew = row.indices.contains(index) && row[index] === new
    pending = nil
    let change = ContentChange(from: old, to: new, container: pages)
    if isNew {
      current = new
      if isFingers { lightDot(goingForward: new === after) }
      change.complete()
    } else {
      change.cancel()
    }
    dropNeighbours()
    if isFingers {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: isNew)
    }
    let completion = completion
    self.completion = nil
    completion?(isNew)
  }

  private func dropNeighbours() {
    let others = [before, after, pending] + children.filter { $0 !== current }
    (before, after) = (nil, nil)
    for page in others.compactMap({ $0 }) where page !== current { release(page) }
    if isViewLoaded { arrange() }
  }
}

extension UIPageViewController: UIScrollViewDelegate {
  /// Asks the data source for the previous and the next page.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    guard let current, let dataSource, pending == nil else { return }
    isFingers = true
    before = dataSource.pageViewController(self, viewControllerBefore: current)
    after = dataSource.pageViewController(self, viewControllerAfter: current)
    arrange()
    pages.dragStart = pages.contentOffset
  }

  /// Begins the appearance of the page that comes on screen.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, isFingers, let current else { return }
    let (offset, rest) = (pages.contentOffset, offset(of: current))
    let way = isVertical ? offset.y - rest.y : offset.x - rest.x
    guard way != 0, let new = way > 0 ? after : before, new !== pending else { return }
    if let other = pending {
      // The finger has turned back past the current page.
      other.beginAppearanceTransition(false, animated: true)
      other.endAppearanceTransition()
      pending = nil
    }
    delegate?.pageViewController(self, willTransitionTo: [new])
    begin(new)
  }

  /// Ends the turn if the scroll view doesn't decelerate.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }
  /// Ends the turn.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }
  /// Ends the turn.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { settle() }
}
