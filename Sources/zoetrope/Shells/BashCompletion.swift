import Options

/// Completion for bash. With `bash-completion`, it is loaded at the first use.
enum BashCompletion {
  static var text: String {
    """
    # Completion for bash, made by “zoetrope completions bash”.
    _zoetrope() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]}
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(names) help" -- "$current"))
        return
      fi
      case "$command $previous" in
    \(Tool.commands.flatMap(values).joined(separator: "\n"))
      esac
      case "$current" in
        -*)
          case "$command" in
    \(Tool.commands.map(options).joined(separator: "\n"))
          esac
          return ;;
      esac
      case "$command $COMP_CWORD" in
        "help 2") COMPREPLY=($(compgen -W "\(names)" -- "$current")) ;;
    \(Tool.commands.flatMap(operands).joined(separator: "\n"))
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
      esac
    }
    complete -o filenames -F _zoetrope zoetrope

    """
  }

  private static var names: String { Tool.commands.map { $0.name }.joined(separator: " ") }

  private static func values(of command: any Command.Type) -> [String] {
    command.options.filter { $0.placeholder != nil }.map { option in
      "    \"\(command.name) \(option.name)\") \(reply(CompletedValue(option))); return ;;"
    }
  }

  private static func options(of command: any Command.Type) -> String {
    let names = command.allOptions.map(\.name).joined(separator: " ")
    return "        \(command.name)) COMPREPLY=($(compgen -W \"\(names)\" -- \"$current\")) ;;"
  }

  private static func operands(of command: any Command.Type) -> [String] {
    command.operands.enumerated().map { index, operand in
      "    \"\(command.name) \(index + 2)\") \(reply(CompletedValue(operand))) ;;"
    }
  }

  private static func reply(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .free: "COMPREPLY=()"
    }
  }
}
