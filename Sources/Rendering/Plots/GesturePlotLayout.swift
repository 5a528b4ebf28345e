import TransitionEngine

/// The layout of a plot of a gesture, in CSS pixels.
struct GesturePlotLayout: Sendable {
  /// One of the two diagrams that share the time axis.
  struct Panel: Sendable {
    var box: CGRect
    var axis: PlotAxis
    var isPercentage: Bool

    func y(_ value: Double) -> CGFloat { box.maxY - box.height * axis.fraction(of: value) }
  }

  /// The width of a character, with a margin: on phones, themes enlarge labels beyond the plot's 13 pixels.
  private static let labelAdvance: CGFloat = 9
  private static let rowHeight: CGFloat = 21
  /// The baseline of the names above the first panel.
  static let heading: CGFloat = 16
  private static let (left, right): (CGFloat, CGFloat) = (62, 544)

  static func width(of label: String) -> CGFloat {
    // From Hangul on, most characters are as wide as they are high.
    label.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x1100 && $1.value < 0x1_0000 ? 1.8 : 1) }
      * labelAdvance
  }

  let size: CGSize
  let time: PlotAxis
  let measure: Panel
  let progress: Panel
  let labels: LabelRows

  /// - Parameter ends: instants that the time axis has to hold, beside those of samples and marks.
  init(
    measure: [GesturePlot.Line], progress: [GesturePlot.Line], ends: [TimeInterval], marks: [GesturePlot.Mark]
  ) {
    let (samples, progress) = (measure.flatMap(\.self), progress.flatMap(\.self))
    let times = (samples + progress).map(\.time) + ends + marks.map(\.time)
    let duration = max(times.filter(\.isFinite).max() ?? 0, 0.05)
    let time = PlotAxis(over: 0...duration, maximumTicks: 6)
    self.time = time
    labels = LabelRows(
      marks.map { (x: Self.x($0.time, time), width: Self.width(of: $0.label)) }, within: 0...(Self.right + 8))
    let top = Self.heading + 14 + Self.rowHeight * CGFloat(labels.rows)
    let width = Self.right - Self.left
    self.measure = Panel(
      box: CGRect(x: Self.left, y: top, width: width, height: 110),
      axis: Self.axis(samples, including: [0], ticks: 4), isPercentage: false)
    self.progress = Panel(
      box: CGRect(x: Self.left, y: top + 110 + 40, width: width, height: 140),
      axis: Self.axis(progress, including: [0, 1], ticks: 4), isPercentage: true)
    size = CGSize(width: 560, height: self.progress.box.maxY + 30)
  }

  func x(_ time: TimeInterval) -> CGFloat { Self.x(time, self.time) }

  func baseline(ofRow row: Int) -> CGFloat { Self.heading + 24 + Self.rowHeight * CGFloat(row) }

  func points(_ samples: GesturePlot.Line, in panel: Panel) -> [CGPoint] {
    samples.map { CGPoint(x: x($0.time), y: panel.y($0.value)) }
  }

  private static func x(_ time: TimeInterval, _ axis: PlotAxis) -> CGFloat {
    left + (right - left) * axis.fraction(of: min(max(time, axis.range.lowerBound), axis.range.upperBound))
  }

  /// Holds all values that can be drawn, with some air at the ends that are not among `fixed`.
  private static func axis(_ samples: [GesturePlot.Sample], including fixed: [Double], ticks: Int) -> PlotAxis
  {
    let values = samples.map { min(max($0.value, -1e6), 1e6) }.filter(\.isFinite)
    let low = (values + fixed).min() ?? 0
    let high = (values + fixed).max() ?? 1
    let air = max(high - low, 1e-3) * 0.06
    let isFlat = low == high
    return PlotAxis(
      over: (fixed.contains(low) ? low : low - air)...(fixed.contains(high) && !isFlat ? high : high + air),
      maximumTicks: ticks)
  }
}
