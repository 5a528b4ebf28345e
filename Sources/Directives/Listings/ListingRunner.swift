import Diagnostics
import Listings
import Markup
import Processes
import RunCoding
import Runs
import Screens

/// Has an author's code run by a program of its own: one process for each run.
struct ListingRunner: Sendable {
  /// What a run may take by the clock, what it may print, and what it may leave.
  private static let limits = Command.Limits(time: .seconds(30), output: 1 << 16, answer: 64 << 20)

  private let command: Command
  private let symbolizer: Symbolizer

  /// - Parameters:
  ///   - program: the path of `zoetrope-runner`.
  ///   - runtime: the folder of the toolchain's libraries.
  init(program: String, runtime: String, _ symbolizer: Symbolizer) {
    let environment = ["LD_LIBRARY_PATH=\(runtime)", "SWIFT_BACKTRACE=enable=no"]
    command = Command(program, environment: environment, folder: "/")
    self.symbolizer = symbolizer
  }

  /// What a directive's run leaves; nil, with diagnostics, if it leaves nothing that can be shown.
  ///
  /// - Parameters:
  ///   - library: of the page.
  ///   - code: the library of the site's own Swift; nil where there is none.
  func run(
    _ directive: Directive, screens: [Screen], _ version: PageCode.Version, library: String, code: String?,
    _ diagnostics: DiagnosticCollector
  ) -> FinishedRun? {
    let request = RunnerRequest(
      library: library, code: code, functions: version.functions.names, directive: directive, screens: screens
    )
    let (bytes, files) = request.encoded
    do throws(StartError) {
      let outcome = try command.run(input: bytes, limits: Self.limits)
      if outcome.hasSucceeded, let answer = try? RunnerAnswer(outcome.answer[...], files: files) {
        diagnostics.report(answer.diagnostics)
        guard let run = answer.run else { return nil }
        if let problem = invalidGeometry(in: run, version, library, at: directive.name.range) {
          diagnostics.report(problem)
          return nil
        }
        return Self.adding(outcome.output, to: run)
      }
      let broken = BrokenRun(outcome, version.source, library: library, symbolizer)
      diagnostics.report(broken.diagnostic(at: directive.name.range))
    } catch {
      diagnostics.report(
        .error(
          "swift.runner", "“\(command.executable)” cannot be started: \(error)", at: directive.name.range,
          fix: "run “zoetrope doctor”, or install Zoetrope again"))
    }
    return nil
  }

  /// Lines that are kept of what a run prints.
  private static let printedLimit = 20

  private static func adding(_ output: [UInt8], to run: FinishedRun) -> FinishedRun {
    guard !output.isEmpty else { return run }
    let lines = String(decoding: output, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    var run = run
    run.printed = lines.prefix(printedLimit).map { String($0.prefix(200)) }
    if lines.count > printedLimit { run.printed.append("…") }
    if run.printed.last == "" { run.printed.removeLast() }
    return run
  }

  /// Numbers that are none, where UIKit raises an exception.
  private func invalidGeometry(
    in run: FinishedRun, _ version: PageCode.Version, _ library: String, at figure: SourceRange
  ) -> Diagnostic? {
    guard let event = run.timeline.events.first(where: { $0.name == "CALayerInvalidGeometry" }) else {
      return nil
    }
    let calls = [event.callSite].compactMap { $0 }
    let place = symbolizer.sites(of: calls, in: library, version.source).first??.place
    return .error(
      "swift.trap", "the code stops here: \(event.name) of \(event.actor), \(event.detail)",
      at: place ?? figure,
      explanation: "UIKit raises an exception where a layer’s geometry is not finite",
      notes: place == nil ? [] : [.init("while this figure runs", at: figure)])
  }
}
