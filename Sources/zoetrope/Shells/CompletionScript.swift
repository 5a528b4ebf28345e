import Options
import Text

/// A script that lets a shell complete the program's commands, options and their values.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  var text: String {
    switch self {
    case .bash: BashCompletion.text
    case .zsh: ZshCompletion.text
    case .fish: FishCompletion.text
    }
  }
}

/// What the value of an option or an operand can be.
enum CompletedValue {
  case words([String])
  case folder
  case file
  /// Nothing that can be proposed, such as a number.
  case free

  init(_ option: any OptionDescription) {
    if option.placeholder == "DIR" {
      self = .folder
    } else {
      self = option.words.isEmpty ? .free : .words(option.words)
    }
  }

  init(_ operand: OperandDescription) {
    switch operand.name {
    case "DIR", "DEST", "OUT", "SHARD": self = .folder
    case "FILE": self = .file
    default: self = operand.words.isEmpty ? .free : .words(operand.words)
    }
  }
}

extension Command {
  /// The options in the order of the help.
  static var allOptions: [(name: String, summary: String, option: (any OptionDescription)?)] {
    options.map { ($0.name, $0.summary, $0) } + [("--help", "show this text", nil)]
  }
}

extension String {
  /// The text in single quotes of a shell.
  var shellQuoted: String { "'" + replacing("'", with: #"'\''"#) + "'" }
}
