import FontShaping
import TransitionEngine

/// The vertical measures of a font: in ems on a `FontFace`, in points on a `Font`. Signs are those of
/// `UIFont`.
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
  /// The metrics in the font's own tables, in ems.
  init(_ face: ShapingFace) {
    /// A font without the entry gets the value usual for a sans serif.
    func ems(_ metric: LineMetric, otherwise fallback: CGFloat) -> CGFloat {
      face.metric(metric).map { CGFloat($0) / CGFloat(face.unitsPerEm) } ?? fallback
    }
    self.init(
      ascender: ems(.ascender, otherwise: 0.95), descender: ems(.descender, otherwise: -0.25),
      leading: ems(.lineGap, otherwise: 0), capHeight: ems(.capHeight, otherwise: 0.72),
      xHeight: ems(.xHeight, otherwise: 0.54))
  }
}
