import UIKit

/// Tabs that can be pushed aside as a whole, and report when they must not be: on any tab but the first, and
/// while a finger slides along the bar.
public final class PannedTabBarController: UITabBarController, UITabBarControllerDelegate,
  UIGestureRecognizerDelegate
{
  /// Called when the permission to push the tabs aside changes.
  public var onPermissionChange: ((Bool) -> Void)?

  /// Points.
  private static let cornerRadius: CGFloat = 40
  private var isBarPanned = false

  /// - Parameter tabs: the screens; the first lies beside the camera.
  public init(tabs: [UIViewController]) {
    super.init(nibName: nil, bundle: nil)
    title = "tabs"
    viewControllers = tabs
    delegate = self
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Rounds the bar's lower corners, and adds a gesture that reports when a finger slides along the bar.
  public override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.clipsToBounds = true
    tabBar.layer.cornerRadius = Self.cornerRadius
    tabBar.layer.maskedCorners = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]

    let pan = UIPanGestureRecognizer { [weak self] in self?.barPanned($0) }
    pan.delegate = self
    tabBar.addGestureRecognizer(pan)
  }

  /// Rounds the left corners of the first tab's screen: that edge shows when the tabs are pushed aside.
  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let first = viewControllers?.first?.view else { return }
    first.clipsToBounds = true
    first.layer.cornerRadius = Self.cornerRadius
    first.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
  }

  /// Whether the tabs may be pushed aside.
  public var isPermitted: Bool { selectedIndex == 0 && !isBarPanned }

  private func barPanned(_ pan: UIPanGestureRecognizer) {
    isBarPanned = pan.state == .began || pan.state == .changed
    onPermissionChange?(isPermitted)
  }

  /// Without this the container's pan and the bar's gesture would exclude each other.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  /// A tap has selected a tab, from which the tabs may be pushed aside or not.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    onPermissionChange?(isPermitted)
  }
}
