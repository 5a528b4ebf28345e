import UIKit

/// Folds both screens like paper: the old one is pushed together, the new one drawn out beside it.
///
/// Each screen is cut into panels, two for every fold. Panels hang on hinges that travel along a straight
/// line, and turn about them by a right angle.
public final class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The pace at which panels turn while their hinges travel.
  public enum Geometry: String, CaseIterable, Sendable {
    /// At the same pace as the hinges, as one animation block gives it. Halfway, neighboring panels are
    /// wider than the room between their hinges, and pass through each other.
    case uikit
    /// So that neighboring edges always touch, as those of paper do.
    case contact
  }

  private let duration: TimeInterval
  private let folds: Int
  private let reverse: Bool
  private let geometry: Geometry
  private let perspective: CGFloat?
  private let shadow: CGFloat

  /// - Parameters:
  ///   - duration: seconds.
  ///   - folds: at least one.
  ///   - reverse: whether the new screen comes from the right.
  ///   - perspective: the eye's distance in points; nil for none.
  ///   - shadow: how dark a folded panel is, 0…1.
  public init(
    duration: TimeInterval = 1, folds: Int = 2, reverse: Bool = false, geometry: Geometry = .uikit,
    perspective: CGFloat? = 200, shadow: CGFloat = 1
  ) {
    self.duration = duration
    self.folds = max(folds, 1)
    self.reverse = reverse
    self.geometry = geometry
    self.perspective = perspective
    self.shadow = shadow
  }

  /// The duration given at creation.
  public func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  /// Cuts both views into panels, folds one set and unfolds the other, and cleans up.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let fromView = transitionContext.view(forKey: .from),
      let toView = transitionContext.view(forKey: .to)
    else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    container.addSubview(toView)

    // Panels move; the views themselves are hidden meanwhile, and keep their frames.
    let oldPanels = panels(of: fromView)
    let newPanels = panels(of: toView)
    (oldPanels + newPanels).forEach(container.addSubview)
    fromView.isHidden = true
    toView.isHidden = true
    if let perspective { container.layer.sublayerTransform.m34 = -1 / perspective }

    let width = container.bounds.width
    let (start, end) = reverse ? (width, 0) : (0, width)
    newPanels.forEach { $0.moveHinge(to: start, shade: shadow) }

    turn(newPanels, opening: true, isDriven: transitionContext.isInteractive)
    turn(oldPanels, opening: false, isDriven: transitionContext.isInteractive)
    UIView.animate(withDuration: duration) {
      newPanels.forEach { $0.moveHingeHome() }
      oldPanels.forEach { $0.moveHinge(to: end, shade: self.shadow) }
    } completion: { _ in
      (oldPanels + newPanels).forEach { $0.removeFromSuperview() }
      container.layer.sublayerTransform = CATransform3DIdentity
      fromView.isHidden = false
      toView.isHidden = false
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  // MARK: Cutting

  /// The view, cut into a left and a right panel for every fold.
  private func panels(of view: UIView) -> [FoldPanel] {
    let size = view.bounds.size
    // Folds are even numbers of points wide, so that their halves are equally wide, and no pixel is cut. The
    // last fold takes the remainder.
    let edges =
      (0..<folds).map { 2 * (size.width * CGFloat($0) / CGFloat(2 * folds)).rounded() } + [size.width]
    return zip(edges, edges.dropFirst()).flatMap { left, right -> [FoldPanel] in
      let middle = (left + right) / 2
      let leftHalf = CGRect(x: left, y: 0, width: middle - left, height: size.height)
      let rightHalf = CGRect(x: middle, y: 0, width: right - middle, height: size.height)
      return [FoldPanel(leftHalf, of: view, side: .left), FoldPanel(rightHalf, of: view, side: .right)]
    }
  }

  // MARK: Turning

  private func turn(_ panels: [FoldPanel], opening: Bool, isDriven: Bool) {
    switch geometry {
    case .uikit: turnAtHingePace(panels, opening: opening)
    case .contact where isDriven: turnInContactByViewAnimation(panels, opening: opening)
    case .contact: turnInContact(panels, opening: opening)
    }
  }

  /// The transform's animation is Core Animation's own: it turns evenly from one matrix to the other.
  private func turnAtHingePace(_ panels: [FoldPanel], opening: Bool) {
    panels.forEach { $0.layer.transform = opening ? $0.folded : CATransform3DIdentity }
    UIView.animate(withDuration: duration) {
      panels.forEach { $0.layer.transform = opening ? CATransform3DIdentity : $0.folded }
    }
  }

  /// Two panels of width w whose hinges are 2w · s apart touch at the angle whose cosine is s.
  ///
  /// No timing function is an arc cosine. So the angles are evenly spaced, and each key time is the hinges'
  /// progress at that angle. The animation has the hinges' timing function, so both stay in step. It animates
  /// a number instead of the matrix, so that values between two keys are turns, too.
  private func turnInContact(_ panels: [FoldPanel], opening: Bool) {
    for panel in panels {
      let keys = contactKeys(of: panel, opening: opening)
      let animation = CAKeyframeAnimation(keyPath: "transform.rotation.y")
      animation.values = keys.map { panel.side.sign * $0.angle }
      animation.keyTimes = keys.map { NSNumber(value: $0.time) }
      animation.duration = duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      // The panel stays as it is at the end until the completion removes it.
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      panel.layer.add(animation, forKey: "fold")
    }
  }

  /// The same for a finger: an interaction scrubs view animations only.
  private func turnInContactByViewAnimation(_ panels: [FoldPanel], opening: Bool) {
    for panel in panels {
      let keys = contactKeys(of: panel, opening: opening)
      panel.turn(by: keys[0].angle)
      UIView.animateKeyframes(withDuration: duration, delay: 0) {
        for (key, next) in zip(keys, keys.dropFirst()) {
          UIView.addKeyframe(withRelativeStartTime: key.time, relativeDuration: next.time - key.time) {
            panel.turn(by: next.angle)
          }
        }
      }
    }
  }

  /// Angles and their times, ascending by time.
  private func contactKeys(of panel: FoldPanel, opening: Bool) -> [(angle: Double, time: Double)] {
    let closing = contactKeys(forWidth: panel.bounds.width)
    return opening ? closing.reversed().map { (angle: $0.angle, time: 1 - $0.time) } : closing
  }

  /// Angles from flat to folded. Between two of them, h apart, linear interpolation opens a gap of w · h² /
  /// 4, too small to see.
  private func contactKeys(forWidth width: CGFloat) -> [(angle: Double, time: Double)] {
    let largestGap = 0.008
    let steps = max((.pi / 4 * (width / largestGap).squareRoot()).rounded(.up), 1)
    let angles = (0..<Int(steps)).map { .pi / 2 * Double($0) / steps }
    return angles.map { (angle: $0, time: 1 - cos($0)) } + [(angle: .pi / 2, time: 1)]
  }
}

/// Half a fold: a picture of a part of a view, hinged at its outer edge, with a shadow over it.
private final class FoldPanel: UIView {
  enum Side {
    case left, right

    /// The sign of the angle that folds the panel away from the viewer.
    var sign: CGFloat { self == .left ? 1 : -1 }
  }

  let side: Side
  private let home: CGFloat
  private let shade: UIView

  init(_ part: CGRect, of view: UIView, side: Side) {
    self.side = side
    home = side == .left ? part.minX : part.maxX
    shade = FoldShade(frame: CGRect(origin: .zero, size: part.size), side: side)
    super.init(frame: part)
    // The new view was never on screen, so the picture has to wait for it to be drawn.
    if let picture = view.resizableSnapshotView(from: part, afterScreenUpdates: true, withCapInsets: .zero) {
      addSubview(picture)
    }
    addSubview(shade)
    shade.alpha = 0
    layer.anchorPoint = CGPoint(x: side == .left ? 0 : 1, y: 0.5)
    center.x = home
  }

  required init?(coder: NSCoder) { nil }

  /// Turned away by a right angle.
  var folded: CATransform3D { CATransform3DMakeRotation(side.sign * .pi / 2, 0, 1, 0) }

  func turn(by angle: CGFloat) { layer.transform = CATransform3DMakeRotation(side.sign * angle, 0, 1, 0) }

  func moveHinge(to x: CGFloat, shade alpha: CGFloat) {
    center.x = x
    shade.alpha = alpha
  }

  func moveHingeHome() { moveHinge(to: home, shade: 0) }
}

/// A shadow that grows darker away from the hinge.
private final class FoldShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(frame: CGRect, side: FoldPanel.Side) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor]
    gradient.startPoint = side == .left ? CGPoint(x: 0, y: 0.2) : CGPoint(x: 1, y: 0)
    gradient.endPoint = side == .left ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
  }

  required init?(coder: NSCoder) { nil }
}
