/// A layer that keeps its sublayers' depth instead of flattening them, and draws nothing itself.
open class CATransformLayer: CALayer {
  /// A layer like any other, whose sublayers share one space with it. Backgrounds, borders and contents are
  /// not drawn.
  public required init() {
    super.init()
    properties.kind = .transform
  }

  /// A copy of a layer of the same class, as Core Animation makes one to show.
  public required init(layer: Any) { super.init(layer: layer) }
}
