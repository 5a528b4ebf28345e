/// The description of an argument that isn't an option.
struct OperandDescription {
  var name: String
  var isRequired: Bool
  /// Whether it may be repeated; only for the last operand.
  var repeats: Bool
  var summary: String
  /// The allowed words, if it is one of a few.
  var words: [String]

  init(
    _ name: String, isRequired: Bool = true, repeats: Bool = false, _ summary: String, words: [String] = []
  ) {
    self.words = words
    self.name = name
    self.isRequired = isRequired
    self.repeats = repeats
    self.summary = summary
  }
}
