/// Says what may be dropped on a collection, and takes it. No method is called: nothing is dropped.
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Takes what is dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the collection takes something.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// Returns what would happen to it at a place.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

extension UICollectionViewDropDelegate {
  /// Returns true.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  /// Returns a proposal that forbids it.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .forbidden) }
}

/// What a collection would do with something that is dropped.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it goes. The raw values are UIKit's.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
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

/// What is dropped on a collection, and where. None is made: nothing is dropped.
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where it is dropped; nil for no place.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate has proposed.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag over the collection.
  var session: any UIDropSession { get }
  /// Animates an item to a path.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}

/// Something that is dropped on a collection.
public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// What was dragged.
  var dragItem: UIDragItem { get }
  /// Where it was, if it comes from this collection; nil for another place.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture, in points.
  var previewSize: CGSize { get }
}
