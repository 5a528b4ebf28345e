import TransitionEngine

/// A target and its action. The target isn't kept alive, as in UIKit.
struct TargetAction {
  private(set) weak var target: AnyObject?
  let action: Selector
  /// The target's class, for messages after its deallocation.
  private let targetName: String
  /// The author's call that added the target.
  private let site: Timeline.Event.CallSite?

  init(_ target: Any, _ action: Selector) {
    self.target = target as AnyObject
    self.action = action
    targetName = "\(type(of: target))"
    site = Run.current?.callStack?.innermost()
  }

  /// Notes for lint that the target was deallocated.
  func noteRelease(sender: Any) {
    Run.note(
      action.description, actor: targetName,
      detail: Remark(
        "the target was deallocated before \(type(of: sender)) sent its action, so nothing is called"),
      lint: .releasedEarly, callSite: site)
  }

  /// Calls the target's method. If the target was deallocated, nothing is called, and the log notes it.
  func perform(sender: Any, event: UIEvent? = nil) {
    if let target {
      action.perform(on: target, sender: sender, second: event)
      return
    }
    noteRelease(sender: sender)
  }

  /// Whether the target and the action are equal to these; nil stands for any.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (action == nil || self.action == action)
  }
}

/// An action of a control or a recognizer: a target's method, or a closure.
enum EventAction<Handler> {
  case target(TargetAction)
  case handler(Handler)

  /// Whether this is the action of a target; nil stands for any. Closures match nothing.
  func matches(_ target: Any?, _ action: Selector?) -> Bool {
    if case .target(let own) = self { own.matches(target, action) } else { false }
  }
}
