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
  private static let limits = Command.Limits(time: .seconds(20), output: 1 << 16, answer: 64 << 20)

  private let command: Command

  /// - Parameters:
  ///   - program: the path of `zoetrope-runner`.
  ///   - runtime: the folder of the toolchain's libraries.
  init(program: String, runtime: String) {
    let environment = ["LD_LIBRARY_PATH=\(runtime)", "SWIFT_BACKTRACE=enable=no"]
    command = Command(program, environment: environment, folder: "/")
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
        return answer.run
      }
      diagnostics.report(BrokenRun(outcome, version.source).diagnostic(at: directive.name.range))
    } catch {
      diagnostics.report(
        .error(
          "swift.runner", "“\(command.executable)” cannot be started: \(error)", at: directive.name.range,
          fix: "run “zoetrope doctor”, or install Zoetrope again"))
    }
    return nil
  }
}
