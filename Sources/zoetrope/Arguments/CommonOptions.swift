import Options

/// Options that several commands take.
enum CommonOptions {
  static let source = Option(
    "--source", .text("a folder"), placeholder: "DIR", standard: ".", "the folder with content/")
  static let drafts = Option(flag: "--drafts", "build drafts too")
  static let future = Option(flag: "--future", "build pages whose date is in the future, too")
  static let limit = Option(
    "--limit", .wholeNumber(1...10_000_000), placeholder: "N", standard: Console.shownProblems,
    "the number of problems to print")
  static let format = Option(
    "--format", .word(ProblemFormat.self), placeholder: "FORMAT", standard: .text,
    "the format of problems: text, github, gitlab, json or sarif")
  static let strict = Option(flag: "--strict", "treat warnings as errors")
  static let inPlace = Option(
    flag: "--in-place", "keep the folder itself, and replace the files in it one by one")
  private static let threads = 1...64
  static let jobs = Option(
    "--jobs", .wholeNumber(threads), placeholder: "N", unset: "one for each processor",
    "the number of threads, \(threads.lowerBound) to \(threads.upperBound)")
  static let quiet = Option(flag: "--quiet", "print nothing but problems")
  static let cache = Option(
    "--cache", .text("an address"), placeholder: "URL",
    "share executed figures through a server, by GET and PUT")
  static let noCache = Option(flag: "--no-cache", "execute all figures, and store nothing for the next build")
  static let verbose = Option(flag: "--verbose", "list written files, and measure figures")
}
