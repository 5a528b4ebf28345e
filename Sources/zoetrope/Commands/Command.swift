import Options

protocol Command {
  static var name: String { get }
  /// The summary in the overview, one line.
  static var summary: String { get }
  /// Further lines for the command's help; may be empty.
  static var details: String { get }
  static var options: [any OptionDescription] { get }
  /// The operands in order, such as `DIR`.
  static var operands: [OperandDescription] { get }

  init(_ arguments: Arguments) throws(UsageError)
  func run(_ console: Console) -> Tool.ExitCode
}

extension Command {
  static var details: String { "" }
  static var operands: [OperandDescription] { [] }
}
