import TransitionEngine

extension UIImageView {
  /// The prefix of the keys of effects' animations.
  private static let prefix = "symbol effect "

  /// Adds an effect.
  ///
  /// - Parameter animated: whether it moves; otherwise only what stays of it shows.
  public func addSymbolEffect(
    _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    if let effect = effect as? VariableColorSymbolEffect,
      showVariableColor(effect, options, animated, completion)
    {
      return
    }
    guard let motion = (effect as? any MovingSymbolEffect)?.motion else {
      Run.noteUnmodeled(
        Remark("drawing of \(type(of: effect))"),
        Remark("use bounce, pulse, scale or another effect of the whole symbol"))
      return
    }
    let animation = CAKeyframeAnimation(keyPath: motion.keyPath)
    animation.values = motion.values
    animation.duration = animated ? motion.duration / max(options.factor, 0.01) : 0.001
    animation.timingFunctions = (1..<motion.values.count).map { _ in
      CAMediaTimingFunction(name: .easeInEaseOut)
    }
    let isDiscrete = effect is any DiscreteSymbolEffect
    animation.repeatCount =
      motion.stays ? 1 : Float(options.count ?? (isDiscrete && effect is BounceSymbolEffect ? 1 : .infinity))
    if motion.stays {
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
    }
    CATransaction.begin()
    if let completion { CATransaction.setCompletionBlock { completion(.init(isFinished: true)) } }
    layer.add(animation, forKey: Self.prefix + "\(type(of: effect))")
    CATransaction.commit()
  }

  /// Removes the effects of a kind.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    layer.removeAnimation(forKey: Self.prefix + "\(type(of: effect))")
    if effect is VariableColorSymbolEffect { endVariableColor() }
    completion?(.init(isFinished: true))
  }

  /// Removes all effects.
  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    for key in layer.animationKeys() ?? [] where key.hasPrefix(Self.prefix) {
      layer.removeAnimation(forKey: key)
    }
    endVariableColor()
  }

  /// Lights up the layers of a symbol.
  ///
  /// - Returns: whether the symbol has layers.
  private func showVariableColor(
    _ effect: VariableColorSymbolEffect, _ options: SymbolEffectOptions, _ animated: Bool,
    _ completion: ((UISymbolEffectCompletionContext) -> Void)?
  ) -> Bool {
    endVariableColor()
    guard let layers = VariableColorLayers(in: self) else { return false }
    variableColor = layers
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self, weak layers] in
      if let layers, self?.variableColor === layers { self?.endVariableColor() }
      completion?(.init(isFinished: true))
    }
    layers.light(effect, options, animated: animated)
    CATransaction.commit()
    setNeedsLayout()
    return true
  }

  private func endVariableColor() {
    guard let layers = variableColor else { return }
    variableColor = nil
    layers.remove()
    setNeedsLayout()
  }

  /// Replaces the image by another symbol, which fades in over the old one, whatever the effect.
  public func setSymbolImage(
    _ image: UIImage, contentTransition transition: some ContentTransitionSymbolEffect,
    options: SymbolEffectOptions = .default, completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
  ) {
    UIView.transition(
      with: self, duration: 0.3 / max(options.factor, 0.01), options: .transitionCrossDissolve,
      animations: { self.image = image }, completion: { completion?(.init(isFinished: $0)) })
  }
}
