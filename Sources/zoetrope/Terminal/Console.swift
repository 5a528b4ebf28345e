#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Diagnostics
import SiteBuilder

/// Where the program speaks: results on standard output, problems on standard error.
struct Console: Sendable {
  private let formatter: DiagnosticFormatter

  init() {
    let usesColor = isatty(STDERR_FILENO) == 1 && (getenv("NO_COLOR").map { $0.pointee == 0 } ?? true)
    formatter = DiagnosticFormatter(usesColor: usesColor)
  }

  func print(_ text: String) { Self.send(text, to: STDOUT_FILENO) }
  func printError(_ text: String) { Self.send(text, to: STDERR_FILENO) }

  /// Prints diagnostics, and how many there are.
  func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { printError(formatter.format(diagnostic)) }
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    let counts = [Self.count(errors, "error"), Self.count(warnings, "warning")].compactMap { $0 }
    if !counts.isEmpty { printError(counts.joined(separator: ", ") + "\n") }
  }

  private static func count(_ number: Int, _ noun: String) -> String? {
    number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func send(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = write(descriptor, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
        if count < 0 && errno == EINTR { continue }
        // Nobody listens: there is nobody to tell.
        guard count > 0 else { return }
        sent += count
      }
    }
  }
}

extension Console {
  /// Asks for an output folder, and says so if another process has it.
  func session(for folder: OutputFolder) -> OutputSession {
    OutputSession(folder) { printError("another build writes to “\(folder.path)”: waiting for it\n") }
  }
}
