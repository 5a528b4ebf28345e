/// A layer whose content is drawn in tiles. Here it has a single one, as large as its bounds: drawings are vectors, so
/// all levels of detail look the same.
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels; 256 by 256 unless set. Without effect, which lint reports.
  open var tileSize: CGSize {
    get { kept("tileSize") ?? CGSize(width: 256, height: 256) }
    set { keep(newValue, .tileSize, if: newValue != CGSize(width: 256, height: 256)) }
  }

  /// The number of levels of detail; kept, without effect.
  open var levelsOfDetail: Int {
    get { kept("levelsOfDetail") ?? 1 }
    set { keep(newValue, forKey: "levelsOfDetail") }
  }

  /// The number of levels of detail beyond the layer's own size; kept, without effect.
  open var levelsOfDetailBias: Int {
    get { kept("levelsOfDetailBias") ?? 0 }
    set { keep(newValue, forKey: "levelsOfDetailBias") }
  }

  /// The duration in which a tile fades in, in seconds. Without effect: the layer is drawn before it shows.
  open class func fadeDuration() -> TimeInterval { 0.25 }
}
