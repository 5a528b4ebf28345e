/// An argument that is no option.
struct OperandDescription {
  var name: String
  var isRequired: Bool
  /// Whether there may be more than one; for the last operand only.
  var repeats: Bool
  var summary: String

  init(_ name: String, isRequired: Bool = true, repeats: Bool = false, _ summary: String) {
    self.name = name
    self.isRequired = isRequired
    self.repeats = repeats
    self.summary = summary
  }
}
