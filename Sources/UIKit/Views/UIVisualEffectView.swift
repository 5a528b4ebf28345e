import TransitionEngine

/// Lays an effect over what is behind it. Views belong into its `contentView`. In a snapshot of it the
/// blur is not drawn.
open class UIVisualEffectView: UIView {
  /// Holds what is to be seen on the effect.
  public let contentView = UIView()
  private let backdrop = UIView()
  private let material = UIView()

  /// The effect on the content behind; nil for none. In an animation block it fades in and out.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { showEffect() } } }

  /// A view with an effect, without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    backdrop.clipsToBounds = true
    material.alpha = 0
    for view in [backdrop, material, contentView] {
      view.isUserInteractionEnabled = view === contentView
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    UIView.performWithoutAnimation { showEffect() }
  }

  private func showEffect() {
    if let tint = effect?.tint {
      // What does not show yet has no colour to come from.
      if material.alpha == 0 {
        UIView.performWithoutAnimation { material.backgroundColor = tint }
      } else {
        material.backgroundColor = tint
      }
    }
    material.alpha = effect?.tint == nil ? 0 : 1
    contentView.alpha = effect?.contentAlpha ?? 1
    var shown = effect?.backdrop ?? backdrop.layer.properties.backdrop
    shown?.amount = effect?.backdrop == nil ? 0 : 1
    guard let shown else { return }
    let isNew = backdrop.layer.properties.backdrop == nil
    // It begins as a blur of nothing, so that there is something to animate.
    if isNew {
      backdrop.layer.drawing = .backdrop(
        Backdrop(radius: shown.radius, saturation: shown.saturation, amount: 0))
    }
    backdrop.layer.change(\.contents, to: .backdrop(shown), key: .backdropAmount)
  }
}
