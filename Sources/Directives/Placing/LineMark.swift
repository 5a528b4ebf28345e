import CodeBlocks
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
    let periods = run.litPeriods
    let names = Dictionary(uniqueKeysWithValues: periods.indices.map { (periods[$0], run.lineClass($0)) })
    let marks = run.litLines.map { LineMark(name: names[$0.period] ?? "", period: $0) }
    return Dictionary(grouping: marks, by: \.period.listing).map { ($1, $0) }
      .sorted { ($0.listing ?? .max) < ($1.listing ?? .max) }
  }

  /// HTML for the start of each line, by the lines' numbers.
  ///
  /// - Parameters:
  ///   - code: the lines of the listing. Whole statements are lit, and the blocks of what goes on for a time.
  ///   - hasTimes: whether it has the times of the line, for where nothing moves.
  static func html(of marks: [LineMark], in code: StatementLines, hasTimes: Bool) -> [Int: [UInt8]] {
    let own = Dictionary(grouping: marks, by: \.period.line)
    return filled(own, in: code).reduce(into: [:]) { html, line in
      html[line.key] = Self.html(of: line.value, hasTimes: hasTimes && own[line.key] != nil)
    }
  }

  /// HTML for the start of a line.
  private static func html(of marks: [LineMark], hasTimes: Bool) -> [UInt8] {
    HTMLWriter.html { html in
      for (index, mark) in marks.enumerated() {
        html.element(
          "i", .class("\(ListingStyles.markClass) \(mark.name)"),
          hasTimes && index == 0 ? HTMLAttribute("data-at", times(of: marks.map(\.period))) : nil)
      }
    }
  }

  /// The marks by lines, and those of lines without an effect of their own: the further lines of a statement, and the
  /// lines of its block.
  private static func filled(_ own: [Int: [LineMark]], in code: StatementLines) -> [Int: [LineMark]] {
    var filled = own
    for (number, marks) in own.sorted(by: { $0.key < $1.key }) {
      for line in code.statement(at: number) where filled[line] == nil { filled[line] = marks }
    }
    // What is inside comes first.
    for (number, marks) in own.sorted(by: { $0.key > $1.key }) {
      let lasting = marks.filter { $0.period.start < $0.period.end }
      guard !lasting.isEmpty, let block = code.block(at: number) else { continue }
      for line in block where filled[line] == nil { filled[line] = lasting }
    }
    return filled
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

  /// The periods of lines, each once.
  fileprivate var litPeriods: [LitLine.Period] {
    var seen: Set<LitLine.Period> = []
    return litLines.map(\.period).filter { seen.insert($0).inserted }
  }

  /// The class of the marks of a period.
  fileprivate func lineClass(_ index: Int) -> String { "\(scope)l\(index)" }

  /// The name of the figure's time, which the marks follow.
  var timelineName: String { "--\(scope)" }

  /// The rules for when marks are lit.
  var lineRules: [UInt8] {
    guard lightsLines else { return [] }
    var css: [UInt8] = []
    css.write(raw: ".\(scope) .\(ListingStyles.handClass){view-timeline:\(timelineName) inline}")
    for (index, line) in litPeriods.enumerated() {
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
