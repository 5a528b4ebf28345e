import TransitionEngine

/// A range of numbers with the positions and the format of its ticks.
package struct PlotAxis: Hashable, Sendable {
  package let range: ClosedRange<Double>
  package let ticks: [Double]
  /// Decimals that the ticks take.
  package let decimals: Int

  /// Steps of 1, 2 or 5 times a power of ten, at most `maximumTicks` of them.
  ///
  /// - Parameter range: finite; its ends are kept.
  package init(over range: ClosedRange<Double>, maximumTicks: Int) {
    self.range = range
    let wanted = max(range.upperBound - range.lowerBound, 1e-9) / Double(max(maximumTicks, 1))
    let exponent = Int(log10(wanted).rounded(.down))
    let power = pow(10, Double(exponent))
    let factor = [1, 2, 5, 10].first { $0 * power >= wanted * 0.999 } ?? 10
    let step = factor * power
    decimals = max(0, -(factor == 10 ? exponent + 1 : exponent))
    let first = Int((range.lowerBound / step - 1e-9).rounded(.up))
    let last = Int((range.upperBound / step + 1e-9).rounded(.down))
    ticks = first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// The position of a value in the range, 0…1 inside.
  package func fraction(of value: Double) -> Double {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? (value - range.lowerBound) / length : 0
  }
}
