import Diagnostics
import Files
import Hashing
import Liquid
import Processes
import Text

/// The dates of the last commits that changed the files of `content/`, from git.
struct ChangeDates: Sendable {
  /// The times in seconds since 1970, by path in `content/`.
  private(set) var times: [String: Int64] = [:]

  /// No dates.
  init() {}

  var fingerprint: ContentHash {
    var hash = ContentHash()
    for (path, time) in times.sorted(by: { $0.key < $1.key }) { hash.add("\(time) \(path)") }
    return hash
  }

  subscript(path: String) -> DateTime? { times[path].flatMap { DateTime(secondsSince1970: $0) } }

  private static let program = "git"
  private static let resources = Command.Resources(memory: 4 << 30, processorTime: 60)
  private static let limits = Command.Limits(time: .seconds(60), output: 256 << 20)

  /// Reads the history of a source folder. Without one, there are no dates, and a note says why.
  init(of source: String, _ problems: DiagnosticCollector) {
    guard let git = FileSystem.program(Self.program) else {
      problems.report(Self.missing("git isn't installed", fix: "install it, or remove “git_dates”"))
      return
    }
    // The text before a commit's files is the time of the commit, after a byte that no name starts with.
    let history = Self.output(
      of: [
        "log", "--relative", "--no-renames", "--no-merges", "--name-only", "-z", "--format=%x01%ct", "--",
        SourceTree.contentFolder,
      ], git, source)
    guard let history else {
      problems.report(
        Self.missing("“\(source)” has no history in git", fix: "commit the site, or remove “git_dates”"))
      return
    }
    if Self.output(of: ["rev-parse", "--is-shallow-repository"], git, source)?.starts(with: "true".utf8)
      ?? false
    {
      problems.report(
        Self.missing(
          "the history in git is incomplete",
          fix: "fetch all of it: “git fetch --unshallow”, or “fetch-depth: 0” in a workflow"))
      return
    }
    read(history)
  }

  private mutating func read(_ history: [UInt8]) {
    var time: Int64?
    for word in history.split(separator: 0) {
      let word = word.drop { $0 == UInt8(ascii: "\n") }
      if word.first == 1 {
        time = Int64(String(decoding: word.dropFirst().prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
        // The first file may follow on the next line.
        continue
      }
      let prefix = SourceTree.contentFolder + "/"
      guard let time, word.starts(with: prefix.utf8) else { continue }
      let path = String(decoding: word.dropFirst(prefix.utf8.count), as: UTF8.self)
      // The newest commit comes first.
      if times[path] == nil { times[path] = time }
    }
  }

  private static func output(of arguments: [String], _ git: String, _ source: String) -> [UInt8]? {
    let options = ["-c", "core.fsmonitor=false", "-c", "core.quotepath=off", "--no-optional-locks"]
    let command = Command(git, options + arguments, folder: source, resources: resources)
    guard let outcome = try? command.run(limits: limits), outcome.hasSucceeded else { return nil }
    return outcome.output
  }

  private static func missing(_ reason: String, fix: String) -> Diagnostic {
    .warning("history.missing", "pages get no dates of change: \(reason)", at: nil, fix: fix)
  }
}
