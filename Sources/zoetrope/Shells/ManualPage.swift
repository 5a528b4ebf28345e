import Options

/// The manual page `zoetrope(1)`, for `man`.
enum ManualPage {
  static var text: String {
    var page = """
      .TH ZOETROPE 1 "" "Zoetrope \(Tool.version)" "User Commands"
      .SH NAME
      zoetrope \\- static sites for tutorials about iOS transitions
      .SH SYNOPSIS
      .B zoetrope
      .I COMMAND
      .RI [ OPTIONS ]
      .SH DESCRIPTION
      Builds sites from Markdown, and executes the transitions in it. Each figure is a run of the code that it shows.
      .SH COMMANDS

      """
    for command in Tool.commands { page += section(command) }
    return page + """
      .SH EXIT STATUS
      .TP
      .B 0
      success
      .TP
      .B 1
      an error in the site, or on the machine
      .TP
      .B 2
      an error in the command line
      .SH ENVIRONMENT
      .TP
      .B SOURCE_DATE_EPOCH
      the current time in seconds since 1970, for reproducible builds
      .TP
      .B NO_COLOR
      prints without colors
      .SH SEE ALSO
      .B zoetrope explain reference/index
      prints the documentation inside the program.

      """
  }

  private static func section(_ command: any Command.Type) -> String {
    var out = ".SS \(escaped(usage(command)))\n"
    out += escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".") + "\n"
    if !command.details.isEmpty { out += ".PP\n" + escaped(command.details) + "\n" }
    for operand in command.operands { out += item(operand.name, operand.summary) }
    for (name, summary, option) in command.allOptions {
      let standard = option.flatMap {
        $0.placeholder == nil ? nil : $0.standardText.map { " (default: \($0))" }
      }
      out += item(name + (option?.placeholder.map { " " + $0 } ?? ""), summary + (standard ?? ""))
    }
    return out
  }

  private static func usage(_ command: any Command.Type) -> String {
    command.operands.reduce(command.name) { usage, operand in
      usage + (operand.isRequired ? " \(operand.name)" : " [\(operand.name)]") + (operand.repeats ? "…" : "")
    }
  }

  private static func item(_ term: String, _ text: String) -> String {
    ".TP\n.B \(escaped(term))\n\(escaped(text))\n"
  }

  /// A text without what `man` takes for a request.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : String($0) }.joined(separator: "\n")
  }
}
