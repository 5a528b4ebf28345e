import Options
import SiteBuilder

struct CheckCommand: Command {
  static let name = "check"
  static let summary = "builds the site without writing it, and treats warnings as errors"
  static let options: [any OptionDescription] = [
    CommonOptions.source, CommonOptions.drafts, CommonOptions.future, CommonOptions.cache,
    CommonOptions.noCache, CommonOptions.jobs, CommonOptions.format, CommonOptions.limit, CommonOptions.quiet,
  ]

  private let site: SiteArguments
  private let isQuiet: Bool
  private let limit: Int

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    isQuiet = arguments[CommonOptions.quiet]
    limit = arguments[CommonOptions.limit]
  }

  func run(_ console: Console) -> Tool.ExitCode {
    let built = ProgressLine.show(console, isQuiet: isQuiet) { site.site(progress: $0).build() }
    defer { site.finishCache(console) }
    console.report(built.diagnostics, limit: limit)
    if built.hasFailed(strict: true) { return .failure }
    if !isQuiet {
      console.print("\(built.pageCount) pages, no problems\n" + LeftOutPages.text(built.unpublished))
    }
    return .success
  }
}
