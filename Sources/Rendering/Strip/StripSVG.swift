import TransitionEngine

/// A strip as markup for a page.
package struct StripSVG: Sendable {
  /// One `<svg>` element.
  package var bytes: [UInt8]
  /// Where the frames lie, in fractions of the strip's width and height.
  package var frameRects: [CGRect]
  /// The strip's natural size, in points.
  package var size: CGSize
}
