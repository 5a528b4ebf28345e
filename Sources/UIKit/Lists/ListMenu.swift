/// The menus of a list's cells, for which its delegate is asked.
final class ListMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: UIScrollView?
  private var path: IndexPath?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(_ list: UIScrollView) { self.list = list }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    switch list {
    case let table as UITableView:
      path = table.indexPathForRow(at: location)
      return path.flatMap {
        table.delegate?.tableView(table, contextMenuConfigurationForRowAt: $0, point: location)
      }
    case let collection as UICollectionView:
      path = collection.indexPathForItem(at: location)
      guard let path, let delegate = collection.delegate else { return nil }
      return delegate.collectionView(
        collection, contextMenuConfigurationForItemsAt: [path], point: location)
        ?? delegate.collectionView(collection, contextMenuConfigurationForItemAt: path, point: location)
    default: return nil
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let own: UITargetedPreview? =
      switch list {
      case let table as UITableView:
        table.delegate?.tableView(
          table, previewForHighlightingContextMenuWithConfiguration: configuration)
      case let collection as UICollectionView:
        collection.delegate?.collectionView(
          collection, previewForHighlightingContextMenuWithConfiguration: configuration)
      default: nil
      }
    return own ?? cell.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    switch list {
    case let table as UITableView:
      table.delegate?.tableView(table, previewForDismissingContextMenuWithConfiguration: configuration)
    case let collection as UICollectionView:
      collection.delegate?.collectionView(
        collection, previewForDismissingContextMenuWithConfiguration: configuration)
    default: nil
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    switch list {
    case let table as UITableView:
      table.delegate?.tableView(
        table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    case let collection as UICollectionView:
      collection.delegate?.collectionView(
        collection, willPerformPreviewActionForMenuWith: configuration, animator: animator)
    default: break
    }
  }

  private var cell: UIView? {
    guard let path else { return nil }
    return (list as? UITableView)?.cellForRow(at: path) ?? (list as? UICollectionView)?.cellForItem(at: path)
  }
}
