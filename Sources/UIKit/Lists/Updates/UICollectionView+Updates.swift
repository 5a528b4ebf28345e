import TransitionEngine

/// Changes of a collection's items that are shown in one animation.
extension UICollectionView {
  /// The duration of the animation, in seconds. [unverified]
  static let updateDuration: TimeInterval = 0.3

  /// Adds a change to the batch that is executing; outside of one, it is a batch by itself.
  func change(_ add: @escaping (inout ListUpdate) -> Void) {
    guard pending == nil else { return append(add) }
    batch({ [self] in append(add) }, nil)
  }

  private func append(_ add: (inout ListUpdate) -> Void) {
    guard var update = pending else { return }
    add(&update)
    pending = update
  }

  /// Executes changes, and shows them.
  func batch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    guard pending == nil else {
      if let completion { pendingCompletions.append(completion) }
      updates?()
      return
    }
    let isShown = window != nil && wasLaidOut && Run.current != nil
    if isShown, mustReload || collectionViewLayout.isStale {
      UIView.performWithoutAnimation { layoutIfNeeded() }
    }
    let old = isShown ? surroundings(in: collectionViewLayout) : [:]
    pending = ListUpdate()
    if let completion { pendingCompletions.append(completion) }
    updates?()
    let (update, completions) = (pending ?? ListUpdate(), pendingCompletions)
    (pending, pendingCompletions) = (nil, [])
    let complete: (Bool) -> Void = { isOver in for completion in completions { completion(isOver) } }
    let new = currentCounts
    if isShown, !mustReload {
      if let contradiction = update.contradiction(from: counts, to: new) {
        Run.noteContradiction(contradiction, of: "UICollectionView")
      } else {
        counts = new
        return show(LayoutChange(old: old, mapping: ListMapping(update)), update, complete)
      }
    }
    cells.reassign { ListMapping(update).position(of: $0) }
    reloadKeepingSelection()
    DispatchQueue.main.async { complete(true) }
  }

  private func reloadKeepingSelection() {
    mustReload = true
    mustAskForOffset = true
    collectionViewLayout.forgetSizes(nil)
    collectionViewLayout.invalidateLayout()
    setNeedsLayout()
  }

  /// The attributes of the elements in the visible part and around it, as far as it is wide and high.
  func surroundings(in layout: UICollectionViewLayout) -> [ElementKey: UICollectionViewLayoutAttributes] {
    let area = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    var all = (layout.layoutAttributesForElements(in: area) ?? []).map { $0.copied() }
    for key in shownKeys { all += [layout.attributes(of: key)?.copied()].compactMap { $0 } }
    return Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
  }

  private var shownKeys: [ElementKey] {
    cells.paths.map { ElementKey(category: .cell, kind: "", path: $0) } + supplementary.keys
  }

  /// Shows a change of the items: what stays moves, the rest appears or disappears.
  private func show(_ change: LayoutChange, _ update: ListUpdate, _ completion: @escaping (Bool) -> Void) {
    let layout = collectionViewLayout
    swipe.forgetDeleted { change.mapping.newPath($0) == nil }
    itemMove.forget()
    let gone = reassign(change)
    layout.forgetSizes(change.mapping)
    layout.change = change
    layout.invalidateLayout()
    UIView.performWithoutAnimation { layOut(layout) }
    layout.prepare(forCollectionViewUpdates: update.items)
    animate(change, to: layout, gone: gone) {
      layout.finalizeCollectionViewUpdates()
    } completion: {
      completion($0)
    }
    layout.change = nil
  }

  /// Gives the shown views their new paths.
  ///
  /// - Returns: the views of elements that are deleted or reloaded, with their old keys.
  private func reassign(_ change: LayoutChange) -> [(ElementKey, UICollectionReusableView)] {
    var gone: [(ElementKey, UICollectionReusableView)] = []
    for key in shownKeys where change.newKey(key) == nil {
      let view = key.category == .cell ? cells.take(key.path) : supplementary.shown.removeValue(forKey: key)
      if let view { gone.append((key, view)) }
    }
    cells.reassign { change.mapping.newPath($0) }
    let views = supplementary.shown
    supplementary.shown = [:]
    for (key, view) in views { change.newKey(key).map { supplementary.shown[$0] = view } }
    let old = scrollers
    scrollers = [:]
    for section in old.keys.sorted() {
      let new = change.mapping.newSection(section)
      if let new { scrollers[new] = old[section] } else { old[section]?.removeFromSuperview() }
    }
    return gone
  }

  /// Animates to the places of a layout that has been prepared.
  ///
  /// - Parameters:
  ///   - gone: the views without an element, with their old keys.
  ///   - finalize: executed within the animation.
  func animate(
    _ change: LayoutChange, to layout: UICollectionViewLayout, gone: [(ElementKey, UICollectionReusableView)],
    finalize: @escaping () -> Void, completion: @escaping (Bool) -> Void
  ) {
    let target = targetOffset(of: layout)
    let area = CGRect(origin: target, size: bounds.size)
    let before = contentOffset
    var wanted: [UICollectionViewLayoutAttributes] = []
    var leaving:
      [(key: ElementKey, view: UICollectionReusableView, place: UICollectionViewLayoutAttributes)] =
        []
    UIView.performWithoutAnimation {
      wanted = attributes(in: area, of: layout)
      for (key, view) in gone {
        let place = (change.oldLayout ?? layout).finalAttributes(of: key) ?? change.old[key]
        if let place { leaving.append((key, view, place)) } else { recycle(view, key) }
      }
      let keys = Set(wanted.map(\.key))
      for key in shownKeys where !keys.contains(key) {
        guard let view = view(of: key) else { continue }
        _ = key.category == .cell ? cells.take(key.path) : supplementary.shown.removeValue(forKey: key)
        if let place = layout.attributes(of: key) ?? change.old[key] {
          leaving.append((key, view, place.copied()))
        } else {
          recycle(view, key)
        }
      }
      for _ in 0..<8 {
        for attributes in wanted where view(of: attributes.key) == nil {
          make(attributes, at: layout.initialAttributes(of: attributes.key) ?? attributes)
        }
        guard asksForLayout(wanted, layout) else { break }
        layOut(layout)
        wanted = attributes(in: area, of: layout)
      }
    }
    (mustAskForOffset, laidOut) = (false, area)
    let changes = { [self] in
      if target != before { contentOffset = target }
      for attributes in wanted { view(of: attributes.key).map { place($0, attributes) } }
      for (_, view, attributes) in leaving { place(view, attributes) }
      finalize()
    }
    let end: (Bool) -> Void = { [self] isOver in
      for (key, view, _) in leaving { recycle(view, key) }
      completion(isOver)
    }
    // What is not to be animated changes at once.
    if Run.current?.viewAnimations.isSuppressed ?? true {
      changes()
      DispatchQueue.main.async { end(true) }
    } else {
      UIView.animate(withDuration: Self.updateDuration, animations: changes, completion: end)
    }
    setNeedsLayout()
  }

  private func recycle(_ view: UICollectionReusableView, _ key: ElementKey) {
    if let cell = view as? UICollectionViewCell, key.category == .cell {
      cells.recycle(cell)
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else {
      supplementary.recycle(view, key)
      guard key.category == .supplementaryView else { return }
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
  }
}

extension Run {
  /// Notes a batch whose changes don't agree with the data source.
  static func noteContradiction(_ contradiction: Remark, of list: String) {
    noteUnmodeled(
      Remark("batch that leads to the data source’s numbers"),
      Remark("\(contradiction); all is reloaded without an animation, and iOS throws an exception"),
      actor: list)
  }
}
