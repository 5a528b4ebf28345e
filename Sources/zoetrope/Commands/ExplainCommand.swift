import Options

struct ExplainCommand: Command {
  static let name = "explain"
  static let summary = "prints the documentation of a topic"
  static let details = """
    The text is built into the program. Figures are left out.
    """
  static let options: [any OptionDescription] = []
  static let operands = [
    OperandDescription(
      "TOPIC",
      "a diagnostic’s identifier, a type of UIKit, a page such as reference/screens, or reference/screens#symbols"
    )
  ]

  private let text: String

  init(_ arguments: Arguments) throws(UsageError) {
    let reference = Reference()
    let topic = arguments.operands[0]
    guard let text = reference.text(on: topic) else {
      throw UsageError(
        "unknown topic “\(topic)”",
        fix: reference.nearest(to: topic).map { "did you mean “\($0)”?" }
          ?? "“\(Tool.name) explain reference/diagnostics” lists all diagnostics")
    }
    self.text = text
  }

  func run(_ console: Console) -> Tool.ExitCode {
    console.print(text)
    return .success
  }
}
