import TransitionEngine

extension UIView {
  /// A view with the appearance of this one at the end of the latest turn, without one of its subviews; nil
  /// for a view that wasn't on screen.
  func snapshot(without subview: UIView) -> UIView? {
    guard let run = Run.current, var tree = run.shownValue(of: layer) else { return nil }
    let hidden = subview.layer.id(in: run)
    tree.sublayers.removeAll { $0.id == hidden }
    var snapshot: UISnapshotView?
    UIView.performWithoutAnimation {
      snapshot = UISnapshotView(of: self, size: tree.bounds.size)
      snapshot?.layer.drawing = .snapshot(
        Snapshot(tree: LayerTree(tree), rect: tree.bounds, capInsets: .zero))
    }
    return snapshot
  }

  /// - Parameter call: the method that makes the snapshot, for the log.
  func snapshot(
    of rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets,
    call: String
  ) -> UIView? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    let snapshot = UISnapshotView(of: self, size: rect.size)
    guard let run = Run.current else { return snapshot }
    if afterUpdates { layoutIfNeeded() }
    let shown = afterUpdates ? nil : run.shownValue(of: layer)
    guard let tree = shown ?? (afterUpdates || isInSnapshot ? layer.value(in: run) : nil) else {
      run.log(
        .state, actor: debugName, name: call,
        detail: Remark("blank: the view was never on screen; pass afterScreenUpdates: true"), layer: layer,
        lint: .blankSnapshot)
      return snapshot
    }
    UIView.performWithoutAnimation {
      snapshot.layer.drawing = .snapshot(Snapshot(of: tree, rect: rect, capInsets: capInsets))
    }
    return snapshot
  }

  /// Whether the view is a snapshot, or is inside one.
  private var isInSnapshot: Bool {
    sequence(first: self, next: \.superview).contains { $0 is UISnapshotView }
  }
}

extension Snapshot {
  /// A snapshot of a part of a tree. If the tree consists only of a snapshot, the result shows that
  /// snapshot's tree, so snapshots of snapshots don't nest.
  fileprivate init(of tree: Layer, rect: CGRect, capInsets: EdgeInsets) {
    guard let whole = tree.bareSnapshot, tree.bounds.contains(rect) else {
      self.init(tree: LayerTree(tree), rect: rect, capInsets: capInsets)
      return
    }
    let offset = CGPoint(x: whole.rect.minX - tree.bounds.minX, y: whole.rect.minY - tree.bounds.minY)
    self.init(tree: whole.tree, rect: rect.offsetBy(dx: offset.x, dy: offset.y), capInsets: capInsets)
  }
}

extension Layer {
  /// The snapshot that the layer shows at its own size, if it shows nothing else.
  fileprivate var bareSnapshot: Snapshot? {
    guard case .snapshot(let snapshot)? = contents, snapshot.rect.size == bounds.size, sublayers.isEmpty,
      mask == nil, kind == .plain, backgroundColor?.isClear ?? true, borderWidth == 0,
      cornerRadius == 0 || !masksToBounds, shadow.map({ $0.opacity == 0 }) ?? true
    else { return nil }
    return snapshot
  }
}
