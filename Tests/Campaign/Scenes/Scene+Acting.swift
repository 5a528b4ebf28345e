import UIKit

extension Scene {
  /// Does something now. What the setting has no container for does nothing.
  func perform(_ action: Action) {
    switch action {
    case .touch(let path): touch(path)
    case .tapTab(let index): tabs?.tabBar.tap(itemAt: index)
    case .select(let index): select(index)
    case .setTabs(let mask): setTabs(mask)
    case .push(let animated): stack?.pushViewController(screen(), animated: animated)
    case .pop(let animated): stack?.popViewController(animated: animated)
    case .popToRoot(let animated): stack?.popToRootViewController(animated: animated)
    case .setStack(let new, let old, let animated): setStack(new, old, animated)
    case .hideBar(let hides, let animated): stack?.setNavigationBarHidden(hides, animated: animated)
    case .present(let style, let transition, let animated): present(style, transition, animated)
    case .dismiss(let level, let animated): dismiss(level, animated)
    case .showChild(let index, let duration, let dissolves):
      switcher?.show(index, duration: duration, options: dissolves ? .transitionCrossDissolve : [])
    case .scroll(let page, let animated): scroll(page, animated)
    case .resize(let size): run.window.frame.size = size
    case .toggleRecognizer(let index): toggleRecognizer(index)
    }
  }

  private func touch(_ path: TouchPath) {
    do {
      try run.send(path.scaled(to: run.window.bounds.size), at: run.loop.now.seconds)
    } catch {
      problems.append("a touch was refused: \(error)")
    }
  }

  // MARK: Tabs

  private func select(_ index: Int) {
    guard let tabs, let count = tabs.viewControllers?.count else { return }
    tabs.selectedIndex = index % count
  }

  private func setTabs(_ mask: Int) {
    guard camera == nil else { return }
    tabs?.viewControllers = allTabs.indices.filter { mask & 1 << $0 != 0 }.map { allTabs[$0] }
  }

  // MARK: Stacks

  private func setStack(_ new: Int, _ old: Int, _ animated: Bool) {
    guard let stack else { return }
    var controllers: [UIViewController] = []
    let kept = Array((stack.viewControllers + parted).suffix(old))
    for index in 0..<max(new, old) {
      if index < new { controllers.append(screen()) }
      if index < kept.count { controllers.append(kept[index]) }
    }
    guard !controllers.isEmpty else { return }
    stack.setViewControllers(controllers, animated: animated)
  }

  /// The screens that were in a stack once and are in none; or just about to leave it.
  private var parted: [UIViewController] {
    let stack = stack?.viewControllers ?? []
    return witnesses.filter { screen in
      screen.isViewLoaded && screen.presentingViewController == nil && screen.viewIfLoaded?.window == nil
        && (screen.parent == nil || screen.parent === self.stack)
        && !stack.contains { $0 === screen }
    }
  }

  // MARK: Presentations

  /// The root, who is presented by it, and so on.
  private var presenters: [UIViewController] {
    guard let root else { return [] }
    return Array(sequence(first: root, next: \.presentedViewController))
  }

  private func present(
    _ style: UIModalPresentationStyle, _ transition: UIModalTransitionStyle, _ animated: Bool
  ) {
    let screen = screen()
    screen.modalPresentationStyle = style
    screen.modalTransitionStyle = transition
    presenters.last?.present(screen, animated: animated)
  }

  private func dismiss(_ level: Int, _ animated: Bool) {
    let presenters = presenters
    presenters[max(presenters.count - 1 - level, 0)].dismiss(animated: animated)
  }

  // MARK: The rest

  private func scroll(_ page: Int, _ animated: Bool) {
    guard let scrollView = camera?.scrollView else { return }
    scrollView.setContentOffset(
      CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0), animated: animated)
  }

  private func toggleRecognizer(_ index: Int) {
    let recognizers = recognizers
    guard !recognizers.isEmpty else { return }
    recognizers[index % recognizers.count].isEnabled.toggle()
  }

  var recognizers: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var views: [UIView] = [run.window]
    while let view = views.popLast() {
      found += view.gestureRecognizers ?? []
      views += view.subviews
    }
    return found
  }
}
