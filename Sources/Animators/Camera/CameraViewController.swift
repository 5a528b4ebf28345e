import UIKit

/// The screen behind the tabs: a camera's picture, and a shadow on it that fades as the camera opens.
public final class CameraViewController: UIViewController {
  /// The controller's name in logs.
  package static let name = "camera"

  private let content: UIViewController
  private let shadowView = UIView()

  /// - Parameter content: shows the picture.
  public init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    title = Self.name
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// Puts the camera's picture into the view, and the shadow over it.
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.clipsToBounds = true
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)

    shadowView.backgroundColor = .black
    // Touches are for the camera, not for the shadow on it.
    shadowView.isUserInteractionEnabled = false
    view.addSubview(shadowView)
  }

  /// Gives picture and shadow the size of the screen.
  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content.view.frame = CGRect(origin: .zero, size: view.bounds.size)
    shadowView.frame = content.view.frame
  }

  /// Shows how far the camera is covered.
  public func show(_ progress: OpeningProgress) {
    shadowView.alpha = progress.shadow
    // Moving the bounds moves everything in the view, the other way.
    view.bounds.origin.x = progress.parallax
  }
}
