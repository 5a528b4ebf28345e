/// A change of one item or section in a batch, for layouts.
public final class UICollectionViewUpdateItem: NSObject {
  /// The kind of a change. The raw values are UIKit's.
  public enum Action: Int, Sendable { case insert, delete, reload, move, none }

  /// The path before the batch; nil for an insertion. A change of a whole section has `NSNotFound` as its item.
  public let indexPathBeforeUpdate: IndexPath?
  /// The path after the batch; nil for a deletion. A change of a whole section has `NSNotFound` as its item.
  public let indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  public let updateAction: Action

  init(_ before: IndexPath?, _ after: IndexPath?, _ action: Action) {
    (indexPathBeforeUpdate, indexPathAfterUpdate, updateAction) = (before, after, action)
  }
}
