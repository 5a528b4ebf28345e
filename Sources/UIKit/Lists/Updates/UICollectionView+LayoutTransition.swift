/// Changes from one layout to another.
extension UICollectionView {
  /// Changes to another layout, in an animation.
  func change(to layout: UICollectionViewLayout, _ completion: ((Bool) -> Void)?) {
    let old = collectionViewLayout
    guard layout !== old, window != nil, wasLaidOut, Run.current != nil else {
      UIView.animate(withDuration: Self.updateDuration) {
        self.collectionViewLayout = layout
        self.layoutIfNeeded()
      } completion: {
        completion?($0)
      }
      return
    }
    if mustReload || old.isStale { UIView.performWithoutAnimation { layoutIfNeeded() } }
    let change = LayoutChange(
      old: surroundings(in: old), mapping: ListMapping(ListUpdate()), oldLayout: old, newLayout: layout)
    old.prepareForTransition(to: layout)
    collectionViewLayout = layout
    layout.prepareForTransition(from: old)
    (old.change, layout.change) = (change, change)
    UIView.performWithoutAnimation { layOut(layout) }
    animate(change, to: layout, gone: []) {
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    } completion: {
      completion?($0)
    }
    (old.change, layout.change) = (nil, nil)
  }

  /// Begins a change to another layout that code drives.
  func beginTransition(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    UIView.performWithoutAnimation { layoutIfNeeded() }
    let old = collectionViewLayout
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    interactiveCompletion = completion
    old.prepareForTransition(to: layout)
    // Both layouts compute their positions for this collection.
    layout.owner = self
    layout.prepareForTransition(from: old)
    layout.prepareIfNeeded()
    transition.begin(at: contentOffset, in: self)
    collectionViewLayout = transition
    old.owner = self
    mustAskForOffset = false
    return transition
  }

  /// Animates a change of layouts to its end, or back to its beginning.
  func endTransition(isFinished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let completion = interactiveCompletion
    interactiveCompletion = nil
    let layout = isFinished ? transition.nextLayout : transition.currentLayout
    let other = isFinished ? transition.currentLayout : transition.nextLayout
    let rest = isFinished ? 1 - transition.transitionProgress : transition.transitionProgress
    UIView.performWithoutAnimation { layoutIfNeeded() }
    UIView.animate(withDuration: Self.updateDuration * min(max(Double(rest), 0), 1)) {
      transition.transitionProgress = isFinished ? 1 : 0
      self.layoutIfNeeded()
      transition.currentLayout.finalizeLayoutTransition()
      transition.nextLayout.finalizeLayoutTransition()
    } completion: { isOver in
      if self.collectionViewLayout === transition {
        self.collectionViewLayout = layout
        self.mustAskForOffset = false
      }
      other.owner = nil
      completion?(isOver, isFinished)
    }
  }
}
