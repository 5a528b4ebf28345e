import Diagnostics
import TransitionEngine
import Markup
import Rendering

/// A line of a plot: `label: curve`, or a curve that is its own label.
struct CurveLine {
  private let label: String
  private let expression: Located<String>

  init(_ line: Located<String>) {
    let text = Array(line.value.utf8)
    let open = text.firstIndex(of: UInt8(ascii: "(")) ?? text.count
    // The colon of `spring(damping: 1)` is no label's.
    let colon = text[..<open].firstIndex(of: UInt8(ascii: ":"))
    let label = String(decoding: text[..<(colon ?? 0)], as: UTF8.self).trimmed
    expression = Self.part(of: line, from: colon.map { $0 + 1 } ?? 0)
    self.label = label.isEmpty ? expression.value : label
  }

  /// - Parameter duration: seconds.
  /// - Throws: at the curve, for one that is none.
  func series(duration: TimeInterval) throws(Diagnostic) -> CurveSeries {
    let curve = try CurveExpression.parse(expression, duration: duration)
    return CurveSeries(name: label, curve: curve, duration: duration)
  }

  /// The text from an offset on, without blanks at its ends, at its own place.
  private static func part(of line: Located<String>, from offset: Int) -> Located<String> {
    let rest = Array(line.value.utf8.dropFirst(offset))
    let text = String(decoding: rest, as: UTF8.self).trimmed
    // A line that Liquid produced stands as a whole for what produced it.
    guard line.range.bytes.count == line.value.utf8.count else { return Located(text, at: line.range) }
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    let start = line.range.bytes.lowerBound + offset + blanks
    return Located(text, at: SourceRange(line.range.file, start..<(start + text.utf8.count)))
  }
}
