import Diagnostics
import DirectiveParsing
import Text

/// Options that stand where a directive's text does: below the first line of its caption, after a blank line, or indented.
enum MisplacedOptions {
  /// - Parameters:
  ///   - options: the names of the directive's options.
  ///   - problems: earlier diagnostics; a line gets only one.
  static func warnings(
    in directive: Directive, of options: [String], besides problems: [Diagnostic]
  ) -> [Diagnostic] {
    lines(of: directive.body).compactMap { line in
      guard let name = optionName(line), options.contains(name),
        let place = directive.body.source(of: line.startIndex..<line.endIndex),
        !problems.contains(where: { isOn($0.range, place) })
      else { return nil }
      let text = String(decoding: line, as: UTF8.self)
      return .warning(
        "directive.option-place", "“:\(name):” is read as text here, not as an option", at: place,
        explanation: "options come right after the opening line, each at the start of a line",
        fix: "move “\(text)” up to the other options")
    }
  }

  /// The trimmed lines of a text that aren't inside of a fence.
  private static func lines(of body: SourceText) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var fence: (mark: UInt8, count: Int)?
    for line in body.bytes.lines {
      let text = body.bytes[body.bytes.trimmed(line.content)]
      guard let first = text.first else { continue }
      let run = text.prefix { $0 == first }.count
      if let open = fence {
        if first == open.mark, run >= open.count, run == text.count { fence = nil }
      } else if run >= 3, "`~:".utf8.contains(first) {
        fence = (first, run)
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  /// The name in `:name:` or `:name: value`.
  private static func optionName(_ line: ArraySlice<UInt8>) -> String? {
    guard line.first == UInt8(ascii: ":") else { return nil }
    let name = line.dropFirst().prefix { $0 != UInt8(ascii: ":") }
    guard !name.isEmpty, name.endIndex < line.endIndex else { return nil }
    let after = line[(name.endIndex + 1)...].first
    return (after?.isBlank ?? true) ? String(decoding: name, as: UTF8.self) : nil
  }

  /// Whether a problem starts on a line.
  private static func isOn(_ range: SourceRange?, _ line: SourceRange) -> Bool {
    range.map { $0.file === line.file && line.bytes.contains($0.bytes.lowerBound) } ?? false
  }
}
