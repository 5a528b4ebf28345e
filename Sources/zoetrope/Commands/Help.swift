import Options

/// The texts of `--help`.
enum Help {
  static var overview: String {
    let width = Tool.commands.map { $0.name.count }.max() ?? 0
    let lines = Tool.commands.map { "  " + pad($0.name, to: width) + "  " + $0.summary }
    return """
      usage: \(Tool.name) COMMAND [OPTIONS]

      \(lines.joined(separator: "\n"))
        \(pad("help", to: width))  explains a command

      “\(Tool.name) COMMAND --help” lists a command's options; “\(Tool.name) --version” prints the version.
      Exit codes: 0 success, 1 an error in the site, 2 an error in the command line.

      """
  }

  static func text(for command: any Command.Type) -> String {
    var usage = "usage: \(Tool.name) \(command.name)"
    for operand in command.operands {
      usage += operand.isRequired ? " \(operand.name)" : " [\(operand.name)]"
      if operand.repeats { usage += "…" }
    }
    usage += " [OPTIONS]"
    var lines = [usage, "", command.summary.prefix(1).uppercased() + command.summary.dropFirst() + "."]
    if !command.details.isEmpty { lines += ["", command.details] }
    if !command.operands.isEmpty { lines += [""] + table(command.operands.map { ($0.name, $0.summary) }) }
    let options = command.options.map(row)
    lines += [""] + table(options + [("--help", "show this text")])
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ option: any OptionDescription) -> (String, String) {
    guard let placeholder = option.placeholder else { return (option.name, option.summary) }
    let standard = option.standardText.map { " (default: \($0))" } ?? ""
    return ("\(option.name) \(placeholder)", option.summary + standard)
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { "  " + pad($0.0, to: width) + "  " + $0.1 }
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
