/// Calls the presentation controller when it lays out its subviews.
final class PresentationContainerView: UIView {
  private weak var controller: UIPresentationController?

  init(_ controller: UIPresentationController, frame: CGRect) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.name = "UITransitionView"
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && controller?.passesTouch(at: point) == true ? nil : hit
  }

  override func layoutSubviews() {
    noteAdditions { controller?.containerViewWillLayoutSubviews() }
    super.layoutSubviews()
    noteAdditions { controller?.containerViewDidLayoutSubviews() }
  }

  /// Calls the presentation controller, and tells the running transition which views it has added: they aren't the
  /// animator's.
  private func noteAdditions(_ call: () -> Void) {
    let before = subviews
    call()
    guard let transition = controller?.transition, subviews.count > before.count else { return }
    transition.noteForeign(subviews.filter { view in !before.contains { $0 === view } })
  }
}
