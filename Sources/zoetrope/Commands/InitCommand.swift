import Options
import SiteBuilder

struct InitCommand: Command {
  static let name = "init"
  static let summary = "creates a small site to start from"
  private static let blog = Option(flag: "--blog", "posts with dates, the newest first")
  private static let docs = Option(flag: "--docs", "pages of documentation, in an order")
  private static let workflow = Option(
    "--workflow", .word(Workflow.self), placeholder: "SERVICE",
    "also create what “\(WorkflowCommand.name)” creates: github, gitlab, netlify or cloudflare")
  static let options: [any OptionDescription] = [
    blog, docs, workflow, WorkflowCommand.package, CommonOptions.quiet,
  ]
  static let operands = [
    OperandDescription("DIR", isRequired: false, "the folder of the site (default: .)")
  ]

  private let folder: String
  private let kind: Scaffold.Kind
  private let workflow: Workflow?
  private let package: String
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    folder = try FolderName.checked(arguments.operands.first ?? ".")
    isQuiet = arguments[CommonOptions.quiet]
    workflow = arguments[Self.workflow]
    package = try WorkflowCommand.checkedPackage(arguments)
    let (isBlog, isDocs) = (arguments[Self.blog], arguments[Self.docs])
    kind = isBlog ? .blog : isDocs ? .docs : .tutorials
    if isBlog, isDocs { throw UsageError("--blog and --docs exclude each other") }
    guard !folder.isEmpty else { throw UsageError("DIR is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      let paths = try Scaffold.makeSite(
        kind, workflow: workflow.map { ($0, WorkflowCommand.installation(package)) }, in: folder)
      guard !isQuiet else { return .success }
      for path in paths { console.print("created \(folder)/\(path)\n") }
      if let workflow { console.print(WorkflowCommand.steps(workflow, package: package)) }
      console.print("now run “\(Tool.name) preview --source \(folder)”\n")
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }
}
