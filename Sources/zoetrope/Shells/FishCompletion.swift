import Options

/// Completion for fish.
enum FishCompletion {
  static var text: String {
    let commands = Tool.commands.map { command in
      "complete -c zoetrope -n __fish_use_subcommand -f -a \(command.name) -d \(command.summary.shellQuoted)"
    }
    let names = Tool.commands.map { $0.name }.joined(separator: " ")
    let help = "complete -c zoetrope -n __fish_use_subcommand -f -a help -d 'explains a command'"
    let topics = "complete -c zoetrope -n '__fish_seen_subcommand_from help' -f -a '\(names)'"
    let lines = commands + [help, topics] + Tool.commands.flatMap(options) + Tool.commands.flatMap(operands)
    return "# Completion for fish, made by “zoetrope completions fish”.\n" + lines.joined(separator: "\n")
      + "\n"
  }

  private static func options(of command: any Command.Type) -> [String] {
    command.allOptions.map { name, summary, option in
      let value = option.flatMap { $0.placeholder == nil ? nil : CompletedValue($0) }
      return start(command) + " -l \(name.dropFirst(2)) -d \(summary.shellQuoted)"
        + (value.map { " -r " + arguments($0) } ?? "")
    }
  }

  private static func operands(of command: any Command.Type) -> [String] {
    command.operands.map { start(command) + " " + arguments(CompletedValue($0)) }
  }

  private static func start(_ command: any Command.Type) -> String {
    "complete -c zoetrope -n '__fish_seen_subcommand_from \(command.name)'"
  }

  private static func arguments(_ value: CompletedValue) -> String {
    switch value {
    case .words(let words): "-f -a '\(words.joined(separator: " "))'"
    case .folder: "-f -a '(__fish_complete_directories)'"
    case .file: "-F"
    case .free: "-f"
    }
  }
}
