/// Says what may be dropped on a table, and takes it. No method is called: nothing is dropped.
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the table takes something.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns what would happen to it at a place.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

extension UITableViewDropDelegate {
  /// Returns true.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// Returns a proposal that forbids it.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .forbidden) }
}

/// What a table would do with something that is dropped.
open class UITableViewDropProposal: UIDropProposal {
  /// Where it goes. The raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// Where it goes.
  public let intent: Intent

  /// A proposal.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// A proposal without a place.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

/// What is dropped on a table, and where. None is made: nothing is dropped.
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where it is dropped; nil for no place.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed.
  var proposal: UITableViewDropProposal { get }
  /// The drag over the table.
  var session: any UIDropSession { get }
  /// Animates an item to a path.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Something that is dropped on a table.
public protocol UITableViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from this table; nil for another place.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}
