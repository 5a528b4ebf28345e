/// The menu of a button.
final class ButtonMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var button: UIButton?
  private lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ button: UIButton) {
    self.button = button
    super.init()
    button.addInteraction(interaction)
    button.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  private func tapped() {
    guard let button, button.showsMenuAsPrimaryAction, let menu = button.menu, button.window != nil else {
      return
    }
    MenuPresentation(menu, at: button).present { _ in }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let button, !button.showsMenuAsPrimaryAction, let menu = button.menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }
}

extension UIButton {
  func menuChanged() { if menu != nil, menuOpener == nil { menuOpener = ButtonMenu(self) } }
}
