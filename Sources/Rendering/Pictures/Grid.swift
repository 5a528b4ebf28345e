import Foundation
import TransitionEngine

/// The unit in which pictures and strips are written: a fixed fraction of a point.
///
/// Whole numbers are shorter than decimals and compress better. A twentieth of a point is a tenth of a pixel on a screen of
/// scale 2, fine enough for text of 11 points.
package enum Grid {
  /// Output units per point.
  package static let unitsPerPoint: CGFloat = 20

  /// A length in points as whole units.
  package static func units(_ points: CGFloat) -> Int {
    FixedDecimal.scale(points * unitsPerPoint, decimals: 0)
  }

  /// A length in units, in points.
  package static func snapped(_ points: CGFloat) -> CGFloat { CGFloat(units(points)) / unitsPerPoint }

  package static func pathData(_ path: Path) -> [UInt8] {
    var data = PathData(scale: unitsPerPoint)
    data.append(path)
    return data.bytes
  }
}
