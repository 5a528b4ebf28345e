import CHarfBuzz
import TransitionEngine

/// The vertical measures of a font: in ems on a `FontFace`, in points on a `Font`. Signs are those of `UIFont`.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line; positive.
  package var ascender: CGFloat
  /// From the baseline down to the bottom of the line; negative.
  package var descender: CGFloat
  /// Extra space between lines.
  package var leading: CGFloat
  /// Height of capitals above the baseline.
  package var capHeight: CGFloat
  /// Height of a lowercase x above the baseline.
  package var xHeight: CGFloat

  /// From one baseline to the next.
  package var lineHeight: CGFloat { ascender - descender + leading }

  package func scaled(by factor: CGFloat) -> FontMetrics {
    FontMetrics(
      ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor)
  }
}

extension FontMetrics {
  /// What a font says of itself, in ems.
  init(font: OpaquePointer, unitsPerEm: CGFloat) {
    /// A font without the entry gets the value usual for a sans serif.
    func ems(_ tag: hb_ot_metrics_tag_t, otherwise fallback: CGFloat) -> CGFloat {
      var position: hb_position_t = 0
      return hb_ot_metrics_get_position(font, tag, &position) != 0 ? CGFloat(position) / unitsPerEm : fallback
    }
    self.init(
      ascender: ems(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, otherwise: 0.95),
      descender: ems(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, otherwise: -0.25),
      leading: ems(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, otherwise: 0),
      capHeight: ems(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.72),
      xHeight: ems(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.54))
  }
}
