import UIKit

class ContainerViewController: UIViewController {
  private(set) var selected: UIViewController?
  private var displayLink: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    displayLink = CADisplayLink(target: self, selector: #selector(step))
    displayLink?.add(to: .current, forMode: RunLoop.Mode.common)
  }

  @objc func step(_ link: CADisplayLink) {}

  func show(child: UIViewController) {
    selected?.willMove(toParent: nil)
    selected?.view.removeFromSuperview()
    selected?.removeFromParent()
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    selected = child
  }
}

// MARK: - Status bar

extension ContainerViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var childForStatusBarStyle: UIViewController? { selected }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    setNeedsStatusBarAppearanceUpdate()
  }
}
