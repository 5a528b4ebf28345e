/// Formats diagnostics for terminals and logs, with the source line, allowed values and fix.
///
/// ```
/// content/fold.md:4:2: error: unknown option “fold” [directive.unknown-option]
///    4 | :fold: 3
///      |  ^~~~
///      = allowed: duration, folds, from, to
///      = fix: did you mean “folds”?
/// ```
public struct DiagnosticFormatter: Sendable {
  /// Whether to use ANSI colors.
  public var usesColor: Bool

  /// The maximum columns of an excerpt; longer lines are cut around the caret.
  private static let excerptWidth = 160

  public init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  public func format(_ diagnostic: Diagnostic) -> String {
    var out = ""
    if let range = diagnostic.range {
      let start = range.start
      out += bold("\(Self.clean(range.file.path)):\(start.line):\(start.column): ")
    }
    out += color(diagnostic.severity, "\(diagnostic.severity.word): ")
    out += bold(Self.clean(diagnostic.summary)) + " [\(diagnostic.identifier)]\n"
    let gutter = diagnostic.range.map { excerpt(of: $0, into: &out) } ?? 3
    let margin = String(repeating: " ", count: gutter) + " = "
    if let explanation = diagnostic.explanation { out += margin + Self.clean(explanation) + "\n" }
    if !diagnostic.allowed.isEmpty {
      out += margin + "allowed: " + Self.clean(diagnostic.allowed.joined(separator: ", ")) + "\n"
    }
    if let fix = diagnostic.fix { out += margin + "fix: " + Self.clean(fix) + "\n" }
    for note in diagnostic.notes {
      let place =
        note.range.map { " (\(Self.clean($0.file.path)):\($0.start.line):\($0.start.column))" } ?? ""
      out += margin + "note: " + Self.clean(note.message) + place + "\n"
    }
    return out
  }

  /// Appends the line and the caret; returns the width of the gutter.
  private func excerpt(of range: SourceRange, into out: inout String) -> Int {
    let file = range.file
    let number = String(range.start.line)
    let gutter = max(5, number.utf8.count + 1)
    let line = file.lineRange(at: range.bytes.lowerBound)
    guard !line.isEmpty else { return gutter }
    var lower = min(max(range.bytes.lowerBound, line.lowerBound), line.upperBound)
    var shown = line
    if line.count > Self.excerptWidth {
      let start = file.characterStart(at: max(line.lowerBound, lower - Self.excerptWidth / 2))
      shown = start..<file.characterStart(at: min(line.upperBound, start + Self.excerptWidth))
    }
    lower = min(max(lower, shown.lowerBound), shown.upperBound)
    let upper = min(max(range.bytes.upperBound, lower), shown.upperBound)
    let before = Self.visible(file.bytes[shown.lowerBound..<lower])
    let marked = Self.visible(file.bytes[lower..<upper], tab: "→")
    let after = Self.visible(file.bytes[upper..<shown.upperBound])
    let pad = String(repeating: " ", count: gutter)
    out +=
      String(repeating: " ", count: gutter - number.utf8.count) + number + " | " + before + marked + after
      + "\n"
    let tail = String(repeating: "~", count: max(DisplayWidth.of(marked) - 1, 0))
    out +=
      pad + " | " + String(repeating: " ", count: DisplayWidth.of(before))
      + color(.error, "^" + tail) + "\n"
    return gutter
  }

  /// A printable source line. Tabs become spaces, or arrows where the caret points at them. Control
  /// characters, including those for writing direction, become replacement characters.
  private static func visible(_ bytes: ArraySlice<UInt8>, tab: Unicode.Scalar = " ") -> String {
    var out = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 9: out.unicodeScalars.append(tab)
      case 0..<32, 127..<160, 0x202A...0x202E, 0x2066...0x2069: out += "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// Replaces control characters, so that names can't send escape sequences to a terminal.
  package static func clean(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 32 || $0 > 126 }) else { return text }
    return Self.visible(Array(text.utf8)[...])
  }

  private func bold(_ text: String) -> String { usesColor ? "\u{1B}[1m\(text)\u{1B}[0m" : text }

  private func color(_ severity: Diagnostic.Severity, _ text: String) -> String {
    guard usesColor else { return text }
    let code = severity == .error ? 31 : severity == .warning ? 33 : 36
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}
