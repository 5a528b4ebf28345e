import Symbols
import TransitionEngine

/// A symbol whose layers light up one after the other. The layers are the separate lines of a symbol's drawing, in its
/// order; other symbols don't change, and lint reports it. Apple publishes no numbers: those here are estimates.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var isCumulative = false
  private var reverses = false
  private var inactive: CGFloat = 0.3

  /// One layer at a time is lit.
  public var iterative: Self { with { $0.isCumulative = false } }
  /// Layers stay lit until the end of the cycle.
  public var cumulative: Self { with { $0.isCumulative = true } }
  /// The cycle runs back to its beginning.
  public var reversing: Self { with { $0.reverses = true } }
  /// The cycle begins anew at its end.
  public var nonReversing: Self { with { $0.reverses = false } }
  /// Layers that aren't lit are dim.
  public var dimInactiveLayers: Self { with { $0.inactive = 0.3 } }
  /// Layers that aren't lit are invisible.
  public var hideInactiveLayers: Self { with { $0.inactive = 0 } }
  /// Layer by layer, as always.
  public var byLayer: Self { self }
  /// Layer by layer, as always.
  public var wholeSymbol: Self { self }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var new = self
    change(&new)
    return new
  }

  /// The opacities of a layer through a cycle, of a symbol with a number of layers.
  func opacities(of layer: Int, among count: Int) -> [CGFloat] {
    let there = (0...count).map { step -> CGFloat in
      // At the first step no layer is lit.
      let isLit = isCumulative ? layer < step : layer == step - 1
      return isLit ? 1 : inactive
    }
    return reverses ? there + there.reversed().dropFirst() : there + [inactive]
  }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// A symbol whose layers light up one after the other.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// The layers of a symbol in an image view, which light up one after the other.
final class VariableColorLayers {
  /// The time for which a layer is the last one that was lit, in seconds. [unverified]
  private static let step: TimeInterval = 0.3

  let views: [UIImageView]

  /// Shows the layers in a view; nil for an image without several.
  init?(in view: UIImageView) {
    guard let image = view.image, case .symbol(let symbol, let configuration) = image.source else {
      return nil
    }
    let lines = symbol.lines
    guard lines.count > 1 else { return nil }
    views = lines.map { line in
      let part = UIImageView(image: UIImage(line, configuration))
      part.frame = view.bounds
      part.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      part.contentMode = view.contentMode
      view.addSubview(part)
      return part
    }
  }

  /// Begins the cycles.
  func light(_ effect: VariableColorSymbolEffect, _ options: SymbolEffectOptions, animated: Bool) {
    for (index, view) in views.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      let values = effect.opacities(of: index, among: views.count)
      animation.values = values
      animation.duration = animated ? Self.step * Double(values.count - 1) / max(options.factor, 0.01) : 0.001
      animation.repeatCount = Float(options.count ?? .infinity)
      view.layer.add(animation, forKey: "variable color")
    }
  }

  func remove() {
    for view in views { view.removeFromSuperview() }
  }
}
