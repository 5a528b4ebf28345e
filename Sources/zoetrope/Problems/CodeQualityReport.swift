import Cache
import Diagnostics
import Exporting
import JSON

/// Problems as a report of GitLab's code quality, which a merge request shows at their lines: the issues of Code Climate's
/// engines, as far as GitLab reads them.
struct CodeQualityReport {
  var problems: [Diagnostic]
  /// The source folder, from the root of the repository.
  var folder: String

  var text: String {
    let issues = problems.map(issue)
    return String(decoding: JSONValue.array(issues).bytes, as: UTF8.self) + "\n"
  }

  private func issue(_ problem: Diagnostic) -> JSONValue {
    let place = problem.range.map { ProblemPlace($0, in: folder) }
    // GitLab asks for a place. What has none is in the configuration, or about the whole site.
    let (path, line) = (place?.path ?? (folder.isEmpty ? "." : folder), place?.startLine ?? 1)
    let identity = [problem.identifier, path, problem.summary, "\(line)"].joined(separator: "\n")
    return [
      "description": .string(problem.wholeMessage), "check_name": .string(problem.identifier),
      "fingerprint": .string(SHA256.hash(Array(identity.utf8)).text),
      "severity": .string(Self.severity(problem.severity)),
      "location": ["path": .string(path), "lines": ["begin": .integer(line)]],
    ]
  }

  private static func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .note: "info"
    case .warning: "minor"
    case .error: "major"
    }
  }
}
