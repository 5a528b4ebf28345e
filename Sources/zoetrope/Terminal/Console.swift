#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Diagnostics
import Exporting
import SiteBuilder
import Synchronization

/// Prints results on standard output, and problems on standard error.
struct Console: Sendable {
  /// The default limit for printed problems.
  static let shownProblems = 500

  private let formatter: DiagnosticFormatter
  private let streams = StandardStreams()
  private var format = ProblemFormat.text
  /// The folder that the paths of problems are relative to.
  private var folder = "."
  private let problems = Problems()

  /// The problems so far, for formats that are one document.
  private final class Problems: Sendable {
    let all = Mutex<[Diagnostic]>([])
  }

  init() {
    let usesColor = isatty(STDERR_FILENO) == 1 && Self.mayUseColor
    formatter = DiagnosticFormatter(usesColor: usesColor)
  }

  /// Whether `NO_COLOR` isn't set.
  static var mayUseColor: Bool { getenv("NO_COLOR").map { $0.pointee == 0 } ?? true }

  /// This console with another format of problems.
  ///
  /// - Parameter folder: the source folder.
  func printing(_ format: ProblemFormat, in folder: String) -> Console {
    var console = self
    console.format = format
    console.folder = folder
    return console
  }

  /// Prints the document of formats that are one.
  func finish() {
    let problems = problems.all.withLock { $0 }
    switch format {
    case .text, .github, .json: break
    case .gitlab: streams.write(CodeQualityReport(problems: problems, folder: folder).text, to: STDOUT_FILENO)
    case .sarif: streams.write(SARIFLog(problems: problems, folder: folder).text, to: STDOUT_FILENO)
    }
  }

  /// Prints a result, unless standard output is for another program.
  func print(_ text: String) {
    if !format.isForPrograms { streams.write(text, to: STDOUT_FILENO) }
  }
  func printError(_ text: String) { streams.write(text, to: STDERR_FILENO) }

  /// The exit code: a failure if output was lost.
  func final(_ code: Tool.ExitCode) -> Tool.ExitCode {
    let isComplete = streams.isComplete
    return code == .success && !isComplete ? .failure : code
  }

  /// Prints diagnostics and their numbers. If some are omitted, also prints the number of each kind.
  ///
  /// - Parameter limit: the maximum number of printed diagnostics.
  func report(_ diagnostics: [Diagnostic], limit: Int = shownProblems) {
    switch format {
    case .text: break
    case .github:
      for problem in Self.shown(diagnostics, limit) { print(problem.gitHubAnnotation(in: folder)) }
    case .json:
      for problem in diagnostics {
        streams.write(
          String(decoding: problem.json(in: folder).bytes, as: UTF8.self) + "\n", to: STDOUT_FILENO)
      }
      return
    case .gitlab: problems.all.withLock { $0 += diagnostics }
    case .sarif: return problems.all.withLock { $0 += diagnostics }
    }
    let shown = Self.shown(diagnostics, limit)
    for diagnostic in shown { printError(formatter.format(diagnostic)) }
    let isComplete = shown.count == diagnostics.count
    if !isComplete {
      printError(
        "… and \(diagnostics.count - shown.count) more: “--limit \(diagnostics.count)” shows all of them\n")
    }
    let counts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")]
      .filter { !isComplete || $0.0 != .note }
      .map { severity, noun in (diagnostics.count { $0.severity == severity }, noun) }
      .filter { $0.0 > 0 }.map { Self.count($0, $1) }
    guard !counts.isEmpty else { return }
    printError(counts.joined(separator: ", ") + (isComplete ? "" : ": " + Self.kinds(of: diagnostics)) + "\n")
  }

  /// The number of each kind, the most frequent first.
  private static func kinds(of diagnostics: [Diagnostic]) -> String {
    Dictionary(grouping: diagnostics, by: \.identifier).mapValues(\.count)
      .sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
      .map { "\($0.value) \($0.key)" }.joined(separator: ", ")
  }

  /// All diagnostics, or the first ones up to the limit, errors before warnings and notes.
  private static func shown(_ diagnostics: [Diagnostic], _ limit: Int) -> [Diagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    let errors = diagnostics.filter { $0.severity == .error }
    let warnings = diagnostics.filter { $0.severity == .warning }
    let notes = diagnostics.filter { $0.severity == .note }
    return Array((errors + warnings + notes).prefix(limit))
  }

  /// A number of things in words, as in “1 page” and “2 pages”.
  static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension Console {
  /// Opens a session for an output folder. Prints a message if it has to wait for another process.
  func session(for folder: OutputFolder) -> OutputSession {
    OutputSession(folder) { printError("another build writes to “\(folder.path)”: waiting for it\n") }
  }
}
