import Localization
import Text
import TransitionEngine

/// A finger and the transition over one time axis: the finger's translation above; below it the fraction that
/// the gesture requested, the progress of the transition, and the threshold between canceling and finishing.
package struct GesturePlot: PlotDrawing {
  /// A value at an instant, in seconds.
  package struct Sample: Hashable, Sendable {
    package var time: TimeInterval
    package var value: Double

    package init(time: TimeInterval, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// Values by time, joined by straight lines.
  package typealias Line = [Sample]

  /// The quantity of the finger: a translation in points, or a scale.
  package struct Measure: Hashable, Sendable {
    /// The label of its axis, such as `Translation in points`.
    package var name: String
    /// One line for each touch.
    package var lines: [Line]

    package init(name: String, lines: [Line]) {
      self.name = name
      self.lines = lines
    }
  }

  /// An instant at which something was decided or ended.
  package struct Mark: Hashable, Sendable {
    package var time: TimeInterval
    /// A word or two: `began`, `finish`.
    package var label: String

    package init(time: TimeInterval, label: String) {
      self.time = time
      self.label = label
    }
  }

  package let title: String
  package let description: String
  package let measure: Measure
  /// 0…1; one line for each time that a gesture drives the transition.
  package let fraction: [Line]
  /// 0…1; one line for each transition.
  package let completion: [Line]
  /// A fraction; nil without a threshold.
  package let threshold: Double?
  /// The intervals in which fingers were down.
  package let contacts: [ClosedRange<TimeInterval>]
  package let marks: [Mark]
  /// Of the run, in seconds; 0 for a plot without one.
  package let duration: TimeInterval

  package let classes: [FigureClass] = [.curve, .gesture]
  let layout: GesturePlotLayout
  private let words: Localization
  package var size: CGSize { layout.size }

  /// - Parameter marks: only the first dozen is shown.
  package init(
    title: String, description: String, measure: Measure, fraction: [Line], completion: [Line],
    threshold: Double?, contacts: [ClosedRange<TimeInterval>], marks: [Mark],
    duration: TimeInterval = 0, words: Localization = .english
  ) {
    self.words = words
    self.title = title
    self.description = description
    self.measure = measure
    self.fraction = fraction
    self.completion = completion
    self.threshold = threshold
    self.contacts = contacts
    self.marks = Array(marks.prefix(12))
    self.duration = duration
    layout = GesturePlotLayout(
      measure: measure.lines, progress: fraction + completion, ends: contacts.map(\.upperBound) + [duration],
      marks: self.marks)
  }

  /// The finger's color, and the transition's.
  private static let finger = 0
  private static let transition = 1
  private static let paleness = 0.35

  package func draw(with pen: inout PlotPen) {
    for contact in contacts { drawContact(contact, &pen) }
    drawGrid(&pen)
    drawMarks(&pen)
    drawLegends(&pen)
    drawThreshold(&pen)
    for line in measure.lines {
      pen.line(layout.points(line, in: layout.measure), color: Self.finger, width: 2.5)
    }
    // Wide and pale: where both agree, the transition's line lies in the middle of the finger's.
    for line in fraction {
      pen.line(
        layout.points(line, in: layout.progress), color: Self.finger, width: 8, opacity: Self.paleness)
    }
    for line in completion {
      pen.line(layout.points(line, in: layout.progress), color: Self.transition, width: 2.5)
    }
    pen.playhead(
      from: layout.x(0), to: layout.x(duration),
      in: layout.measure.box.minY...layout.progress.box.maxY)
  }

  private func drawContact(_ contact: ClosedRange<TimeInterval>, _ pen: inout PlotPen) {
    let (left, right) = (layout.x(contact.lowerBound), layout.x(contact.upperBound))
    for panel in [layout.measure, layout.progress] {
      pen.area(
        CGRect(x: left, y: panel.box.minY, width: right - left, height: panel.box.height), opacity: 0.07)
    }
  }

  private func drawGrid(_ pen: inout PlotPen) {
    for panel in [layout.measure, layout.progress] {
      for tick in panel.axis.ticks {
        let y = panel.y(tick)
        pen.rule(
          from: CGPoint(x: panel.box.minX, y: y), to: CGPoint(x: panel.box.maxX, y: y),
          opacity: tick == 0 ? 0.35 : 0.12)
        let text =
          panel.isPercentage
          ? (tick * 100).formatted(decimals: 0) + " %" : tick.formatted(decimals: panel.axis.decimals)
        pen.text(
          text, at: CGPoint(x: panel.box.minX - 8, y: y + 4.5), .init(anchor: .end, opacity: 0.8))
      }
    }
    for tick in layout.time.ticks {
      let x = layout.x(tick)
      for panel in [layout.measure, layout.progress] {
        pen.rule(
          from: CGPoint(x: x, y: panel.box.minY), to: CGPoint(x: x, y: panel.box.maxY),
          opacity: tick == 0 ? 0.35 : 0.12)
      }
      pen.text(
        tick.formatted(decimals: layout.time.decimals) + " s",
        at: CGPoint(x: x, y: layout.progress.box.maxY + 21), .init(anchor: .middle, opacity: 0.8))
    }
  }

  private func drawMarks(_ pen: inout PlotPen) {
    for (mark, place) in zip(marks, layout.labels.places) {
      let x = layout.x(mark.time)
      let baseline = layout.baseline(ofRow: place.row)
      // Not across the legend between the panels.
      for (top, panel) in [(baseline - 11, layout.measure), (layout.progress.box.minY, layout.progress)] {
        pen.rule(from: CGPoint(x: x, y: top), to: CGPoint(x: x, y: panel.box.maxY), opacity: 0.5)
      }
      pen.text(
        mark.label,
        at: CGPoint(x: place.isBefore ? place.span.upperBound : place.span.lowerBound, y: baseline),
        .init(anchor: place.isBefore ? .end : .start, isBold: true))
    }
  }

  private func drawThreshold(_ pen: inout PlotPen) {
    guard let threshold, layout.progress.axis.range.contains(threshold) else { return }
    let y = layout.progress.y(threshold)
    let box = layout.progress.box
    pen.rule(from: CGPoint(x: box.minX, y: y), to: CGPoint(x: box.maxX, y: y), opacity: 0.75, dashes: "5 4")
  }

  // MARK: Legends

  private enum Swatch { case none, finger, transition, contact, threshold }

  private func drawLegends(_ pen: inout PlotPen) {
    var above: [(String, Swatch)] = [(measure.name, .none)]
    if !contacts.isEmpty { above.append((words[.fingerDown], .contact)) }
    drawLegend(above, at: CGPoint(x: layout.measure.box.minX, y: GesturePlotLayout.heading), &pen)
    var below: [(String, Swatch)] = [
      (words[.fraction], .finger), (words[.completion], .transition),
    ]
    if let threshold {
      below.append((words.text(.threshold, (threshold * 100).formatted(decimals: 0)), .threshold))
    }
    drawLegend(below, at: CGPoint(x: layout.progress.box.minX, y: layout.progress.box.minY - 11), &pen)
  }

  private func drawLegend(_ items: [(name: String, swatch: Swatch)], at start: CGPoint, _ pen: inout PlotPen)
  {
    var x = start.x
    for (name, swatch) in items {
      if swatch != .none {
        draw(swatch, at: CGPoint(x: x, y: start.y - 4.5), &pen)
        x += 26
      }
      pen.text(name, at: CGPoint(x: x, y: start.y), .init(isBold: true, color: Self.color(of: swatch)))
      x += GesturePlotLayout.width(of: name) + 16
    }
  }

  /// A sample of what a name stands for, 18 pixels wide.
  private func draw(_ swatch: Swatch, at left: CGPoint, _ pen: inout PlotPen) {
    let right = CGPoint(x: left.x + 18, y: left.y)
    switch swatch {
    case .none: break
    case .finger: pen.line([left, right], color: Self.finger, width: 8, opacity: Self.paleness)
    case .transition: pen.line([left, right], color: Self.transition, width: 2.5)
    case .contact: pen.area(CGRect(x: left.x, y: left.y - 6, width: 18, height: 12), opacity: 0.16)
    case .threshold: pen.rule(from: left, to: right, opacity: 0.75, dashes: "5 4")
    }
  }

  private static func color(of swatch: Swatch) -> Int? {
    switch swatch {
    case .none, .finger: finger
    case .transition: transition
    case .contact, .threshold: nil
    }
  }
}
