/// Presents an alert over a dimming view.
final class AlertPresentationController: UIPresentationController {
  private let alert: UIAlertController
  private lazy var dimming = DimmingView(frame: .zero, color: UIColor(white: 0, alpha: 0.2)) { [weak self] in
    guard let self, alert.preferredStyle == .actionSheet else { return }
    alert.dismiss(animated: true)
  }

  init(_ alert: UIAlertController, presenting presenter: UIViewController?) {
    self.alert = alert
    super.init(presentedViewController: alert, presenting: presenter)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container else { return .zero }
    let size = alert.boxSize(on: container.bounds.size)
    let bottom = (container.window ?? Run.current?.window)?.deviceInsets.bottom ?? 0
    let y =
      alert.preferredStyle == .alert
      ? (container.bounds.height - size.height) / 2 : container.bounds.height - size.height - max(bottom, 8)
    return CGRect(x: (container.bounds.width - size.width) / 2, y: y, width: size.width, height: size.height)
  }

  override func presentationTransitionWillBegin() {
    guard let container = containerView else { return }
    dimming.frame = container.bounds
    dimming.come(into: container, with: alert)
  }

  override func dismissalTransitionWillBegin() { dimming.go(with: alert) }
}
