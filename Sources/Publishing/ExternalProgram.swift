import Diagnostics
import Files
import Processes
import Text

/// A program of the author's machine that reaches another one.
struct ExternalProgram {
  let name: String
  private let path: String

  /// The wall-clock time of one run.
  private static let limits = Command.Limits(time: .seconds(3600), output: 64 << 20)
  private static let shownLines = 6

  /// Throws if the program isn't in `PATH`.
  init(_ name: String, package: String) throws(Diagnostic) {
    guard let path = FileSystem.program(name) else {
      throw .error(
        "publish.program-missing", "“\(name)” isn't installed, which publishing there needs", at: nil,
        fix: "“apt install \(package)”, or “brew install \(package)”")
    }
    self.name = name
    self.path = path
  }

  /// Runs the program, and returns its output.
  ///
  /// - Parameters:
  ///   - environment: further environment variables, as `NAME=value`.
  ///   - accepts: whether an exit code isn't a failure.
  @discardableResult
  func run(
    _ arguments: [String], input: [UInt8] = [], environment: [String] = [], folder: String? = nil,
    accepts: (Int32) -> Bool = { $0 == 0 }
  ) throws(Diagnostic) -> (code: Int32, output: [UInt8]) {
    let variables = Command.inheritedEnvironment + environment + ["GIT_TERMINAL_PROMPT=0"]
    let outcome: Command.Outcome
    do {
      outcome = try Command(path, arguments, environment: variables, folder: folder)
        .run(input: input, limits: Self.limits)
    } catch {
      throw .error("publish.failed", "“\(name)” can't be started: \(error)", at: nil)
    }
    guard case .status(.exit(let code)) = outcome.end, accepts(code) else {
      throw failure(outcome, arguments)
    }
    return (code, outcome.output)
  }

  private func failure(_ outcome: Command.Outcome, _ arguments: [String]) -> Diagnostic {
    // Some write a carriage return where a line of progress is written over.
    let lines = outcome.output.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .suffix(Self.shownLines)
    let said = lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " · ")
    let how =
      switch outcome.end {
      case .timeLimit: "took too long"
      case .answerLimit: "has written too much"
      case .status(.exit(let code)): "failed with exit code \(code)"
      case .status(let status): "ended: \(status)"
      }
    return .error(
      "publish.failed", "“\(([name] + Self.verb(of: arguments)).joined(separator: " "))” \(how)", at: nil,
      explanation: said.isEmpty ? nil : said,
      fix: "see what the program says, and publish again: an update that was begun is completed")
  }

  /// The command among arguments, such as `push`; none for a program without commands.
  private static func verb(of arguments: [String]) -> [String] {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if ["-c", "-C", "--git-dir", "--work-tree"].contains(word) {
        rest.removeFirst()
      } else if word.utf8.allSatisfy({ $0.isLetter || $0 == UInt8(ascii: "-") }), !word.hasPrefix("-") {
        return [word]
      }
    }
    return []
  }
}
