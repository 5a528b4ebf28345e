/// Calls the delegate while a finger is on an item. Source of the order of the calls: the header of
/// `UICollectionViewDelegate`.
extension UICollectionView: TappedList {
  var selectsAfterHighlight: Bool { false }

  func ask(_ question: ListQuestion, _ path: IndexPath) -> IndexPath? {
    guard let listDelegate else { return path }
    switch question {
    case .shouldHighlight:
      return listDelegate.collectionView(self, shouldHighlightItemAt: path) ? path : nil
    case .didHighlight: listDelegate.collectionView(self, didHighlightItemAt: path)
    case .didUnhighlight: listDelegate.collectionView(self, didUnhighlightItemAt: path)
    case .willSelect: return listDelegate.collectionView(self, shouldSelectItemAt: path) ? path : nil
    case .didSelect: listDelegate.collectionView(self, didSelectItemAt: path)
    // The delegate can't keep an item selected when another one is selected instead.
    case .willDeselect(let isTapped):
      let stays = isTapped && !listDelegate.collectionView(self, shouldDeselectItemAt: path)
      return stays ? nil : path
    case .didDeselect: listDelegate.collectionView(self, didDeselectItemAt: path)
    }
    return path
  }
}
