import TransitionEngine

/// Checks the state that each change of screens has to leave.
///
/// Each container shows exactly one child's view, in its place; no animation is left; no transition is
/// unfinished; and each controller's last appearance call matches its state.
package struct HierarchyAudit {
  private let run: Run
  private(set) var problems: [String] = []

  /// Leftovers and misplaced views, as sentences without a full stop. Call it when a run has settled.
  package static func problems(in run: Run) -> [String] {
    run.perform {
      var audit = HierarchyAudit(run: run)
      audit.examine()
      return audit.problems
    }
  }

  private init(run: Run) { self.run = run }

  private mutating func examine() {
    for work in run.openWork { report(Self.sentence(about: work)) }
    if let root = run.window.rootViewController {
      examineWindow(root)
      examine(root)
    }
    examineCalls(run.events)
  }

  /// `the transition by FadeAnimator is not over: its animations are not over`.
  private static func sentence(about work: OpenWork) -> String {
    guard let colon = work.name.firstRange(of: ": ") else { return "\(work.name) is not over" }
    return work.name.replacing(
      ": ", with: " is not over: ", subrange: colon.lowerBound..<work.name.endIndex, maxReplacements: 1)
  }

  mutating func report(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Controllers

  /// Checks that the window holds the root's view and the presentations, from back to front.
  private mutating func examineWindow(_ root: UIViewController) {
    let presentations = root.presentations
    let containers: [UIView] = presentations.compactMap(\.container)
    for view in run.window.subviews
    where view !== root.viewIfLoaded && view !== run.window.statusBar && !run.keyboard.isKeyboard(view)
      && !containers.contains(where: { $0 === view })
    {
      report("the window has a view too many, \(Self.name(of: view))")
    }
    for presentation in presentations { examine(presentation) }
    let isCovered = presentations.contains {
      $0.presentersPlace != nil && $0.presenting === root
    }
    if !isCovered {
      run.window.withoutSheets { examinePlace(of: root.viewIfLoaded, in: run.window, "the root’s view") }
    }
  }

  /// Checks a controller and all its descendants.
  private mutating func examine(_ controller: UIViewController) {
    examineAppearance(of: controller)
    if controller.currentTransition != nil { report("\(controller.auditName) is still in a transition") }
    switch controller {
    case let tabs as UITabBarController: examine(tabs)
    case let stack as UINavigationController: examine(stack)
    default: break
    }
    controller.children.forEach { examine($0) }
    if let shown = controller.shown { examine(shown.presentedViewController) }
  }

  /// Checks that the last appearance call matches the view's state.
  private mutating func examineAppearance(of controller: UIViewController) {
    let isOnScreen = controller.viewIfLoaded?.window != nil
    switch controller.appearance {
    case .appeared where isOnScreen, .disappeared where !isOnScreen: return
    case .appeared: report("\(controller.auditName) has appeared, and its view is not on screen")
    case .disappeared: report("\(controller.auditName) has not appeared, and its view is on screen")
    case .appearing: report("\(controller.auditName) is still about to appear")
    case .disappearing: report("\(controller.auditName) is still about to disappear")
    }
  }

  // MARK: Views

  /// Checks that a view fills its container, without a transform or other remainder of an animation.
  mutating func examinePlace(of view: UIView?, in container: UIView, frame: CGRect? = nil, _ name: String) {
    guard let view else { return report("\(name) is missing") }
    guard view.superview === container else { return report("\(name) is not where it belongs") }
    if !view.frame.isNear(frame ?? container.bounds) { report("\(name) has the frame \(view.frame.text)") }
    examineState(of: view, name)
  }

  mutating func examineState(of view: UIView, _ name: String) {
    let layer = view.layer
    if !CATransform3DEqualToTransform(layer.transform, CATransform3DIdentity) {
      report("\(name) has a transform")
    }
    if !CATransform3DEqualToTransform(layer.sublayerTransform, CATransform3DIdentity) {
      report("\(name) has a sublayerTransform")
    }
    if layer.anchorPoint != CGPoint(x: 0.5, y: 0.5) { report("\(name) has another anchor point") }
    if view.alpha != 1 { report("\(name) has an alpha of \(view.alpha)") }
    if view.isHidden { report("\(name) is hidden") }
    if layer.zPosition != 0 { report("\(name) has a zPosition") }
    if layer.speed != 1 || layer.timeOffset != 0 { report("the clock of \(name) does not go as it should") }
    if !layer.attached.isEmpty { report("\(name) still has animations") }
  }

  /// Checks that a container's view shows exactly one child's view.
  mutating func examine(_ container: UIView, showing view: UIView?, of name: String) {
    for other in container.subviews where other !== view {
      report("the container of \(name) has a view too many, \(Self.name(of: other))")
    }
    examineState(of: container, "the container of \(name)")
  }

  private static func name(of view: UIView) -> String {
    if let controller = view.owner as? UIViewController { return "that of \(controller.auditName)" }
    return "a \(type(of: view))"
  }
}

extension UIViewController {
  /// The controller's name in sentences.
  var auditName: String { "“\(debugName)”" }

  /// The presentations on top of this controller, the nearest first.
  fileprivate var presentations: [UIPresentationController] { shown?.withThoseOnTop ?? [] }
}

extension CGRect {
  /// Whether the rectangles are equal except for rounding.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
      && abs(height - other.height) < 1e-6
  }

  fileprivate var text: String { "(\(minX), \(minY), \(width), \(height))" }
}
