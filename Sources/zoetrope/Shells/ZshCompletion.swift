import Options

/// Completion for zsh: the function `_zoetrope`, for a folder of `fpath`.
enum ZshCompletion {
  static var text: String {
    """
    #compdef zoetrope
    # Completion for zsh, made by “zoetrope completions zsh”.
    _zoetrope() {
      local -a commands=(
    \(Tool.commands.map { "    " + "\($0.name):\($0.summary)".shellQuoted }.joined(separator: "\n"))
        'help:explains a command'
      )
      if (( CURRENT == 2 )); then
        _describe command commands
        return
      fi
      local command=$words[2]
      shift words
      (( CURRENT-- ))
      case $command in
        help) _describe command commands ;;
    \(Tool.commands.map(arguments).joined(separator: "\n"))
      esac
    }
    _zoetrope "$@"

    """
  }

  private static func arguments(of command: any Command.Type) -> String {
    var specifications = command.allOptions.map { name, summary, option in
      let value = option.flatMap { option in
        option.placeholder.map { "=:\($0):" + action(CompletedValue(option)) }
      }
      // The value follows the option, or an equals sign in it.
      let parts = value.map { ("=", String($0.dropFirst())) }
      return "\(name)\(parts?.0 ?? "")[\(escaped(summary))]\(parts?.1 ?? "")"
    }
    specifications += command.operands.enumerated().map { index, operand in
      let position = operand.repeats ? "*" : "\(index + 1)"
      return "\(position):\(operand.name):\(action(CompletedValue(operand)))"
    }
    let lines = specifications.map { "        " + $0.shellQuoted }.joined(separator: " \\\n")
    return "    \(command.name) ) _arguments \\\n\(lines) ;;"
  }

  private static func action(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .folder: "_files -/"
    case .file: "_files"
    case .free: " "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
  }
}
