import TransitionEngine

/// The unit in which pictures and strips are written: a fixed fraction of a point.
///
/// Whole numbers are shorter than decimals and compress better. Rounding to tenths of a point moves nothing
/// by more than a tenth of a pixel on a screen of scale 2, fine enough for text of 11 points.
package enum Grid {
  /// Output units per point.
  package static let unitsPerPoint: CGFloat = 10

  /// A length in points as whole units.
  ///
  /// - Parameter step: the result is a multiple of it.
  package static func units(_ points: CGFloat, step: Int = 1) -> Int {
    FixedDecimal.scale(points * unitsPerPoint / CGFloat(step), decimals: 0) * step
  }

  package static func pathData(_ path: Path, step: Int = 1) -> [UInt8] {
    var data = PathData(scale: unitsPerPoint, step: step)
    data.append(path)
    return data.bytes
  }
}
