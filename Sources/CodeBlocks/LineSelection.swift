import Diagnostics
import Text

/// Lines of a block that an attribute names: `2,4-6`.
package struct LineSelection: Sendable {
  /// What is done with the lines.
  package enum Role: Int, Sendable, CaseIterable {
    case marked, inserted, deleted, focused, folded
  }

  package var role: Role
  /// From 1, in the order in which they are written.
  package var ranges: [ClosedRange<Int>]
  package var place: SourceRange

  /// What is wrong with a list of lines.
  struct Fault: Error {
    var summary: String
    var fix: String
  }

  /// Reads numbers and ranges, with commas, spaces, brackets or quotes between them.
  static func ranges(_ text: some Collection<UInt8>) throws(Fault) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for word in text.split(whereSeparator: { $0.isBlank || ",[]\"'{}".utf8.contains($0) }) {
      ranges.append(try range(String(decoding: word, as: UTF8.self)))
    }
    guard !ranges.isEmpty else {
      throw Fault(summary: "no lines are named", fix: "write numbers and ranges, such as “{2,4-6}”")
    }
    return ranges
  }

  /// `5`, `5-20`, `5-`.
  private static func range(_ text: String) throws(Fault) -> ClosedRange<Int> {
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = bounds.map { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    let isOpen = bounds.count == 2 && bounds[1].isEmpty
    guard bounds.count <= 2, let first = numbers[0], let last = isOpen ? Int.max : numbers[numbers.count - 1]
    else {
      let shown = text.count > 40 ? String(text.prefix(40)) + "…" : text
      throw Fault(
        summary: "“\(shown)” isn't a line or a range of lines",
        fix: "write numbers and ranges, such as “{2,4-6}”")
    }
    guard first > 0 else {
      throw Fault(summary: "there is no line 0", fix: "count from 1, the first line that is shown")
    }
    guard last >= first else {
      throw Fault(summary: "the range \(first)-\(last) is backward", fix: "write “\(last)-\(first)”")
    }
    return first...last
  }
}

extension [LineSelection] {
  /// The roles of each line, in time linear in ranges and lines.
  func roles(lineCount: Int) -> [LineRoles] {
    var roles = [LineRoles](repeating: [], count: lineCount)
    for role in LineSelection.Role.allCases {
      var changes = [Int](repeating: 0, count: lineCount + 1)
      for selection in self where selection.role == role {
        for range in selection.ranges where range.lowerBound <= lineCount {
          changes[range.lowerBound - 1] += 1
          changes[Swift.min(range.upperBound, lineCount)] -= 1
        }
      }
      var depth = 0
      for line in 0..<lineCount {
        depth += changes[line]
        if depth > 0 { roles[line].insert(LineRoles(role)) }
      }
    }
    return roles
  }

  /// The warning about the first line beyond the end; nil if there is none.
  func problem(lineCount: Int) -> Diagnostic? {
    for selection in self {
      let beyond = selection.ranges.first {
        $0.lowerBound > lineCount || $0.upperBound > lineCount && $0.upperBound != .max
      }
      guard let beyond else { continue }
      let number = beyond.lowerBound > lineCount ? beyond.lowerBound : beyond.upperBound
      return .warning(
        "code.lines", "there is no line \(number), so it is ignored", at: selection.place,
        allowed: lineCount == 0 ? [] : [lineCount == 1 ? "1" : "1 to \(lineCount)"],
        fix: lineCount == 0 ? "delete it: the block is empty" : nil)
    }
    return nil
  }
}

/// What is done with a line.
package struct LineRoles: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  init(_ role: LineSelection.Role) { rawValue = 1 << role.rawValue }

  static let marked = LineRoles(.marked)
  static let inserted = LineRoles(.inserted)
  static let deleted = LineRoles(.deleted)
  static let focused = LineRoles(.focused)
  static let folded = LineRoles(.folded)
}
