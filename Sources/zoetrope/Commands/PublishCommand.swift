import SiteBuilder

struct PublishCommand: Command {
  static let name = "publish"
  static let summary = "builds the site, checks it strictly, and brings a folder up to date with it"
  static let details = """
    The folder must be empty, missing, or one that was published to before: other files are never touched.
    """
  static let options: [OptionDescription] = [.source, .cache, .noCache, .quiet]
  static let operands = [OperandDescription("DEST", "the folder to publish to")]

  private let site: SiteArguments
  private let destination: String
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    destination = arguments.operands[0]
    isQuiet = arguments.has(.quiet)
    guard !destination.isEmpty else { throw UsageError("DEST is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let folder = OutputFolder(destination, source: site.source)
    let problems = folder.problems()
    let built = site.site().build()
    defer { site.finishCache(console) }
    console.report(problems + built.diagnostics)
    guard problems.isEmpty, !built.hasFailed(strict: true) else {
      console.printError("nothing was published\n")
      return .failure
    }
    do {
      let changes = try folder.write(built.files)
      if !isQuiet {
        console.print(
          "published \(built.files.count) files to \(destination): \(changes.written.count) new or changed, "
            + "\(changes.removed.count) removed\n")
      }
    } catch {
      console.report([
        .error("output.failed", error.description, at: nil, fix: "the earlier site was left as it is")
      ])
      return .failure
    }
    return .success
  }
}
