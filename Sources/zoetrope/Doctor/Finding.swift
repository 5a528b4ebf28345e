import Diagnostics

/// A row of the table that `doctor` prints.
struct Finding {
  var name: String
  /// The short result.
  var value: String
  /// The problem; nil if there is none.
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
