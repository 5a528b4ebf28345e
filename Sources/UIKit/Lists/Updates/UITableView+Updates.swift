/// Changes of a table's rows that are shown in one animation.
extension UITableView {
  /// The duration of the animation, in seconds. [unverified]
  private static let updateDuration: TimeInterval = 0.3

  /// Adds a change to the batch that is executing; outside of one, it is a batch by itself.
  func change(_ animation: RowAnimation, _ add: (inout ListUpdate) -> Void) {
    beginUpdates()
    defer { endUpdates() }
    guard let before = pending else { return }
    var update = before
    add(&update)
    for path in update.deleted.union(update.reloaded) where update.leaving[path] == nil {
      update.leaving[path] = animation
    }
    for path in update.inserted where update.entering[path] == nil { update.entering[path] = animation }
    for section in update.deletedSections.union(update.reloadedSections)
    where update.leavingSections[section] == nil {
      update.leavingSections[section] = animation
    }
    for section in update.insertedSections where update.enteringSections[section] == nil {
      update.enteringSections[section] = animation
    }
    pending = update
  }

  private var isShown: Bool { window != nil && !sections.isEmpty && Run.current != nil }

  func beginBatch() {
    if isShown, mustReload || mustMeasure { UIView.performWithoutAnimation { layoutIfNeeded() } }
    pending = ListUpdate()
  }

  func endBatch() {
    let (update, completions) = (pending ?? ListUpdate(), pendingCompletions)
    (pending, pendingCompletions) = (nil, [])
    let complete: (Bool) -> Void = { isOver in for completion in completions { completion(isOver) } }
    if isShown, !mustReload {
      let new = (0..<max(numberOfSections, 0)).map { max(numberOfRows(inSection: $0), 0) }
      if let contradiction = update.contradiction(from: sections.map { $0.edges.count - 1 }, to: new) {
        Run.noteContradiction(contradiction, of: "UITableView")
      } else {
        return show(update, complete)
      }
    }
    cells.reassign { ListMapping(update).position(of: $0) }
    (mustReload, fitted) = (true, [:])
    setNeedsLayout()
    DispatchQueue.main.async { complete(true) }
  }

  private func show(_ update: ListUpdate, _ complete: @escaping (Bool) -> Void) {
    let mapping = ListMapping(update)
    let old = sections
    var gone: [(cell: UITableViewCell, path: IndexPath, frame: CGRect, alpha: CGFloat)] = []
    var goneHeaders: [UIView] = []
    var wanted: [IndexPath] = []
    var target = contentOffset
    UIView.performWithoutAnimation {
      swipe.forgetDeleted { mapping.newPath($0) == nil }
      rowMove.forget()
      for path in cells.paths where mapping.newPath(path) == nil {
        guard let cell = cells.take(path) else { continue }
        let way = update.leaving[path] ?? update.leavingSections[path.section] ?? .automatic
        sendSubviewToBack(cell)
        gone.append((cell, path, way.displaced(cell.frame), way.alpha))
      }
      cells.reassign { mapping.newPath($0) }
      goneHeaders = renameHeaders(mapping, update)
      fitted = mapping.renamed(fitted)
      mustMeasure = true
      measure()
      target = filling(contentOffset)
      for _ in 0..<8 {
        wanted = visibleRows(in: CGRect(origin: target, size: bounds.size))
        for path in wanted where cells[path] == nil { appear(path, update, mapping, old) }
        guard fitRows() else { break }
        measure()
        target = filling(contentOffset)
      }
      let keep = Set(wanted)
      for path in cells.paths where !keep.contains(path) {
        if let cell = cells.take(path) { gone.append((cell, path, rectForRow(at: path), cell.alpha)) }
      }
      for path in wanted { if let cell = cells[path] { dress(cell, at: path) } }
    }
    let shownHeaders = Set((Array(headers.values) + Array(footers.values)).map { ObjectIdentifier($0) })
    let changes = { [self] in
      if target != contentOffset { contentOffset = target }
      for path in wanted {
        cells[path]?.placed = nil
        cells[path].map { place($0, at: path) }
        cells[path]?.alpha = 1
      }
      for entry in gone { (entry.cell.frame, entry.cell.alpha) = (entry.frame, entry.alpha) }
      for header in goneHeaders { header.alpha = 0 }
      placeHeaders()
      showHeaders(fading: shownHeaders)
    }
    let end: (Bool) -> Void = { [self] isOver in
      for entry in gone {
        entry.cell.alpha = 1
        cells.recycle(entry.cell)
        delegate?.tableView(self, didEndDisplaying: entry.cell, forRowAt: entry.path)
      }
      for header in goneHeaders { header.removeFromSuperview() }
      complete(isOver)
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

  /// Shows the cell of a row where it was before the batch, or where its animation begins.
  private func appear(_ path: IndexPath, _ update: ListUpdate, _ mapping: ListMapping, _ old: [TableSection])
  {
    let place = rectForRow(at: path)
    if let before = mapping.oldPath(path), old.indices.contains(before.section),
      before.row + 1 < old[before.section].edges.count
    {
      let edges = old[before.section].edges
      return show(
        path,
        at: CGRect(
          x: place.minX, y: edges[before.row], width: place.width,
          height: edges[before.row + 1] - edges[before.row]))
    }
    let section = mapping.oldSection(path.section)
    let way =
      update.entering[path] ?? update.enteringSections[path.section]
      ?? section.flatMap { update.leavingSections[$0] } ?? update.leaving.first {
        mapping.position(of: $0.key) == path
      }?.value
      ?? .automatic
    show(path, at: way.displaced(place))
    cells[path]?.alpha = way.alpha
  }

  /// Gives headers and footers their new sections.
  ///
  /// - Returns: those of deleted and reloaded sections.
  private func renameHeaders(_ mapping: ListMapping, _ update: ListUpdate) -> [UIView] {
    var gone: [UIView] = []
    func renamed(_ views: [Int: UIView]) -> [Int: UIView] {
      var new: [Int: UIView] = [:]
      for section in views.keys.sorted() {
        guard let view = views[section] else { continue }
        if let after = mapping.newSection(section), !update.reloadedSections.contains(section) {
          new[after] = view
        } else {
          gone.append(view)
        }
      }
      return new
    }
    (headers, footers) = (renamed(headers), renamed(footers))
    return gone
  }
}

extension UITableView.RowAnimation {
  /// The frame at which a row begins to come, or to which it goes.
  fileprivate func displaced(_ frame: CGRect) -> CGRect {
    switch self {
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }

  /// The opacity with which a row begins to come, or with which it goes.
  fileprivate var alpha: CGFloat {
    switch self {
    case .fade, .middle, .automatic: 0
    case .right, .left, .top, .bottom, .none: 1
    }
  }
}
