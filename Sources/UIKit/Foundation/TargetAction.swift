/// A target and what it is asked to do. The target is not kept alive, as in UIKit.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// The target's class, for messages after its deallocation.
  private let targetName: String
  /// The author's call that has added the target.
  private let site: Timeline.Event.CallSite?

  init(_ target: Any, _ action: Selector) {
    self.target = target as AnyObject
    self.action = action
    targetName = "\(type(of: target))"
    site = Run.current?.callStack?.innermost()
  }

  /// Calls the target's method. That a target is not there any more is noted: nothing is called then.
  func perform(sender: Any, event: UIEvent? = nil) {
    if let target { return action.perform(on: target, sender: sender, event: event) }
    Run.note(
      action.description, actor: targetName,
      detail: "the target was deallocated before \(type(of: sender)) sent its action, so nothing is called",
      lint: .releasedEarly, callSite: site)
  }

  /// Whether these are the ones, where nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (action == nil || self.action == action)
  }
}

/// An action of a control or a recognizer: of a target, or a closure of its own type.
enum EventAction<Handler> {
  case target(TargetAction)
  case handler(Handler)

  /// Whether it is this target with this action, where nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if case .target(let own) = self { own.matches(target, action) } else { false }
  }
}
