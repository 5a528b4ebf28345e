import Diagnostics
import SiteBuilder
import Threads

/// The program: finds the command, reads its arguments, and runs it.
enum Tool {
  static let name = "zoetrope"
  static let version = Generator.version

  enum ExitCode: Int32 {
    case success = 0
    /// A problem with the site or the machine.
    case failure = 1
    /// A problem with the command line.
    case usage = 2
  }

  /// The commands, in the order of the help.
  static var commands: [any Command.Type] {
    [
      BuildCommand.self, PreviewCommand.self, CheckCommand.self, PublishCommand.self, InitCommand.self,
      NewCommand.self, ImportCommand.self, ThemeCommand.self, MergeCommand.self, FigureCommand.self,
      RunCommand.self, TestCommand.self, DiffCommand.self,
      WeaveCommand.self, DoccCommand.self,
      RenderCommand.self,
      AnimatorsCommand.self,
      ExplainCommand.self, LanguageServerCommand.self, AgentServerCommand.self, WorkflowCommand.self,
      UpgradeCommand.self,
      CompletionsCommand.self,
      DoctorCommand.self,
    ]
  }

  /// Runs the command of the command line.
  static func run(console: Console) -> ExitCode {
    do {
      return run(try ProcessArguments.words(), console)
    } catch {
      return refuse(error, console)
    }
  }

  private static func run(_ arguments: [String], _ console: Console) -> ExitCode {
    guard let first = arguments.first else {
      console.printError(Help.overview)
      return .usage
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--version": return version(rest, console)
    case "help", "--help", "-h": return help(rest, console)
    default: break
    }
    guard let command = commands.first(where: { $0.name == first }) else {
      return refuse(unknown(first), console)
    }
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.print(Help.text(for: command))
      return .success
    }
    do {
      let parsed = try Arguments(rest, for: command)
      let running = try command.init(parsed)
      let console = console.printing(parsed[CommonOptions.format], in: parsed[CommonOptions.source])
      defer { console.finish() }
      guard let jobs = parsed[CommonOptions.jobs] else { return running.run(console) }
      return Workers.$threadCount.withValue(jobs) { running.run(console) }
    } catch {
      return refuse(error, console, command: command)
    }
  }

  private static func version(_ rest: [String], _ console: Console) -> ExitCode {
    guard rest.isEmpty else { return refuse(UsageError("“--version” takes no other arguments"), console) }
    console.print("\(name) \(version)\n")
    return .success
  }

  private static func help(_ rest: [String], _ console: Console) -> ExitCode {
    guard let topic = rest.first else {
      console.print(Help.overview)
      return .success
    }
    guard rest.count == 1 else { return refuse(UsageError("“help” explains one command at a time"), console) }
    guard let command = commands.first(where: { $0.name == topic }) else {
      return refuse(unknown(topic), console)
    }
    console.print(Help.text(for: command))
    return .success
  }

  /// Other programs' names for commands.
  private static let elsewhere = [
    "serve": "preview", "server": "preview", "dev": "preview", "start": "preview", "watch": "preview",
    "deploy": "publish", "upload": "publish", "generate": "build", "make": "build", "lint": "check",
    "test": "check", "validate": "check", "create": "new", "version": "--version", "-v": "--version",
    "-V": "--version",
  ]

  private static func unknown(_ name: String) -> UsageError {
    let names = commands.map { $0.name }
    let kind = name.hasPrefix("-") ? "option" : "command"
    let near = elsewhere[name] ?? NearMiss.best(for: name, among: names + ["help", "--help", "--version"])
    return UsageError(
      "there is no \(kind) “\(name)”", fix: near.map { "did you mean “\($0)”?" }, allowed: names)
  }

  private static func refuse(
    _ error: UsageError, _ console: Console, command: (any Command.Type)? = nil
  ) -> ExitCode {
    console.printError("\(name): \(error.message)\n")
    if let fix = error.fix { console.printError("  \(fix)\n") }
    if !error.allowed.isEmpty { console.printError("  allowed: \(error.allowed.joined(separator: ", "))\n") }
    console.printError("  see “\(name) \(command.map { $0.name + " " } ?? "")--help”\n")
    return .usage
  }
}
