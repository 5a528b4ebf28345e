import Options
import SiteBuilder

struct CheckCommand: Command {
  static let name = "check"
  static let summary = "builds the site without writing it, and treats warnings as errors"
  static let external = Option(
    flag: "--external", "also ask other sites whether the addresses of links exist")
  static let privateHosts = Option(
    flag: "--private-hosts", "with --external, also ask hosts of this machine and of private networks")
  static let options: [any OptionDescription] = [
    CommonOptions.source, CommonOptions.drafts, CommonOptions.future, CommonOptions.cache,
    CommonOptions.noCache, CommonOptions.jobs, CommonOptions.format, CommonOptions.limit, CommonOptions.quiet,
    external, privateHosts,
  ]

  private let site: SiteArguments
  private let isQuiet: Bool
  private let limit: Int
  private let isExternal: Bool
  private let allowsPrivate: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments)
    isQuiet = arguments[CommonOptions.quiet]
    limit = arguments[CommonOptions.limit]
    isExternal = arguments[Self.external]
    allowsPrivate = arguments[Self.privateHosts]
    if allowsPrivate, !isExternal { throw UsageError("“--private-hosts” needs “--external”") }
  }

  func run(_ console: Console) -> Tool.ExitCode {
    var built = ProgressLine.show(console, isQuiet: isQuiet) {
      site.site(collectsExternalLinks: isExternal, progress: $0).build()
    }
    defer { site.finishCache(console) }
    if isExternal {
      var check = ExternalLinkCheck(now: SiteArguments.localTime.seconds)
      check.allowsPrivate = allowsPrivate
      check.folder = site.cacheFolder
      built.diagnostics += check.problems(of: built.externalLinks)
    }
    console.report(built.diagnostics, limit: limit)
    if built.hasFailed(strict: true) { return .failure }
    if !isQuiet {
      console.print("\(built.pageCount) pages, no problems\n" + LeftOutPages.text(built.unpublished))
    }
    return .success
  }
}
