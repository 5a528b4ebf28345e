import TransitionEngine

extension UIView {
  /// A view that looks as this one does now.
  ///
  /// - Parameter afterUpdates: whether changes of this turn are laid out and drawn first. Without, the
  ///   snapshot shows what the screen shows; of a view that was not on screen yet that is nothing, as on a
  ///   device.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(
      of: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero,
      call: "snapshotView(afterScreenUpdates:)")
  }

  /// A view that looks as a part of this one does now.
  ///
  /// - Parameters:
  ///   - rect: in this view's bounds.
  ///   - afterUpdates: see `snapshotView(afterScreenUpdates:)`.
  ///   - capInsets: margins that keep their size when the snapshot is stretched.
  /// - Returns: nil for an empty rectangle.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    snapshot(
      of: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets,
      call: "resizableSnapshotView(from:afterScreenUpdates:withCapInsets:)")
  }

  /// - Parameter call: the method that asks for it, for the log.
  private func snapshot(
    of rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets,
    call: String
  ) -> UIView? {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.origin.isFinite, rect.width.isFinite, rect.height.isFinite
    else { return nil }
    let snapshot = UISnapshotView(of: self, size: rect.size)
    guard let run = Run.current else { return snapshot }
    if afterUpdates { layoutIfNeeded() }
    guard let tree = afterUpdates ? layer.value(in: run) : run.shownValue(of: layer) else {
      run.log(
        .state, actor: debugName, name: call,
        detail: "blank: the view was never on screen; pass afterScreenUpdates: true", layer: layer,
        lint: .blankSnapshot)
      return snapshot
    }
    UIView.performWithoutAnimation {
      snapshot.layer.drawing = .snapshot(
        Snapshot(tree: LayerTree(tree), rect: rect, capInsets: capInsets))
    }
    return snapshot
  }
}

/// What `snapshotView(afterScreenUpdates:)` returns.
final class UISnapshotView: UIView {
  /// What it is a picture of.
  private let subject: String

  init(of view: UIView, size: CGSize) {
    let owner = view.owner as? UIViewController
    subject = (view as? UISnapshotView)?.subject ?? owner?.debugName ?? view.debugName
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  override var kind: String { "snapshot of \(subject)" }
}
