import Options
import Processes
import SiteBuilder
import Toolchain

struct WorkflowCommand: Command {
  static let name = "workflow"
  static let summary = "creates the file with which a service builds and publishes the site"
  static let details = """
    The file installs the program, keeps the cache of figures between runs, and builds strictly.
    """
  static let package = Option(
    "--package", .text("an address"), placeholder: "URL", standard: Workflow.Installation.placeholder,
    "the address of the program's Debian package, which “make package” makes")
  static let options: [any OptionDescription] = [CommonOptions.source, package, CommonOptions.quiet]
  static let operands = [
    OperandDescription("SERVICE", services.joined(separator: ", "), words: services)
  ]
  private static var services: [String] { Workflow.allCases.map(\.rawValue) }

  private let source: String
  private let workflow: Workflow
  private let package: String
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    source = try SiteArguments(arguments).source
    package = try Self.checkedPackage(arguments)
    isQuiet = arguments[CommonOptions.quiet]
    guard let workflow = Workflow(rawValue: arguments.operands[0]) else {
      throw UsageError("there is no workflow for “\(arguments.operands[0])”", allowed: Self.services)
    }
    self.workflow = workflow
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      let path = try workflow.write(Self.installation(package), to: source)
      if !isQuiet {
        console.print("created \(source)/\(path)\n" + Self.steps(workflow, package: package))
      }
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }

  /// The package's address, which the file can hold without quotes.
  static func checkedPackage(_ arguments: Arguments) throws(UsageError) -> String {
    let address = arguments[package]
    let isWeb = address.hasPrefix("https://") || address.hasPrefix("http://")
    guard isWeb, !address.hasSuffix(":"), address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw UsageError("the value of “--package” isn't an address", allowed: ["http://… or https://…"])
    }
    return address
  }

  /// The installation by a package, with the toolchain in `PATH`: the program was built with it.
  static func installation(_ package: String) -> Workflow.Installation {
    Workflow.Installation(package: package, swift: swiftVersion ?? "6.0")
  }

  private static var swiftVersion: String? {
    guard let toolchain = SwiftToolchain(searchPath: Installed.searchPath) else { return nil }
    let command = Processes.Command(
      toolchain.compiler, ["--version"], environment: Processes.Command.inheritedEnvironment)
    let outcome = try? command.run(limits: .init(time: .seconds(20), output: 4096))
    return (outcome?.output).flatMap { output in
      String(decoding: output, as: UTF8.self).firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)+)/)
        .map { String($0.1) }
    }
  }

  /// What to do next, as lines.
  static func steps(_ workflow: Workflow, package: String) -> String {
    var steps = workflow.steps
    if package == Workflow.Installation.placeholder {
      steps.insert(
        "put the package that “make package” makes on a server, and its address after ZOETROPE_PACKAGE", at: 0
      )
    }
    return steps.map { "  \($0)\n" }.joined()
  }
}
