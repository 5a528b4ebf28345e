import Testing
import TransitionEngine

@testable import UIKit

/// Random scripts of pushes, pops, presentations, dismissals and fingers leave stacks and presentations as
/// they should be.
@Suite struct ContainerCampaignTests {
  @Test(arguments: 1...60)
  func everythingIsConsistentInTheEnd(seed: UInt64) throws {
    let campaign = try ContainerCampaign(seed: seed)
    for _ in 0..<6 { try campaign.play() }
    #expect(campaign.problems == [])
  }
}

/// One stack, and scripts from a seed.
private final class ContainerCampaign {
  private let run = Run(size: CGSize(width: 375, height: 667))
  private let stack: UINavigationController
  private let delegate: RandomDelegate
  private var random: SplitMix
  private var controllers: [Watched] = []
  private(set) var problems: [String] = []

  init(seed: UInt64) throws {
    random = SplitMix(state: seed)
    delegate = RandomDelegate(SplitMix(state: seed + 1000))
    stack = run.perform { UINavigationController() }
    run.perform {
      stack.delegate = delegate
      stack.viewControllers = [screen()]
      run.window.rootViewController = stack
    }
    try run.settle()
  }

  private func screen() -> Watched {
    let screen = Watched("screen \(controllers.count)")
    controllers.append(screen)
    return screen
  }

  /// One recording with a few calls at random times.
  func play() throws {
    _ = try run.record {
      for _ in 0..<4 {
        let step = Int(random.next() % 9)
        run.loop.schedule(after: VirtualTime(seconds: Double(random.next() % 90) / 100)) {
          self.execute(step)
        }
      }
    }
    check()
  }

  private func execute(_ step: Int) {
    let isAnimated = random.next() % 4 > 0
    switch step {
    case 0, 1: stack.pushViewController(screen(), animated: isAnimated)
    case 2: stack.popViewController(animated: isAnimated)
    case 3: stack.popToRootViewController(animated: isAnimated)
    case 4: stack.setViewControllers([screen(), stack.viewControllers[0]], animated: isAnimated)
    case 5, 6: present(isAnimated)
    case 7: stack.dismiss(animated: isAnimated)
    default: drag()
    }
  }

  private func present(_ isAnimated: Bool) {
    let sheet = screen()
    sheet.modalPresentationStyle = [.fullScreen, .custom, .overFullScreen][Int(random.next() % 3)]
    sheet.modalTransitionStyle = [.coverVertical, .flipHorizontal, .crossDissolve][Int(random.next() % 3)]
    sheet.transitioningDelegate = delegate
    front.present(sheet, animated: isAnimated)
  }

  private var front: UIViewController {
    var front: UIViewController = stack
    while let next = front.shown?.presentedViewController { front = next }
    return front
  }

  private func drag() {
    let start = CGPoint(x: 3, y: 300)
    let end = CGPoint(x: 20 + CGFloat(random.next() % 350), y: 300)
    let seconds = 0.05 + Double(random.next() % 30) / 100
    guard let path = try? TouchPath.swipe(from: start, to: end, in: seconds) else { return }
    try? run.send(path, at: run.loop.now.seconds)
  }

  // MARK: Checking

  private func expect(_ condition: Bool, _ problem: @autoclosure () -> String) {
    if !condition { problems.append(problem()) }
  }

  private func check() {
    expect(run.openWork.isEmpty, "open: \(run.openWork.map(\.name))")
    let top = stack.topViewController
    expect(stack.transitionView.subviews == [top?.view].compactMap { $0 }, "other views than the top one's")
    expect(top?.view.frame == stack.transitionView.bounds, "the top view's frame")
    expect(
      Set(stack.children.map(ObjectIdentifier.init)) == Set(stack.viewControllers.map(ObjectIdentifier.init)),
      "other children than those in the stack")
    expect(stack.navigationBar.items?.count == stack.viewControllers.count, "the bar's items")
    expect(stack.navigationBar.subviews.allSatisfy { !($0 is UISnapshotView) }, "pictures of the bar")
    checkPresentations()
    for controller in controllers {
      problems += controller.problems
      let isShown = controller.viewIfLoaded?.window != nil
      expect(controller.isShown == isShown, "\(controller.debugName) does not know where it is")
      expect(!controller.isBeingPresented && !controller.isBeingDismissed, "still coming or going")
      expect(!controller.isMovingToParent && !controller.isMovingFromParent, "still moving")
    }
  }

  private func checkPresentations() {
    var containers: [UIView] = []
    var presenter: UIViewController = stack
    var isCovered = false
    while let shown = presenter.shown {
      if let view = shown.containerView { containers.append(view) }
      isCovered = shown.shouldRemovePresentersView
      expect((presenter.view.window == nil) == isCovered, "\(presenter.debugName)'s view, as a presenter")
      presenter = shown.presentedViewController
    }
    let views = run.window.subviews
    let root = stack.view.superview === run.window ? [stack.view as UIView] : []
    expect(views == root + containers, "\(views.count) views in the window")
  }
}

/// Notes calls that do not fit together.
fileprivate final class Watched: UIViewController {
  private enum Place { case gone, coming, here, going }
  private var place = Place.gone
  private(set) var problems: [String] = []
  var isShown: Bool { place == .here }

  init(_ title: String) {
    super.init()
    self.title = title
  }

  private func move(from allowed: [Place], to new: Place) {
    if !allowed.contains(place) { problems.append("\(title ?? "") is \(new) after \(place)") }
    place = new
  }

  override func viewWillAppear(_ animated: Bool) { move(from: [.gone, .going], to: .coming) }
  override func viewDidAppear(_ animated: Bool) { move(from: [.coming], to: .here) }
  override func viewWillDisappear(_ animated: Bool) { move(from: [.here, .coming], to: .going) }
  override func viewDidDisappear(_ animated: Bool) { move(from: [.going], to: .gone) }
}

/// Chooses anew whenever it is asked: the standard animation, one that is cancelled, or one that a finger drives.
private final class RandomDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private var random: SplitMix

  init(_ random: SplitMix) { self.random = random }

  private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
    switch random.next() % 4 {
    case 0: nil
    case 1: FadingAnimator(fails: true)
    case 2: FadingAnimator()
    default: InterruptibleFadingAnimator()
    }
  }

  private func interactor() -> (any UIViewControllerInteractiveTransitioning)? {
    guard random.next() % 2 == 0, let run = Run.current else { return nil }
    let (driver, finishes) = (UIPercentDrivenInteractiveTransition(), random.next() % 2 == 0)
    run.loop.schedule(after: VirtualTime(seconds: 0.1)) { driver.update(0.4) }
    run.loop.schedule(after: VirtualTime(seconds: 0.2)) { finishes ? driver.finish() : driver.cancel() }
    return driver
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator()
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    animator()
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor()
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interactor()
  }
}

/// Fades in the new view, or fades out the old one where there is no new one.
private class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let fails: Bool

  /// - Parameter fails: whether it ends as a cancelled one by itself.
  init(fails: Bool = false) { self.fails = fails }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    prepare(context)
    UIView.animate(withDuration: 0.5) {
      self.change(context)
    } completion: { _ in
      self.end(context)
    }
  }

  func prepare(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
    view.alpha = 0
  }

  func change(_ context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to) { return view.alpha = 1 }
    context.view(forKey: .from)?.alpha = 0
  }

  func end(_ context: any UIViewControllerContextTransitioning) {
    for key in [UITransitionContextViewKey.from, .to] { context.view(forKey: key)?.alpha = 1 }
    context.completeTransition(!fails && !context.transitionWasCancelled)
  }
}

private final class InterruptibleFadingAnimator: FadingAnimator {
  private var made: UIViewPropertyAnimator?

  override func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let made { return made }
    prepare(context)
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { self.change(context) }
    animator.addCompletion { _ in self.end(context) }
    made = animator
    return animator
  }
}

/// Steele, Lea and Flood's generator: small, and the same everywhere.
private struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
