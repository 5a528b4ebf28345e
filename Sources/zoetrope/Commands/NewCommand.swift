import Options
import SiteBuilder

struct NewCommand: Command {
  static let name = "new"
  static let summary = "creates a draft of a tutorial"
  static let details = """
    The page is a draft: “preview --drafts” shows it. Delete the line “draft: true” to publish it.
    """
  static let options: [any OptionDescription] = [CommonOptions.source, CommonOptions.quiet]
  static let operands = [
    OperandDescription("KIND", "what to create: tutorial"),
    OperandDescription("TITLE", "its title, in quotes"),
  ]

  private let source: String
  private let title: String
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    source = try SiteArguments(arguments).source
    guard arguments.operands[0] == "tutorial" else {
      throw UsageError(
        "“new” can't create “\(arguments.operands[0])”", fix: "write “new tutorial TITLE”",
        allowed: ["tutorial"])
    }
    title = arguments.operands[1]
    isQuiet = arguments[CommonOptions.quiet]
    guard title.contains(where: { !$0.isWhitespace }) else { throw UsageError("TITLE is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do {
      let path = try Scaffold.makeTutorial(titled: title, in: source)
      if !isQuiet {
        console.print("created \(source)/\(path)\n")
        console.print("it is a draft: “\(Tool.name) preview --drafts” shows it\n")
      }
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }
}
