import TransitionEngine

/// The required accuracy of a drawing, derived from its size on the page.
package struct Precision: Hashable, Sendable {
  /// The largest error, in points of the screen.
  package let tolerance: CGFloat
  /// The distance that drawing extends below a neighbor that covers the edge, in points.
  package let seam: CGFloat
  /// Projected coordinates are multiples of so many units: rounding takes a third of the tolerance at most. Where
  /// last digits repeat, bytes compress better.
  package let step: Int
  /// The largest mean error of a gradient, in gray levels of 255.
  let levels: CGFloat

  /// Device pixels per CSS pixel that drawings are made for.
  package static let pixelRatio: CGFloat = 2
  /// The largest error, in device pixels.
  package static let pixelError: CGFloat = 0.6

  /// - Parameter displayScale: shown width over the screen's own; clamped to 0.05…4.
  package init(displayScale: CGFloat) {
    let scale = Precision.clamped(displayScale)
    self.init(tolerance: Precision.pixelError / (Precision.pixelRatio * scale), rounding: 0.65, levels: 1.25)
  }

  /// Pictures that are gone after a moment: errors are up to 0.6 CSS pixels, and rounding takes half of them.
  ///
  /// - Parameter displayScale: shown width over the screen's own; clamped to 0.05…4.
  static func moving(displayScale: CGFloat) -> Precision {
    Precision(tolerance: 0.6 / clamped(displayScale), rounding: 0.9, levels: 2.5)
  }

  /// - Parameter rounding: the largest step of coordinates, as a part of the tolerance.
  private init(tolerance: CGFloat, rounding: CGFloat, levels: CGFloat) {
    self.levels = levels
    self.tolerance = tolerance
    let coarsest = tolerance * Grid.unitsPerPoint * rounding
    step = [10, 5, 2].first { CGFloat($0) <= coarsest } ?? 1
    seam = min(max(tolerance * 25 / 12, 0.75), 4)
  }

  private static func clamped(_ displayScale: CGFloat) -> CGFloat {
    displayScale.isFinite ? min(max(displayScale, 0.05), 4) : 1
  }

  /// Pictures are shown at their own size on a stage.
  package static let definitions = Precision(displayScale: 1)

  /// Decimals that the linear part of a transform needs over a drawing of this extent from its center, in
  /// points.
  package func decimals(forExtent extent: CGFloat) -> Int {
    var step: CGFloat = 0.005
    for decimals in 2..<6 {
      if extent * step <= tolerance / 3 { return decimals }
      step /= 10
    }
    return 6
  }
}
