import Options
import SiteBuilder

struct PublishCommand: Command {
  static let name = "publish"
  static let summary = "builds the site, checks it strictly, and updates a folder with it"
  static let details = """
    The folder must be empty, missing, or published to before; other files are never changed. It has to be on this
    machine; use rsync or “aws s3 sync” to upload it.
    """
  static let options: [any OptionDescription] = [
    CommonOptions.source, CommonOptions.inPlace, CommonOptions.future, CommonOptions.cache,
    CommonOptions.noCache, CommonOptions.jobs, CommonOptions.limit, CommonOptions.quiet,
  ]
  static let operands = [OperandDescription("DEST", "the folder to publish to")]

  private let site: SiteArguments
  private let destination: String
  private let replacesInPlace: Bool
  private let isQuiet: Bool
  private let limit: Int

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    destination = try FolderName.checked(arguments.operands[0])
    replacesInPlace = arguments[CommonOptions.inPlace]
    isQuiet = arguments[CommonOptions.quiet]
    limit = arguments[CommonOptions.limit]
    guard !destination.isEmpty else { throw UsageError("DEST is empty") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let folder = OutputFolder(destination, source: site.source, replacesInPlace: replacesInPlace)
    let session = console.session(for: folder)
    let built = site.site(output: session.site).build()
    defer { site.finishCache(console) }
    console.report(session.problems + built.diagnostics, limit: limit)
    guard session.problems.isEmpty, !built.hasFailed(strict: true) else {
      console.printError("nothing was published\n")
      return .failure
    }
    do {
      let changes = try session.write(built.files)
      console.report(folder.remarks(on: changes))
      if !isQuiet {
        console.print(
          "published \(built.files.count) files to \(destination): \(changes.written.count) new or changed, "
            + "\(changes.removed.count) removed\n" + LeftOutPages.text(built.unpublished))
      }
    } catch {
      console.report([folder.failure(error)])
      return .failure
    }
    return .success
  }
}
