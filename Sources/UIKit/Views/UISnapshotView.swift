import TransitionEngine

/// The view that `snapshotView(afterScreenUpdates:)` returns.
final class UISnapshotView: UIView {
  /// The name of the pictured view or controller.
  private let subject: String

  init(of view: UIView, size: CGSize) {
    let owner = view.owner as? UIViewController
    subject = (view as? UISnapshotView)?.subject ?? owner?.debugName ?? view.debugName
    super.init(frame: CGRect(origin: .zero, size: size))
  }

  required init?(coder: NSCoder) { nil }

  override var kind: String { "snapshot of \(subject)" }
}
