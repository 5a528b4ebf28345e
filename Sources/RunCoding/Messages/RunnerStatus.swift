/// Why the program that runs listings gives no answer, as the code that it ends with.
package enum RunnerStatus: Int32, Sendable {
  /// It cannot read the request.
  case request = 64
  /// It cannot load the library.
  case library = 65
  /// It cannot write the answer.
  case answer = 66
  /// The system does not let it give up what the author's code must not have.
  case confinement = 67

  /// What it says of it begins a line of its standard error.
  package static let prefix = "zoetrope-runner: "
  /// What stands in its standard output before what is printed by further runs, which nobody sees.
  package static let furtherRuns = "\u{0}\(prefix)further runs\u{0}\n"
}
