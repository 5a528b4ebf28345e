import FontShaping
import TransitionEngine

/// Moves along the baseline. Font units are summed as integers, so that a width does not depend on the
/// rounding of the glyphs before it.
struct Pen {
  let scale: CGFloat
  let tracking: CGFloat
  private var units = 0
  private var trackedClusters = 0

  init(scale: CGFloat, tracking: CGFloat) {
    self.scale = scale
    self.tracking = tracking
  }

  var x: CGFloat { CGFloat(units) * scale + CGFloat(trackedClusters) * tracking }

  mutating func glyph(_ glyph: ShapedGlyph, for scalars: Range<Int>) -> Glyph {
    let offset = CGPoint(x: CGFloat(glyph.offset.x) * scale, y: 0 - CGFloat(glyph.offset.y) * scale)
    return advance(by: Int(glyph.advance), .outline(glyph.id), scalars, offset)
  }

  /// - Parameter unitsPerEm: of the font that the pen moves in.
  mutating func glyph(
    _ glyph: ShapedGlyph, from face: FontFace, for scalars: Range<Int>, unitsPerEm: CGFloat
  ) -> Glyph {
    let factor = unitsPerEm / face.unitsPerEm
    let offset = CGPoint(
      x: CGFloat(glyph.offset.x) * factor * scale, y: 0 - CGFloat(glyph.offset.y) * factor * scale)
    let units = (CGFloat(glyph.advance) * factor).rounded()
    return advance(by: Int(units), .borrowed(glyph.id, from: face), scalars, offset)
  }

  mutating func placeholder(for scalars: Range<Int>, units: CGFloat) -> Glyph {
    advance(by: Int(units), .placeholder, scalars, .zero)
  }

  private mutating func advance(
    by units: Int, _ shape: Glyph.Shape, _ scalars: Range<Int>, _ offset: CGPoint
  ) -> Glyph {
    let start = x
    self.units += units
    return Glyph(shape: shape, scalars: scalars, x: start, advance: x - start, offset: offset)
  }

  /// Adds the tracking after a cluster to its last glyph.
  mutating func track(_ last: inout Glyph) {
    trackedClusters += 1
    last.advance = x - last.x
  }
}
