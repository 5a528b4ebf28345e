import HTML
import Localization
import Text
import TransitionEngine

/// Calls over time: a lane for each actor over one time axis, and the calls as a list below.
///
/// Numbers show the order of calls at one instant, and connect the list with the plot. Dots are calls by the
/// framework; rings are calls to it. Phones show only the list.
package struct CallbackAxis: PlotDrawing {
  package let title: String
  package let description: String
  let entries: [CallbackEntry]
  /// Of the run, in seconds.
  let duration: TimeInterval
  let layout: CallbackAxisLayout
  private let words: Localization

  package let classes: [FigureClass] = [.curve, .axis]
  package var size: CGSize { layout.size }

  /// - Parameters:
  ///   - events: the events to show, by time. Very long runs are cut.
  ///   - duration: the duration of the run, in seconds.
  package init(
    events: [Timeline.Event], duration: TimeInterval, title: String, words: Localization = .english
  ) {
    self.title = title
    self.words = words
    self.duration = duration.isFinite ? duration : 0
    entries = Array(CallbackEntry.entries(events).prefix(CallbackAxisLayout.mostEntries))
    layout = CallbackAxisLayout(entries, duration: duration)
    let actors = layout.lanes.map(\.actor).joined(separator: ", ")
    description = words.text(.callCount, "\(entries.count)", duration.inSeconds(), actors)
  }

  /// Plot and list for a page.
  ///
  /// - Parameter library: receives the classes for the dark style. The page writes its style sheet.
  package func figure(in library: inout FigureLibrary) -> [UInt8] {
    let plot = embedded(in: &library)
    return HTMLWriter.block("div", .class(.callbacks)) { html in
      html.newline()
      html.html(plot)
      html.newline()
      CallbackList(entries: entries, words: words).write(to: &html)
    }
  }

  package func draw(with pen: inout PlotPen) {
    drawAxis(&pen)
    for (index, lane) in layout.lanes.enumerated() {
      pen.rule(
        from: CGPoint(x: 0, y: lane.top), to: CGPoint(x: layout.size.width, y: lane.top), opacity: 0.2)
      pen.text(lane.actor, at: CGPoint(x: 0, y: lane.top + 19), .init(isBold: true, isHeading: true))
      for block in lane.blocks { draw(block, color: index % CurvePalette.count, &pen) }
    }
    drawLegend(&pen)
    pen.playhead(from: layout.x(0), to: layout.x(duration), in: layout.top...layout.bottom)
  }

  private func drawLegend(_ pen: inout PlotPen) {
    let y = layout.bottom + 18
    pen.rule(
      from: CGPoint(x: 0, y: layout.bottom), to: CGPoint(x: layout.size.width, y: layout.bottom), opacity: 0.2
    )
    let (gets, calls) = (words[.getsCall], words[.makesCall])
    let second = max(106, 31 + 0.75 * GesturePlotLayout.width(of: gets))
    for (x, text, isFilled) in [(6, gets, true), (second, calls, false)] {
      pen.dot(at: CGPoint(x: x, y: y - 4), radius: 4, color: 0, isFilled: isFilled)
      pen.text(text, at: CGPoint(x: x + CallbackAxisLayout.textGap, y: y), .init(size: 12, opacity: 0.8))
    }
  }

  private func drawAxis(_ pen: inout PlotPen) {
    for tick in layout.time.ticks {
      let x = layout.x(tick)
      pen.rule(from: CGPoint(x: x, y: layout.top), to: CGPoint(x: x, y: layout.bottom), opacity: 0.12)
      pen.text(
        tick.formatted(decimals: layout.time.decimals) + " s", at: CGPoint(x: x, y: layout.top - 8),
        .init(size: 12, anchor: .middle, opacity: 0.8))
    }
  }

  /// The calls of one lane at one instant.
  private func draw(_ block: CallbackAxisLayout.Block, color: Int, _ pen: inout PlotPen) {
    let x = layout.x(block.time)
    for (row, entry) in block.entries.enumerated() {
      let y = block.box.minY + CallbackAxisLayout.rowHeight * (CGFloat(row) + 0.5)
      if row > 0 {
        pen.line(
          [CGPoint(x: x, y: y - CallbackAxisLayout.rowHeight + 5), CGPoint(x: x, y: y - 5)], color: color,
          width: 1.5, opacity: 0.4)
      }
      pen.dot(at: CGPoint(x: x, y: y), radius: 4, color: color, isFilled: entry.kind != .call)
      let text = CallbackAxisLayout.text(of: entry)
      pen.text(
        text, at: CGPoint(x: x + (block.isBefore ? -1 : 1) * CallbackAxisLayout.textGap, y: y + 4),
        .init(size: 12, anchor: block.isBefore ? .end : .start, isCode: true))
    }
  }
}
