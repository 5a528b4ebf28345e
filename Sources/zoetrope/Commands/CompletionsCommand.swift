import Diagnostics
import Options

struct CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "prints a script that lets a shell complete commands, or the manual page"
  static let details = """
    “source <(zoetrope completions bash)” in ~/.bashrc is enough for bash. “make install” puts all of them where
    shells and “man” look.
    """
  private static let manual = "man"
  private static let words = CompletionScript.allCases.map(\.rawValue) + [manual]
  static let options: [any OptionDescription] = []
  static let operands = [
    OperandDescription("SHELL", "bash, zsh, fish, or man for the manual page", words: words)
  ]

  private let text: String

  init(_ arguments: Arguments) throws(UsageError) {
    let word = arguments.operands[0]
    if word == Self.manual {
      text = ManualPage.text
    } else if let script = CompletionScript(rawValue: word) {
      text = script.text
    } else {
      throw UsageError(
        "there are no completions for “\(word)”",
        fix: NearMiss.best(for: word, among: Self.words).map { "did you mean “\($0)”?" }, allowed: Self.words)
    }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    console.print(text)
    return .success
  }
}
