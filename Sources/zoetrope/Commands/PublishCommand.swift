import Options
import Publishing
import SiteBuilder

struct PublishCommand: Command {
  static let name = "publish"
  static let summary = "builds the site, checks it strictly, and updates a folder or another machine with it"
  static let details = """
    DEST is a folder; “git:BRANCH” of the source's repository, or an address of one with “#BRANCH”; an address of
    rsync, such as me@host:/var/www; or “rclone:REMOTE:PATH”. The program git, rsync or rclone does the rest.
    Files of others are never changed; a folder that has any is refused.
    """
  private static let dryRun = Option(flag: "--dry-run", "list the changes without making them")
  private static let delete = Option(
    flag: "--delete", "remove the files of others, too; not for folders of this machine")
  private static let message = Option(
    "--message", .text("a text"), placeholder: "TEXT", standard: RemoteUpdate.Options().message,
    "the message of the commit")
  static let options: [any OptionDescription] = [
    CommonOptions.source, CommonOptions.inPlace, CommonOptions.future, dryRun, delete, message,
    CommonOptions.cache, CommonOptions.noCache, CommonOptions.jobs, CommonOptions.format, CommonOptions.limit,
    CommonOptions.verbose, CommonOptions.quiet,
  ]
  static let operands = [OperandDescription("DEST", "where to publish to")]

  private let site: SiteArguments
  private let destination: Destination
  private let replacesInPlace: Bool
  private let update: RemoteUpdate.Options
  private let isVerbose: Bool
  private let isQuiet: Bool
  private let limit: Int

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    destination = Destination(arguments.operands[0])
    replacesInPlace = arguments[CommonOptions.inPlace]
    isVerbose = arguments[CommonOptions.verbose]
    isQuiet = arguments[CommonOptions.quiet]
    limit = arguments[CommonOptions.limit]
    var update = RemoteUpdate.Options()
    update.isDry = arguments[Self.dryRun]
    update.deletesForeign = arguments[Self.delete]
    update.message = arguments[Self.message]
    self.update = update
    switch destination {
    case .folder(let path):
      guard !path.isEmpty else { throw UsageError("DEST is empty") }
      guard !update.deletesForeign else {
        throw UsageError("“--delete” is for other machines", fix: "choose an empty folder")
      }
    case .unknown(let address, let fix):
      throw UsageError(
        "\(Tool.name) can't publish to “\(address)”", fix: fix,
        allowed: [
          "a folder; for one of this name, “./\(address)”", "git:BRANCH", "ADDRESS#BRANCH", "HOST:PATH",
          "rclone:REMOTE:PATH",
        ])
    case .branch, .rsync, .rclone:
      guard !replacesInPlace else { throw UsageError("“--in-place” is for folders of this machine") }
    }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    if case .folder(let path) = destination { return publish(toFolder: path, console) }
    let built = ProgressLine.show(console, isQuiet: isQuiet) {
      site.site(hasReaders: true, progress: $0).build()
    }
    defer { site.finishCache(console) }
    console.report(built.diagnostics, limit: limit)
    guard !built.hasFailed(strict: true) else { return nothingPublished(console) }
    do {
      let outcome = try RemoteUpdate(to: destination, source: site.source, update).run(built.files)
      if isVerbose || update.isDry { for change in outcome.changes { console.print(change + "\n") } }
      let verb = update.isDry ? "would change" : "changed"
      let count = outcome.changes.count
      summarize("\(Console.count(count, "file")) \(verb): \(outcome.state)", built, console)
      return .success
    } catch {
      console.report([error])
      return nothingPublished(console)
    }
  }

  private func publish(toFolder path: String, _ console: Console) -> Tool.ExitCode {
    let folder = OutputFolder(path, source: site.source, replacesInPlace: replacesInPlace)
    let session = console.session(for: folder)
    let built = ProgressLine.show(console, isQuiet: isQuiet) {
      site.site(output: session.site, progress: $0).build()
    }
    defer { site.finishCache(console) }
    console.report(session.problems + built.diagnostics, limit: limit)
    guard session.problems.isEmpty, !built.hasFailed(strict: true) else { return nothingPublished(console) }
    do {
      let changes = update.isDry ? try session.changes(by: built.files) : try session.write(built.files)
      console.report(folder.remarks(on: changes))
      if isVerbose || update.isDry {
        for path in changes.written { console.print("A \(path)\n") }
        for path in changes.removed { console.print("D \(path)\n") }
      }
      let verb = update.isDry ? "would publish" : "published"
      summarize(
        "\(verb) \(built.files.count) files to \(path): \(changes.written.count) new or changed, "
          + "\(changes.removed.count) removed", built, console)
    } catch {
      console.report([folder.failure(error)])
      return .failure
    }
    return .success
  }

  private func nothingPublished(_ console: Console) -> Tool.ExitCode {
    console.printError("nothing was published\n")
    return .failure
  }

  private func summarize(_ text: String, _ built: BuiltSite, _ console: Console) {
    if !isQuiet { console.print(text + "\n" + LeftOutPages.text(built.unpublished)) }
  }
}
