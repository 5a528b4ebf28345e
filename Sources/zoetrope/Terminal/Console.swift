#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Diagnostics
import SiteBuilder

/// Where the program speaks: results on standard output, problems on standard error.
struct Console: Sendable {
  /// A site may have as many problems as it has bytes; nobody reads more than this.
  private static let shownProblems = 500

  private let formatter: DiagnosticFormatter
  private let streams = StandardStreams()

  init() {
    let usesColor = isatty(STDERR_FILENO) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    formatter = DiagnosticFormatter(usesColor: usesColor)
  }

  func print(_ text: String) { streams.write(text, to: STDOUT_FILENO) }
  func printError(_ text: String) { streams.write(text, to: STDERR_FILENO) }

  /// What the program ends with: who asked for a text and did not get all of it has to be told.
  func final(_ code: Tool.ExitCode) -> Tool.ExitCode {
    let isComplete = streams.isComplete
    return code == .success && !isComplete ? .failure : code
  }

  /// Prints diagnostics, and how many there are.
  func report(_ diagnostics: [Diagnostic]) {
    let shown = Self.shown(diagnostics)
    for diagnostic in shown { printError(formatter.format(diagnostic)) }
    if shown.count < diagnostics.count { printError("… and \(diagnostics.count - shown.count) more\n") }
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    let counts = [Self.count(errors, "error"), Self.count(warnings, "warning")].compactMap { $0 }
    if !counts.isEmpty { printError(counts.joined(separator: ", ") + "\n") }
  }

  /// All, or where they are too many to be read, as many as can be, with the errors before all others.
  private static func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > shownProblems else { return diagnostics }
    let errors = diagnostics.filter { $0.severity == .error }
    let others = diagnostics.filter { $0.severity != .error }
    return Array((errors + others).prefix(shownProblems))
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension Console {
  /// Asks for an output folder, and says so if another process has it.
  func session(for folder: OutputFolder) -> OutputSession {
    OutputSession(folder) { printError("another build writes to “\(folder.path)”: waiting for it\n") }
  }
}
