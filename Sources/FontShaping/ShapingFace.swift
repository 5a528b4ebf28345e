internal import CHarfBuzz

/// One face of a font file, as HarfBuzz reads it: all numbers are in font units. Immutable, so threads can
/// share it.
package final class ShapingFace: @unchecked Sendable {
  /// A HarfBuzz font made immutable; owned.
  let font: OpaquePointer

  /// More than 0.
  package let unitsPerEm: Int

  /// Nil if the data doesn't contain the face.
  package init?(_ data: FontData, index: Int) {
    guard index >= 0, index < data.faceCount, let face = hb_face_create(data.blob, UInt32(index)) else {
      return nil
    }
    defer { hb_face_destroy(face) }
    let unitsPerEm = hb_face_get_upem(face)
    guard hb_face_get_glyph_count(face) > 0, unitsPerEm > 0, let font = hb_font_create(face) else {
      return nil
    }
    hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    hb_font_make_immutable(font)
    hb_face_make_immutable(face)
    self.font = font
    self.unitsPerEm = Int(unitsPerEm)
  }

  deinit { hb_font_destroy(font) }

  /// Whether the face has a glyph for a character.
  package func has(_ scalar: Unicode.Scalar) -> Bool {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
  }

  /// A vertical measure; nil if the font doesn't define it.
  package func metric(_ metric: LineMetric) -> Int? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(font, metric.tag, &position) != 0 ? Int(position) : nil
  }
}

/// The vertical measures of a line; up is positive.
package enum LineMetric: Sendable {
  case ascender, descender, lineGap, capHeight, xHeight

  var tag: hb_ot_metrics_tag_t {
    switch self {
    case .ascender: HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER
    case .descender: HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER
    case .lineGap: HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP
    case .capHeight: HB_OT_METRICS_TAG_CAP_HEIGHT
    case .xHeight: HB_OT_METRICS_TAG_X_HEIGHT
    }
  }
}
