import Diagnostics

/// Reads the lines of a script one after the other, within the limits.
enum ScriptStatements {
  /// - Parameters:
  ///   - lines: one statement each; blank lines do not count.
  ///   - read: reads one line.
  static func read(
    _ lines: [Located<String>], _ diagnostics: DiagnosticCollector, _ read: (inout ScriptLine) -> Void
  ) {
    var count = 0
    for line in lines {
      guard line.value.utf8.count <= ScriptLimits.lineLength else {
        diagnostics.report(tooLong(line))
        // The statement is lost, and later ones may depend on it.
        return
      }
      guard var statement = ScriptLine(line, diagnostics) else { continue }
      guard count < ScriptLimits.statements else {
        diagnostics.report(
          .error(
            "script.limit", "a script has at most \(ScriptLimits.statements) statements",
            at: statement.verb.range, fix: "end it here"))
        return
      }
      count += 1
      read(&statement)
    }
  }

  /// The error for a statement that does not exist.
  static func unknown(_ verb: Located<String>, allowed: [String]) -> Diagnostic {
    .unknown("statement", verb.value, "script.statement", at: verb.range, allowed: allowed)
  }

  private static func tooLong(_ line: Located<String>) -> Diagnostic {
    .error(
      "script.limit", "a statement has at most \(ScriptLimits.lineLength) bytes, but this line has more",
      at: line.range, fix: "shorten it")
  }
}
