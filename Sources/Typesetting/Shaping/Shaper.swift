import FontShaping
import TransitionEngine

/// Runs HarfBuzz over one line.
///
/// Limit: a line has one direction. Text that mixes directions is set left to right throughout.
struct Shaper {
  let font: Font

  struct Result {
    var glyphs: [Glyph] = []
    var advance: CGFloat = 0
  }

  func shape(_ scalars: [Unicode.Scalar]) -> Result {
    var result = Result()
    guard !scalars.isEmpty else { return result }
    let codePoints = scalars.map(\.value)
    let isRightToLeft = Self.isRightToLeft(scalars)
    let runs = ShapingRuns.split(scalars)
    var pen = Pen(scale: font.scale, tracking: font.style.trackingInPoints)
    for run in isRightToLeft ? runs.reversed() : runs {
      let glyphs = font.face.shaping.shape(
        run, of: codePoints, isRightToLeft: isRightToLeft, features: font.features)
      let shaped = ShapedRun(scalars: run, isRightToLeft: isRightToLeft, glyphs: glyphs)
      for part in Fallbacks(font: font, scalars: scalars, codePoints: codePoints).parts(of: shaped) {
        place(part, with: &pen, into: &result)
      }
    }
    result.advance = pen.x
    return result
  }

  /// Whether a line is set from right to left: it has letters of such a script, and no letters or figures
  /// that read the other way.
  private static func isRightToLeft(_ scalars: [Unicode.Scalar]) -> Bool {
    var hasLetters = false
    for scalar in scalars {
      let properties = scalar.properties
      if properties.numericType == .decimal { return false }
      guard properties.isAlphabetic else { continue }
      guard scalar.isRightToLeft else { return false }
      hasLetters = true
    }
    return hasLetters
  }

  private func place(_ part: Fallbacks.Part, with pen: inout Pen, into result: inout Result) {
    let units = font.face.unitsPerEm
    for cluster in part.clusters {
      let start = pen.x
      if part.glyphs[cluster.base].id == 0 {
        result.glyphs.append(pen.placeholder(for: cluster.scalars, units: units))
      } else {
        for glyph in part.glyphs[cluster.glyphs] where glyph.id != 0 {
          let placed =
            if let face = part.face {
              pen.glyph(glyph, from: face, for: cluster.scalars, unitsPerEm: units)
            } else {
              pen.glyph(glyph, for: cluster.scalars)
            }
          result.glyphs.append(placed)
        }
      }
      if let last = result.glyphs.indices.last, pen.x != start {
        // A glyph without width stays without.
        pen.track(&result.glyphs[last])
      }
    }
  }
}
