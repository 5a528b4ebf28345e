import Options
import SiteBuilder

struct NewCommand: Command {
  static let name = "new"
  static let summary = "creates a dated draft of a post or a tutorial"
  static let details = """
    The file is beside the newest dated page, with a name like that page's. “preview” shows the draft. Delete the
    line “draft: true” to publish it.
    """
  static let options: [any OptionDescription] = [CommonOptions.source, CommonOptions.quiet]
  static let operands = [
    OperandDescription(
      "KIND", isRequired: false, "post or tutorial (default: what the site has)",
      words: Draft.Kind.allCases.map(\.rawValue)),
    OperandDescription("TITLE", "its title, in quotes"),
  ]

  private let source: String
  private let title: String
  private let kind: Draft.Kind?
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    source = try SiteArguments(arguments).source
    isQuiet = arguments[CommonOptions.quiet]
    let operands = arguments.operands
    title = operands.last ?? ""
    kind = operands.count > 1 ? Draft.Kind(rawValue: operands[0]) : nil
    let kinds = Draft.Kind.allCases.map(\.rawValue)
    if operands.count > 1, kind == nil {
      throw UsageError(
        "“new” can't create “\(operands[0])”", fix: "put the whole title in quotes", allowed: kinds)
    }
    if operands.count == 1, kinds.contains(title) {
      throw UsageError("TITLE is missing", fix: "write “new \(title) TITLE”")
    }
    guard title.contains(where: { !$0.isWhitespace }) else { throw UsageError("TITLE is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let now = SiteArguments.localTime
    let draft = Draft(titled: title, kind, in: source, now: now.seconds, offset: now.offset)
    do {
      try draft.write(to: source)
      if !isQuiet {
        let place = source == "." ? "" : " --source \(source)"
        console.print("created \(source)/\(draft.path)\n")
        console.print("it is a draft: “\(Tool.name) preview\(place)” shows it at \(draft.url)\n")
      }
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }
}
