import Diagnostics
import Directives
import Options
import SiteBuilder
import Text

struct BuildCommand: Command {
  static let name = "build"
  static let summary = "builds the site"
  static let details = """
    Nothing is written if there are errors: the last good site is kept. Only files whose bytes differ are
    replaced, all of them in one step.
    """
  private static let output = Option(
    "--output", .text("a folder"), placeholder: "DIR", unset: "site/ in the source", "the folder to write to")
  private static let keepGoing = Option(
    flag: "--keep-going",
    "write the site in spite of errors, with a message where a part failed")
  private static let verify = Option(
    flag: "--verify", "execute cached figures, too, and compare")
  private static let shardOption = Option(
    "--shard", .text("a part"), placeholder: "I/N", "build part I of N; “merge” merges all parts")
  private static let stats = Option(
    flag: "--stats",
    "list time and bytes by stage, page, directive and layout")
  static let options: [any OptionDescription] = [
    CommonOptions.source, output, CommonOptions.inPlace, CommonOptions.drafts, CommonOptions.future,
    CommonOptions.strict, keepGoing, shardOption, CommonOptions.cache, CommonOptions.noCache, verify,
    CommonOptions.jobs,
    CommonOptions.verbose, stats, CommonOptions.format, CommonOptions.limit, CommonOptions.quiet,
  ]

  private let site: SiteArguments
  private let output: String
  private let replacesInPlace: Bool
  private let shard: Shard
  private let isStrict: Bool
  private let keepsGoing: Bool
  private let isVerbose: Bool
  private let showsStatistics: Bool
  private let isQuiet: Bool
  private let limit: Int

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments, verifies: arguments[Self.verify])
    output = try arguments[Self.output].map(FolderName.checked) ?? site.source + "/site"
    replacesInPlace = arguments[CommonOptions.inPlace]
    let shard = arguments[Self.shardOption].map { Shard($0) } ?? .whole
    guard let shard else {
      throw UsageError(
        "there is no such shard", allowed: ["I/N: the number of the part and the count of parts, from 1/1"])
    }
    self.shard = shard
    isStrict = arguments[CommonOptions.strict]
    keepsGoing = arguments[Self.keepGoing]
    isVerbose = arguments[CommonOptions.verbose]
    showsStatistics = arguments[Self.stats]
    isQuiet = arguments[CommonOptions.quiet]
    limit = arguments[CommonOptions.limit]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let start = ContinuousClock.now
    let folder = OutputFolder(output, source: site.source, replacesInPlace: replacesInPlace)
    let session = console.session(for: folder)
    let built = ProgressLine.show(console, isQuiet: isQuiet) { progress in
      site.site(
        shard: shard, output: session.site, collectsStatistics: showsStatistics, progress: progress
      ).build()
    }
    UntilExit.keep(built)
    defer { site.finishCache(console) }
    console.report(session.problems + built.diagnostics, limit: limit)
    let hasFailed = built.hasFailed(strict: isStrict)
    guard session.problems.isEmpty, !hasFailed || keepsGoing else {
      console.printError("nothing was written\n")
      return .failure
    }
    do {
      let begun = ContinuousClock.now
      let changes = try session.write(built.files, shard: shard, source: built.source)
      console.report(folder.remarks(on: changes))
      let writing = ContinuousClock.now - begun
      if isVerbose { list(changes, built.figures, console) }
      if let statistics = built.statistics {
        console.print(StatisticsReport(statistics: statistics, writing: writing).text)
      }
      if !isQuiet { summarize(built, changes, since: start, console) }
    } catch {
      console.report([folder.failure(error)])
      return .failure
    }
    return hasFailed ? .failure : .success
  }

  private func list(_ changes: OutputChanges, _ figures: [FigureReport], _ console: Console) {
    for figure in figures {
      console.print(FigureLine.text(for: figure) + "\n")
      for note in figure.notes { console.print("  \(note)\n") }
    }
    if let counts = site.figures?.counts, counts != .init() {
      console.print(
        "pages with figures: \(counts.kept) from the cache, \(counts.executed) executed\n")
    }
    for path in changes.written { console.print("wrote \(output)/\(path)\n") }
    for path in changes.removed { console.print("removed \(output)/\(path)\n") }
  }

  private func summarize(
    _ built: BuiltSite, _ changes: OutputChanges, since start: ContinuousClock.Instant, _ console: Console
  ) {
    let milliseconds = (ContinuousClock.now - start).milliseconds
    console.print(
      "\(Console.count(built.pageCount, "page")) in \(milliseconds) ms: "
        + "\(Console.count(changes.written.count, "file")) written, "
        + "\(changes.removed.count) removed in \(output)\n" + LeftOutPages.text(built.unpublished))
  }
}
