import Cache
import Diagnostics
import Files
import Processes

/// Turns formulas in LaTeX into MathML, by the program `latex2mathml` if it is installed.
///
/// It takes half a millisecond for a formula, and is a small package of Python. Pandoc reads more of LaTeX and is fifty
/// times as large; it has no process that answers, and a start for each page takes longer than the page.
package final class FormulaProgram: Sendable {
  package static let program = "latex2mathml"
  /// How to install it.
  package static let installation = "install it: “pip install latex2mathml” or “pipx install latex2mathml”"
  /// The longest formula in bytes.
  static let lengthLimit = 20_000

  private let answers: ProgramAnswers

  /// - Parameters:
  ///   - cache: keeps formulas beyond this object; nil for nowhere.
  ///   - path: the program; nil if it isn't installed.
  package init(cache: Cache?, path: String? = FileSystem.program(program)) {
    let program = ProgramAnswers.Program(
      name: "latex2mathml", greeting: Self.greeting, script: Self.script, scriptName: "sitecustomize.py"
    ) { path, folder in
      // Python runs the script before the program, whichever interpreter or wrapper that has.
      let variables = Command.inheritedEnvironment.filter { !$0.hasPrefix("PYTHON") }
      return Command(
        path, ["--version"],
        environment: variables + ["PYTHONPATH=" + folder, "PYTHONDONTWRITEBYTECODE=1"],
        resources: ProgramAnswers.resources)
    }
    answers = ProgramAnswers(program, cache: cache, path: path)
  }

  package var isInstalled: Bool { answers.isInstalled }

  /// Ends the process, which is started again when it is needed.
  package func rest() { answers.rest() }

  /// The MathML of a formula; nil if it can't be shown, which is reported.
  ///
  /// - Parameters:
  ///   - isBlock: whether it stands alone instead of in a line.
  ///   - place: the formula in the source.
  package func html(
    for formula: [UInt8], isBlock: Bool, at place: SourceRange?, _ diagnostics: DiagnosticCollector
  ) -> [UInt8]? {
    guard formula.count <= Self.lengthLimit else {
      diagnostics.report(Self.problem("it is longer than \(Self.lengthLimit) bytes", at: place))
      return nil
    }
    do throws(ProgramAnswers.Failure) {
      let answer = try answers.answer([isBlock ? UInt8(ascii: "b") : UInt8(ascii: "i")] + formula) { answer in
        answer.first == UInt8(ascii: "e") || answer.first == UInt8(ascii: "m") && MathML.isSafe(answer[1...])
      }
      if answer.first == UInt8(ascii: "m") { return Array(answer.dropFirst()) }
      diagnostics.report(Self.problem(String(decoding: answer.dropFirst(), as: UTF8.self), at: place))
    } catch {
      switch error {
      case .missing, .broken: diagnostics.report(Self.missing(error, at: place))
      case .slow, .wrong:
        diagnostics.report(Self.problem("“\(Self.program)” \(error.reason)", at: place))
      }
    }
    return nil
  }

  private static func problem(_ reason: String, at place: SourceRange?) -> Diagnostic {
    .warning(
      "math.formula", "this formula shows up as its source: \(reason)", at: place,
      fix: "correct the LaTeX; a dollar sign that starts no formula is written “\\$”")
  }

  private static func missing(_ failure: ProgramAnswers.Failure, at place: SourceRange?) -> Diagnostic {
    .warning(
      "math.program-missing", "this formula shows up as its source: “\(program)” \(failure.reason)",
      at: place, fix: installation)
  }
}
