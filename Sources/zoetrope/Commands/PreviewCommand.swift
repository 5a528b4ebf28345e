#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Options
import Preview
import PreviewServer

struct PreviewCommand: Command {
  static let name = "preview"
  static let summary = "serves the site on this machine, and rebuilds and reloads it when a file changes"
  static let details = """
    Pages are built in memory: the output folder doesn't change. Drafts and pages dated in the future are shown and
    marked. Errors are shown in the page, over its last good version.
    """
  private static let port = Option(
    "--port", .wholeNumber(0...65_535), placeholder: "PORT", standard: 8000,
    "the port; the next free port if it is taken")
  private static let host = Option(
    "--host", .text("an address"), placeholder: "ADDRESS", unset: "127.0.0.1",
    implied: NetworkAddress.all.text,
    "show the site in the network, too: at all addresses of this machine, or at one")
  private static let published = Option(
    flag: "--published",
    "leave out drafts and pages dated in the future, as “build” does; “--drafts” or “--future” adds one kind")
  static let options: [any OptionDescription] = [
    CommonOptions.source, port, host, published, CommonOptions.drafts, CommonOptions.future,
    CommonOptions.noCache,
    CommonOptions.jobs,
    CommonOptions.quiet,
  ]

  private let site: SiteArguments
  private let port: UInt16
  private let address: NetworkAddress
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    site = try SiteArguments(arguments, includesAll: !arguments[Self.published])
    port = UInt16(arguments[Self.port])
    address = try arguments[Self.host].map(Self.address) ?? .loopback
    isQuiet = arguments[CommonOptions.quiet]
  }

  private static func address(_ text: String) throws(UsageError) -> NetworkAddress {
    if text == "localhost" { return .loopback }
    let own = NetworkAddress.ofThisMachine()
    guard let address = NetworkAddress(text), address == .all || address.isLoopback || own.contains(address)
    else {
      throw UsageError(
        "“--host” is an IPv4 address of this machine, not “\(text)”",
        allowed: ["\(NetworkAddress.all.text) for all of them"] + own.map(\.text))
    }
    return address
  }

  func run(_ console: Console) -> Tool.ExitCode {
    do throws(PreviewFailure) {
      let session = try start(console)
      defer {
        session.stop()
        site.finishCache(console)
      }
      Self.endOnSignals(session)
      try session.run(
        notice: address.isLoopback ? "" : NetworkNotice(urls: session.networkURLs).text)
      return .success
    } catch {
      console.report([error.diagnostic])
      return .failure
    }
  }

  /// Builds the site and starts to serve it. Messages wait until the line about progress is gone.
  private func start(_ console: Console) throws(PreviewFailure) -> PreviewSession {
    var waiting: [PreviewMessage]? = []
    func show(_ message: PreviewMessage) {
      switch message {
      case .text(let text): console.print(text)
      case .problems(let problems): console.report(problems)
      }
    }
    let session = try ProgressLine.show(console, isQuiet: isQuiet) {
      progress throws(PreviewFailure) in
      try PreviewSession(
        site.site(keepsContents: true, allowsReload: true, progress: progress), source: site.source,
        port: port, address: address, isQuiet: isQuiet
      ) { message in
        if waiting == nil { show(message) } else { waiting?.append(message) }
      }
    }
    for message in waiting ?? [] { show(message) }
    waiting = nil
    return session
  }

  /// What a signal ends. Set once, before the signals are handled.
  private nonisolated(unsafe) static var session: PreviewSession?

  /// Lets signals end the waiting for changes, or else the process at once: a build may take long.
  private static func endOnSignals(_ session: PreviewSession) {
    self.session = session
    for number in EndingSignals.numbers {
      signal(number) { _ in if PreviewCommand.session?.endWaiting() != true { _exit(0) } }
    }
  }
}
