/// A dimming view under a presentation, which handles taps outside the presented view.
final class DimmingView: UIView {
  private let tapped: () -> Void
  /// Whether the views below get a touch, instead of its being a tap; never unless set.
  var passesTouch: (CGPoint) -> Bool = { _ in false }

  init(frame: CGRect, color: UIColor, tapped: @escaping () -> Void) {
    self.tapped = tapped
    super.init(frame: frame)
    backgroundColor = color
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let tap = UITapGestureRecognizer()
    tap.addTarget { [weak self] _ in self?.tapped() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && !passesTouch(point)
  }

  /// Adds the view at the back of a container, and fades it in with the presentation.
  func come(into container: UIView, with controller: UIViewController) {
    container.insertSubview(self, at: 0)
    let color = backgroundColor
    backgroundColor = color?.withAlphaComponent(0)
    Self.along(with: controller) { self.backgroundColor = color }
  }

  /// Fades out with the presentation.
  func go(with controller: UIViewController) {
    let color = backgroundColor
    Self.along(with: controller) { self.backgroundColor = color?.withAlphaComponent(0) }
  }

  /// Makes a change along with a controller's transition, or at once without one.
  static func along(with controller: UIViewController, _ change: @escaping () -> Void) {
    guard let coordinator = controller.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() }, completion: nil)
  }
}
