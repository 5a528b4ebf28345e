import CHarfBuzz
import TransitionEngine

/// One face of a font file, in font units. Immutable, so threads share it without asking.
///
/// Shaping happens at the scale of the design: one handle serves every size, and widths grow exactly linearly.
package final class FontFace: @unchecked Sendable {
  /// The file it came from; collections hold several faces.
  package let path: String
  package let index: UInt32
  package let unitsPerEm: CGFloat
  /// Line metrics in ems.
  package let metrics: FontMetrics

  /// A HarfBuzz font made immutable; owned.
  let handle: OpaquePointer
  private let outlines: GlyphOutlines

  /// Nil when the bytes are no font.
  init?(blob: OpaquePointer, index: UInt32, path: String) {
    guard index < hb_face_count(blob), let face = hb_face_create(blob, index) else { return nil }
    defer { hb_face_destroy(face) }
    let unitsPerEm = hb_face_get_upem(face)
    guard hb_face_get_glyph_count(face) > 0, unitsPerEm > 0, let font = hb_font_create(face) else {
      return nil
    }
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    hb_face_make_immutable(face)
    self.path = path
    self.index = index
    self.unitsPerEm = CGFloat(unitsPerEm)
    metrics = FontMetrics(font: font, unitsPerEm: CGFloat(unitsPerEm))
    handle = font
    outlines = GlyphOutlines(font: font)
  }

  deinit {
    hb_font_destroy(handle)
  }

  /// The outline of a glyph in font units, y down, its origin on the baseline. Empty for a space.
  func outline(ofGlyph glyph: UInt32) -> Path {
    outlines[glyph]
  }

  /// Whether the face draws a scalar by itself.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(handle, scalar.value, &glyph) != 0
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
