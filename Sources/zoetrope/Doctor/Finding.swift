import Diagnostics

/// Something that `doctor` has looked at.
struct Finding {
  var name: String
  /// What was found; as short as a table needs.
  var value: String
  /// Nil where all is well.
  var problem: Diagnostic?

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  init(_ name: String, missing summary: String, explanation: String? = nil, fix: String?) {
    self.name = name
    value = "–"
    problem = .error("doctor.missing", summary, at: nil, explanation: explanation, fix: fix)
  }
}
