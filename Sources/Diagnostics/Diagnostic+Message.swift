extension Diagnostic {
  /// The problem in one text, with allowed values, fix and notes.
  package var wholeMessage: String {
    var lines = [summary]
    if let explanation { lines.append(explanation) }
    if !allowed.isEmpty { lines.append("allowed: " + allowed.joined(separator: ", ")) }
    if let fix { lines.append("fix: " + fix) }
    lines += notes.map { "note: " + $0.message }
    return lines.joined(separator: "\n")
  }
}
