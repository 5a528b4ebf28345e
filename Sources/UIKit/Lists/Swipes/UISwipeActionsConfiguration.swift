/// The buttons that a swipe uncovers at one edge of a row.
open class UISwipeActionsConfiguration: NSObject {
  /// The buttons, from the edge inwards.
  public let actions: [UIContextualAction]
  /// Whether a swipe across the row performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// A configuration with buttons, from the edge inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
