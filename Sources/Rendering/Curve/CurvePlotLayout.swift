import TransitionEngine

/// The layout of a plot of curves, in CSS pixels.
struct CurvePlotLayout: Sendable {
  struct Label: Hashable, Sendable {
    /// The start of the text's baseline; its end for a label before the line.
    var point: CGPoint
    var isBefore: Bool
  }

  let size = CGSize(width: 640, height: 360)
  let plot = CGRect(x: 64, y: 16, width: 556, height: 308)
  /// The width of a character and the height of a line, with a margin: on phones, themes enlarge labels
  /// beyond the plot's 13 pixels.
  private static let labelAdvance: CGFloat = 9.6
  private static let labelHeight: CGFloat = 18
  /// The search for places compares all pairs.
  private static let mostSearchedLabels = 12
  let time: PlotAxis
  let value: PlotAxis
  private(set) var labels: [Label] = []

  init(_ series: [CurveSeries]) {
    let duration = series.map(\.duration).max() ?? 1
    let low = series.map(\.range.lowerBound).min() ?? 0
    let high = series.map(\.range.upperBound).max() ?? 1
    // A margin above and below overshoots.
    let air = (high - low) * 0.04
    time = PlotAxis(over: 0...duration, maximumTicks: 6)
    value = PlotAxis(over: (low < 0 ? low - air : 0)...(high > 1 ? high + air : 1), maximumTicks: 6)
    labels = placedLabels(series)
  }

  func point(time t: Double, value v: Double) -> CGPoint {
    CGPoint(
      x: plot.minX + plot.width * time.fraction(of: t), y: plot.maxY - plot.height * value.fraction(of: v))
  }

  /// The curve, and the rest at its end up to the plot's edge.
  func line(of one: CurveSeries) -> Path {
    let origin = point(time: 0, value: 0)
    let end = point(time: one.duration, value: 1)
    // A fifth of a pixel.
    var path = one.path(tolerance: 0.2 / Double(abs(end.y - origin.y)))
      .applying(
        CGAffineTransform(
          a: end.x - origin.x, b: 0, c: 0, d: end.y - origin.y, tx: origin.x, ty: origin.y))
    if one.duration < time.range.upperBound {
      let rest = one.isMeasured ? one.value(at: one.duration) : 1
      path.addLine(to: point(time: time.range.upperBound, value: rest))
    }
    return path
  }

  /// Every label beside its own line, where it is farthest from the other lines and labels.
  private func placedLabels(_ series: [CurveSeries]) -> [Label] {
    let lines = series.map(sampled)
    var boxes: [CGRect] = []
    return series.enumerated().map { index, one in
      let width = CGFloat(one.name.count) * Self.labelAdvance
      var best = (score: -CGFloat.infinity, label: Label(point: .zero, isBefore: false), box: CGRect.zero)
      for step in 4...36 where series.count <= Self.mostSearchedLabels {
        let at = one.duration * Double(step) / 40
        let anchor = point(time: at, value: one.value(at: at))
        for (dx, dy) in [(9, 16), (9, -7), (-9, -7), (-9, 16)] as [(CGFloat, CGFloat)] {
          let isBefore = dx < 0
          let label = Label(point: CGPoint(x: anchor.x + dx, y: anchor.y + dy), isBefore: isBefore)
          let left = isBefore ? label.point.x - width : label.point.x
          let box = CGRect(x: left, y: label.point.y - 13, width: width, height: Self.labelHeight)
          guard plot.insetBy(dx: 2, dy: 2).contains(box) else { continue }
          let score = clearance(of: box, from: lines, own: index, labels: boxes)
          if score > best.score + 0.01 { best = (score, label, box) }
        }
      }
      // A name too long for the plot stands at its top.
      if best.score == -.infinity {
        best.label.point = CGPoint(x: plot.minX + 8, y: plot.minY + 14 + 16 * CGFloat(index))
        best.box = CGRect(
          x: best.label.point.x, y: best.label.point.y - 13, width: width, height: Self.labelHeight)
      }
      boxes.append(best.box)
      return best.label
    }
  }

  /// Points of a line, close enough together to see what a label would hide.
  private func sampled(_ one: CurveSeries) -> [CGPoint] {
    (0...120).map { step in
      let at = time.range.upperBound * Double(step) / 120
      return point(time: at, value: one.value(at: at))
    }
  }

  /// The distance to the nearest other thing; the own line may come near, but not cross.
  private func clearance(
    of box: CGRect, from lines: [[CGPoint]], own: Int, labels: [CGRect]
  ) -> CGFloat {
    var nearest: CGFloat = 60
    for (index, line) in lines.enumerated() {
      for p in line {
        let dx = max(box.minX - p.x, p.x - box.maxX, 0)
        let dy = max(box.minY - p.y, p.y - box.maxY, 0)
        let distance = hypot(dx, dy)
        if index != own {
          nearest = min(nearest, distance)
        } else if distance < 3 {
          nearest = min(nearest, distance - 20)
        }
      }
    }
    for other in labels where other.insetBy(dx: -8, dy: -4).intersects(box) { nearest = min(nearest, -40) }
    return nearest
  }
}
