import TransitionEngine

/// A view that applies an effect to the content behind it. Add subviews to its `contentView`. In a snapshot
/// of the view, the blur is not drawn.
open class UIVisualEffectView: UIView {
  /// The view that contains the content on the effect.
  open var contentView: UIView { ownContentView }
  private let ownContentView = UIView()
  private let backdrop = UIView()
  private let material = UIView()

  /// The effect on the content behind the view; nil for none. In an animation block it fades in and out.
  open var effect: UIVisualEffect? { didSet { if effect !== oldValue { showEffect() } } }

  /// A view with an effect, without a size. In an animation block, the effect fades in.
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
    showEffect()
  }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// A view without an effect.
  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  private func showEffect() {
    if let tint = effect?.tint {
      // An invisible material has no previous color to animate from.
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
    // The blur begins with an amount of 0, so that the amount can be animated.
    if isNew {
      backdrop.layer.drawing = .backdrop(
        Backdrop(radius: shown.radius, saturation: shown.saturation, amount: 0))
    }
    backdrop.layer.change(\.contents, to: .backdrop(shown), key: .backdropAmount)
  }
}
