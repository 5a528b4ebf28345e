import FontShaping
import TransitionEngine

/// One face of a font file, in font units. Immutable, so threads can share it.
///
/// Shaping uses font units: one face serves every size, and widths grow exactly linearly.
package final class FontFace: Sendable {
  /// The face's file; collections hold several faces.
  package let path: String
  package let index: Int
  package let unitsPerEm: CGFloat
  /// Line metrics in ems.
  package let metrics: FontMetrics

  let shaping: ShapingFace
  /// The fonts for characters that this one lacks; nil for those fonts themselves.
  let fallbacks: FallbackFonts?
  private let outlines: GlyphOutlines

  /// Nil if the data doesn't contain the face.
  init?(_ data: FontData, index: Int, path: String, fallbacks: FallbackFonts? = nil) {
    guard let shaping = ShapingFace(data, index: index) else { return nil }
    self.path = path
    self.index = index
    unitsPerEm = CGFloat(shaping.unitsPerEm)
    metrics = FontMetrics(shaping)
    self.shaping = shaping
    self.fallbacks = fallbacks
    outlines = GlyphOutlines(of: shaping)
  }

  /// The outline of a glyph in font units, y down, its origin on the baseline. Empty for a space.
  func outline(ofGlyph glyph: UInt32) -> Path {
    outlines[glyph]
  }
}

extension FontFace: Hashable {
  package static func == (a: FontFace, b: FontFace) -> Bool {
    a === b || (a.path == b.path && a.index == b.index)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(index)
  }
}
