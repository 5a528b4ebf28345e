import TransitionEngine

/// The style of text: the choice of a font file, and the spacing of its glyphs.
package struct TextStyle: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    /// Inter, which stands in for San Francisco.
    case standard
    /// A fallback, since a monospaced font isn't required: Inter with figures of equal width and a slashed
    /// zero. Letters stay proportional.
    case monospaced
  }

  package enum Tracking: Hashable, Sendable {
    /// The spacing of the system font on iOS at this size: see `SystemTracking`.
    case automatic
    /// Points added after every character; negative is tighter.
    case points(CGFloat)
  }

  /// The supported sizes, in points. Others, and NaN, are clamped to this range.
  package static let sizes: ClosedRange<CGFloat> = 1...2048

  /// The smallest size of the display cut, as with SF Pro. In points.
  static let smallestDisplaySize: CGFloat = 20

  /// Points per em.
  package let size: CGFloat
  package var weight: FontWeight
  package var isItalic: Bool
  package var design: Design
  package var tracking: Tracking
  /// Figures of equal width, as in `UIFont.monospacedDigitSystemFont`.
  package var hasTabularFigures: Bool

  package init(
    size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false, design: Design = .standard,
    tracking: Tracking = .automatic, hasTabularFigures: Bool = false
  ) {
    self.size =
      size.isNaN ? Self.sizes.lowerBound : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.tracking = tracking
    self.hasTabularFigures = hasTabularFigures
  }

  /// Points added after every character. A tracking that is not finite, or wider than ten ems, counts as
  /// none.
  var trackingInPoints: CGFloat {
    switch tracking {
    case .automatic: SystemTracking.points(atSize: size)
    case .points(let points): abs(points) <= 10 * size ? points : 0
    }
  }

  /// The font file's name, and its PostScript name inside a collection: `InterDisplay-BoldItalic`.
  var faceName: String {
    let family = size >= Self.smallestDisplaySize ? "InterDisplay" : "Inter"
    let weightName = isItalic && weight == .regular ? "" : weight.interName
    return family + "-" + weightName + (isItalic ? "Italic" : "")
  }
}
