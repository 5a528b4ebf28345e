/// The reason why the program that runs listings gives no answer, as its exit code.
package enum RunnerStatus: Int32, Sendable {
  /// The program cannot read the request.
  case request = 64
  /// The program cannot load the library.
  case library = 65
  /// The program cannot write the answer.
  case answer = 66
  /// The system does not let the program drop the privileges that the author's code must not have.
  case confinement = 67

  /// The prefix of the program's own lines in its standard error.
  package static let prefix = "zoetrope-runner: "
  /// The separator in standard output before the output of further runs, which isn't shown.
  package static let furtherRuns = "\u{0}\(prefix)further runs\u{0}\n"
}
