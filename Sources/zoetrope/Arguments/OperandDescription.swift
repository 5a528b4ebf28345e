/// The description of an argument that isn't an option.
struct OperandDescription {
  var name: String
  var isRequired: Bool
  /// Whether it may be repeated; only for the last operand.
  var repeats: Bool
  var summary: String

  init(_ name: String, isRequired: Bool = true, repeats: Bool = false, _ summary: String) {
    self.name = name
    self.isRequired = isRequired
    self.repeats = repeats
    self.summary = summary
  }
}
