/// Provides the menu of a view, and is called when it comes and goes.
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu for a place in the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The view that is lifted; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The place to which the lifted view returns; nil for that of the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was tapped.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  )
  /// The menu is about to show.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  )
}

extension UIContextMenuInteractionDelegate {
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Returns nil.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// A menu that a long press on a view opens.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Provides the menu. Not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view; nil for none.
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private lazy var pressDelegate = MenuPressDelegate(self)
  private var shown: MenuPresentation?
  /// The menu for the press that is about to begin.
  private var next: UIContextMenuConfiguration?

  /// A menu that a delegate provides.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.name = "UIContextMenuInteraction"
    press.delegate = pressDelegate
    press.addTarget { [weak self] in self?.pressed($0) }
  }

  /// Called before the interaction is added to a view, or removed from one.
  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }
  /// Called after the interaction was added to a view, or removed from one.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  /// The place of the press, in the coordinates of a view; nil for the window.
  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }
  /// Removes the menu.
  open func dismissMenu() { shown?.dismiss(nil) }
  /// Replaces the visible menu; without effect if there is none.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let shown, let menu = shown.menu else { return }
    shown.show(block(menu))
  }

  /// Asks the delegate for the menu at the press.
  var hasMenu: Bool {
    guard shown == nil, let view, view.window != nil else { return false }
    next = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: press.location(in: view))
    return next != nil
  }

  private func pressed(_ press: UIGestureRecognizer) {
    guard press.state == .began, let view, let delegate, let configuration = next else { return }
    next = nil
    let preview = delegate.contextMenuInteraction(
      self, previewForHighlightingMenuWithConfiguration: configuration)
    let presentation = MenuPresentation(configuration, preview ?? UITargetedPreview(view: view))
    shown = presentation
    presentation.tapPreview = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(
        self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    }
    presentation.willEnd = { [weak self] animator in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      shown = nil
    }
    presentation.target = { [weak self] in
      guard let self else { return nil }
      return self.delegate?.contextMenuInteraction(
        self, previewForDismissingMenuWithConfiguration: configuration)
    }
    presentation.present { animator in
      delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    }
  }
}

/// Lets a press begin only where there is a menu.
final class MenuPressDelegate: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?
  init(_ interaction: UIContextMenuInteraction) { self.interaction = interaction }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    interaction?.hasMenu ?? false
  }
}
