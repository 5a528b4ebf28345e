/// A layer that keeps its sublayers' depth instead of flattening them, and draws nothing itself.
open class CATransformLayer: CALayer {
  /// Creates a layer whose sublayers share one space with it. Backgrounds, borders and contents are not
  /// drawn.
  public required init() {
    super.init()
    properties.kind = .transform
  }

  /// Creates a copy of a layer of the same class for presentation, as Core Animation does.
  public required init(layer: Any) { super.init(layer: layer) }

  /// Never called: there are no archives.
  public required init?(coder: NSCoder) { nil }
}
