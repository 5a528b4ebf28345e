/// How problems are printed.
enum ProblemFormat: String, CaseIterable {
  /// With their lines of source, on standard error.
  case text
  /// As text, and as annotations of GitHub's workflows.
  case github
  /// As text, and as a document for merge requests of GitLab, on standard output.
  case gitlab
  /// An object a line, on standard output.
  case json
  /// A document for code scanning (SARIF 2.1.0), on standard output.
  case sarif

  /// Whether standard output is for another program.
  var isForPrograms: Bool { self == .json || self == .sarif || self == .gitlab }
}
