extension UITableView {
  /// Makes several changes at once, and waits until they are shown.
  @discardableResult
  nonisolated(nonsending) public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withUnsafeContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }
}

extension UICollectionView {
  /// Makes several changes at once, and waits until they are shown.
  @discardableResult
  nonisolated(nonsending) public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withUnsafeContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Changes the layout, and waits until the cells have moved.
  @discardableResult
  nonisolated(nonsending) public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      setCollectionViewLayout(layout, animated: animated) { continuation.resume(returning: $0) }
    }
  }
}
