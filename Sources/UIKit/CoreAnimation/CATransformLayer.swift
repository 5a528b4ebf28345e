/// A layer that keeps its sublayers' depth instead of flattening them, and draws nothing itself.
open class CATransformLayer: CALayer {
  public required init() {
    super.init()
    properties.kind = .transform
  }
}
