import Options

/// Something the program does, by the word after its name.
protocol Command {
  static var name: String { get }
  /// One line, for the overview.
  static var summary: String { get }
  /// Further lines, for the command's own help; may be empty.
  static var details: String { get }
  static var options: [any OptionDescription] { get }
  /// The operands in their order, such as `DIR`.
  static var operands: [OperandDescription] { get }

  init(_ arguments: Arguments) throws(UsageError)
  func run(_ console: Console) -> Tool.ExitCode
}

extension Command {
  static var details: String { "" }
  static var operands: [OperandDescription] { [] }
}
