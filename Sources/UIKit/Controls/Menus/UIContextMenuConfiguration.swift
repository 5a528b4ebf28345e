/// The menu for a place in a view, and the preview above it.
public final class UIContextMenuConfiguration: NSObject {
  /// The name of a closure that makes the controller of the preview; nil for a picture of the view.
  public typealias PreviewProvider = () -> UIViewController?
  /// The name of a closure that makes the menu; nil for none. It is called with the system's own elements, of which
  /// there are none.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier that code gave the configuration, or else one of its own.
  public let identifier: any NSCopying
  let previewProvider: PreviewProvider?
  let actionProvider: ActionProvider?

  /// A configuration with its closures.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: PreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? "configuration \(Run.current?.nextObjectNumber() ?? 0)"
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
  }
}

/// The animation of a menu that comes or goes, to which code adds its own.
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that are animated along.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The way in which a tapped preview becomes a screen. The raw values are UIKit's.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable { case dismiss, pop }

/// The animation of a tapped preview.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The way in which the preview goes; here it is dismissed in any case.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Collects what is animated along with a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private(set) var animations: [() -> Void] = []
  private(set) var completions: [() -> Void] = []

  init(_ controller: UIViewController?) { previewViewController = controller }
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }
}
