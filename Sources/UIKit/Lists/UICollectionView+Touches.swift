/// Calls the delegate while a finger is on an item. Source of the order of the calls: the header of
/// `UICollectionViewDelegate`.
extension UICollectionView: TappedList {
  var selectsAfterHighlight: Bool { false }
  var canSelect: Bool {
    edits ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  var canSelectSeveral: Bool { edits ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    switch question {
    case .shouldHighlight:
      return delegate.collectionView(self, shouldHighlightItemAt: path) ? path : nil
    case .didHighlight: delegate.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight: delegate.collectionView(self, didUnhighlightItemAt: path)
    case .willSelect: return delegate.collectionView(self, shouldSelectItemAt: path) ? path : nil
    case .didSelect: delegate.collectionView(self, didSelectItemAt: path)
    // The delegate can't keep an item selected when another one is selected instead.
    case .willDeselect(let isTapped):
      let stays = isTapped && !delegate.collectionView(self, shouldDeselectItemAt: path)
      return stays ? nil : path
    case .didDeselect: delegate.collectionView(self, didDeselectItemAt: path)
    }
    return path
  }
}
