import UIKit

/// Three screens side by side: a camera, tabs, and contacts. A finger moves from one to the next.
///
/// This isn't a transition: all three are children that stay, so each keeps its state. A scroll view pages
/// between the tabs and the contacts; the camera does not scroll but lies behind them, uncovered as the tabs
/// are pushed aside.
public final class CameraContainerController: UIViewController, UIScrollViewDelegate {
  /// The screens, from left to right.
  public enum Page: Int, Sendable { case camera, tabs, contacts }

  /// The camera, behind everything, at the left end of the pages.
  public let camera: CameraViewController
  /// In the middle: the page that is open at first.
  public let tabs: PannedTabBarController
  /// At the right end of the pages.
  public let contacts: UIViewController
  /// Moves the pages; it is three screens wide.
  public let scrollView = UIScrollView()

  /// The screen at which the pages came to rest last.
  public private(set) var openedPage = Page.tabs {
    didSet { if openedPage != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  /// - Parameters:
  ///   - camera: shows the camera's picture.
  ///   - tabs: the screens of the tab bar; the camera opens from the first.
  public init(camera: UIViewController, tabs: [UIViewController], contacts: UIViewController) {
    self.camera = CameraViewController(content: camera)
    self.tabs = PannedTabBarController(tabs: tabs)
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Light on the camera's picture, dark elsewhere.
  public override var preferredStatusBarStyle: UIStatusBarStyle {
    openedPage == .camera ? .lightContent : .darkContent
  }

  /// Builds the pages once, and scrolls to the tabs.
  public override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.bounces = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    // Back to front: the tabs and the contacts slide over the camera.
    for child in [camera, tabs, contacts] {
      addChild(child)
      scrollView.addSubview(child.view)
      child.didMove(toParent: self)
    }
    tabs.onPermissionChange = { [weak self] in self?.scrollView.isScrollEnabled = $0 }

    layOutPages()
    scrollView.setContentOffset(CGPoint(x: width, y: 0), animated: true)
  }

  /// Places the pages side by side, in the size that the screen has now.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutPages()
  }

  private var width: CGFloat { view.bounds.width }

  private func layOutPages() {
    let size = view.bounds.size
    let (oldWidth, oldOffset) = (scrollView.bounds.width, scrollView.contentOffset.x)
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: 3 * size.width, height: size.height)
    tabs.view.frame = CGRect(origin: CGPoint(x: size.width, y: 0), size: size)
    contacts.view.frame = CGRect(origin: CGPoint(x: 2 * size.width, y: 0), size: size)
    pinCamera()
    // On a turned screen the nearest page is shown, as wide as the screen is now.
    guard oldWidth > 0, oldWidth != size.width else { return }
    scrollView.contentOffset.x = (oldOffset / oldWidth).rounded() * size.width
    notePage()
  }

  /// The camera lies in the scroll view but stays on screen: it moves with the offset.
  private func pinCamera() {
    camera.view.frame = CGRect(origin: scrollView.contentOffset, size: view.bounds.size)
  }

  // MARK: UIScrollViewDelegate

  /// Holds the camera where it is, and shows how far it is covered.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pinCamera()
    camera.show(OpeningProgress(offset: scrollView.contentOffset.x, height: view.bounds.height))
  }

  /// Records the page that has come to rest, which may need another status bar.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { notePage() }

  private func notePage() {
    guard width > 0 else { return }
    let position = scrollView.contentOffset.x / width
    // Between two screens, no page is open.
    guard abs(position - position.rounded()) < 1e-6 else { return }
    if let page = Page(rawValue: Int(position.rounded())) { openedPage = page }
  }
}
