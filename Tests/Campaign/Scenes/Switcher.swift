import UIKit

/// A container of an app's own: it shows one child, and changes it with an animation, one at a time.
final class Switcher: UIViewController {
  private let screens: [UIViewController]
  private(set) var shown: UIViewController
  private var isChanging = false

  /// - Parameter screens: at least one.
  init(_ screens: [UIViewController]) {
    self.screens = screens
    shown = screens[0]
    super.init(nibName: nil, bundle: nil)
    title = "switcher"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    addChild(shown)
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    if !isChanging { shown.view.frame = view.bounds }
  }

  func show(_ index: Int, duration: Double, options: UIView.AnimationOptions) {
    let (old, new) = (shown, screens[index % screens.count])
    guard old !== new, !isChanging, isViewLoaded else { return }
    isChanging = true
    shown = new
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds
    new.view.alpha = 0
    transition(from: old, to: new, duration: duration, options: options) {
      new.view.alpha = 1
    } completion: { _ in
      old.removeFromParent()
      new.didMove(toParent: self)
      self.isChanging = false
      self.view.setNeedsLayout()
    }
  }

  var problemsAtRest: [String] {
    var problems: [String] = []
    if isChanging { problems.append("the switcher still changes") }
    if view.subviews != [shown.view] { problems.append("the switcher shows other views than its child’s") }
    if children != [shown] { problems.append("the switcher has other children than the one that it shows") }
    if shown.view.frame != view.bounds || shown.view.alpha != 1 {
      problems.append("the switcher’s child is not in its place")
    }
    return problems
  }
}
