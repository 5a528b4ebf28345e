/// A behavior that is added to a view, such as a menu.
public protocol UIInteraction: NSObjectProtocol {
  /// The view; nil for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from one.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from one.
  func didMove(to view: UIView?)
}

extension UIView {
  /// The behaviors of the view.
  public var interactions: [any UIInteraction] {
    get { heldInteractions }
    set {
      for old in interactions { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds a behavior.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !interactions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    heldInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes a behavior.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    heldInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
