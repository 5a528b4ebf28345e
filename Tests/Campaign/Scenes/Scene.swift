import Animators
import UIKit

/// A window with the containers of a setting, and an app's code around them.
///
/// This body holds the parts; building them, acting on them and examining them are in extensions.
final class Scene {
  static let sizes = [
    CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 320, height: 568),
  ]

  let run = Run(size: sizes[0])
  let setting: Setting
  private(set) lazy var decider = Decider(seed, in: self)
  private let seed: UInt64

  var root: UIViewController?
  var tabs: UITabBarController?
  /// All four screens that can be among the tabs.
  var allTabs: [UIViewController] = []
  var camera: CameraContainerController?
  var switcher: Switcher?
  /// Delegates and interactions, which UIKit does not keep.
  var equipment: [NSObject] = []

  private(set) var witnesses: [Witness] = []
  /// What happens in which call.
  private var reactions: [Script.Moment: [Action]] = [:]
  private var calls: [String: Int] = [:]
  /// What a step of the script could not do.
  var problems: [String] = []

  init(_ script: Script) {
    (setting, seed) = (script.setting, script.seed)
  }

  /// The stack of the setting, or that in the selected tab.
  var stack: UINavigationController? {
    (root as? UINavigationController) ?? (tabs?.selectedViewController as? UINavigationController)
  }

  func screen() -> Witness {
    let screen = Witness("screen \(witnesses.count + 1)", in: self)
    screen.transitioningDelegate = decider
    witnesses.append(screen)
    return screen
  }

  // MARK: Following the script

  /// Schedules a script's steps, counted from now.
  func follow(_ script: Script) {
    calls = [:]
    for step in script.steps {
      switch step.moment {
      case .at(let time):
        run.loop.schedule(after: VirtualTime(seconds: time)) { self.perform(step.action) }
      case .inside: reactions[step.moment, default: []].append(step.action)
      }
    }
  }

  /// Something is called. An app may do anything in it, once.
  func hear(_ call: String) {
    calls[call, default: 0] += 1
    let moment = Script.Moment.inside(call, calls[call, default: 0])
    reactions.removeValue(forKey: moment)?.forEach(perform)
  }
}
