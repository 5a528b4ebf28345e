import HTML
import Text
import TransitionEngine

/// A mark at a line of a listing, which is lit while the line has an effect on a figure.
struct LineMark {
  /// The mark's own class.
  var name: String
  var period: LitLine

  /// The marks of a figure, by listings.
  static func all(of run: RunDrawing) -> [(marks: [LineMark], listing: Int?)] {
    guard run.lightsLines else { return [] }
    let marks = run.litLines.enumerated().map { LineMark(name: run.lineClass($0), period: $1) }
    return Dictionary(grouping: marks, by: \.period.listing).map { ($1, $0) }
      .sorted { ($0.listing ?? .max) < ($1.listing ?? .max) }
  }

  /// HTML for the start of each line, by the lines' numbers.
  ///
  /// - Parameter hasTimes: whether it has the times of the line, for where nothing moves.
  static func html(of marks: [LineMark], hasTimes: Bool) -> [Int: [UInt8]] {
    Dictionary(grouping: marks, by: \.period.line).mapValues { marks in
      HTMLWriter.html { html in
        for (index, mark) in marks.enumerated() {
          html.element(
            "i", .class("\(ListingStyles.markClass) \(mark.name)"),
            hasTimes && index == 0 ? HTMLAttribute("data-at", times(of: marks.map(\.period))) : nil)
        }
      }
    }
  }

  /// The most periods that are named.
  private static let named = 3

  private static func times(of periods: [LitLine]) -> String {
    var times = periods.prefix(named).map(\.text)
    if periods.count > named { times.append("…") }
    return times.joined(separator: ", ")
  }
}

extension RunDrawing {
  /// Whether lines of listings are lit while the figure plays.
  var lightsLines: Bool { isPlayable && parts != .card && !litLines.isEmpty }

  /// The class of a mark.
  fileprivate func lineClass(_ index: Int) -> String { "\(scope)l\(index)" }

  /// The name of the figure's time, which the marks follow.
  var timelineName: String { "--\(scope)" }

  /// The rules for when marks are lit.
  var lineRules: [UInt8] {
    guard lightsLines else { return [] }
    var css: [UInt8] = []
    css.write(raw: ".\(scope) .\(ListingStyles.handClass){view-timeline:\(timelineName) inline}")
    for (index, line) in litLines.enumerated() {
      css.write(raw: ".\(lineClass(index)){animation-timeline:\(timelineName);animation-range:contain ")
      // A slider's end may be a part of a pixel short of the run's.
      css.write(CGFloat(min(100 * line.start / duration, 99)), decimals: 3)
      css.write("% contain ")
      // An instant at the end is lit from then on.
      let end = Swift.max(line.end, line.start + LitLine.instant)
      css.write(CGFloat(100 * end / duration), decimals: 3)
      css.write("%}")
    }
    css.write("\n")
    return css
  }
}
