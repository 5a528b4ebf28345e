import Diagnostics
import Listings
import Processes
import RunCoding

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A run of an author's code that has come to no answer.
struct BrokenRun {
  /// What is told of it.
  private struct Words {
    var identifier = "swift.broken-run"
    var summary: String
    var explanation: String?
    var fix: String?
  }

  private let end: Command.Outcome.End
  private let output: [String]
  private let hasAnswer: Bool
  private let source: ListingSource
  /// What the author's code was at when it ended.
  private let last: Symbolizer.Site?

  /// - Parameter libraries: the paths of those that were loaded, as they were asked for.
  init(_ outcome: Command.Outcome, _ source: ListingSource, libraries: [String], _ symbolizer: Symbolizer) {
    end = outcome.end
    output = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    hasAnswer = !outcome.answer.isEmpty
    self.source = source
    let calls = Self.calls(in: outcome, libraries)
    last = symbolizer.sites(of: calls, source).lazy.compactMap { $0 }.first
  }

  /// The calls that were under way, as the program that runs listings writes them down when a signal ends it.
  private static func calls(in outcome: Command.Outcome, _ libraries: [String]) -> [Symbolizer.Address] {
    guard case .status(.signal) = outcome.end, outcome.answer.count < 1000 else { return [] }
    let lines = String(decoding: outcome.answer, as: UTF8.self).split(separator: "\n")
    return lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let library = Int(words[0]), libraries.indices.contains(library),
        let offset = Int(words[1], radix: 16), offset > 0
      else { return nil }
      return (libraries[library], offset)
    }
  }

  /// - Parameter figure: the place of the directive.
  func diagnostic(at figure: SourceRange) -> Diagnostic {
    let trap = trap
    let words = trap?.words ?? words
    let place = trap?.place ?? last?.place
    return .error(
      words.identifier, words.summary, at: place ?? figure, explanation: words.explanation, fix: words.fix,
      notes: place == nil ? [] : [.init("while this figure runs", at: figure)])
  }

  // MARK: Ends

  private var words: Words {
    let loop = "look for a loop that never ends"
    switch end {
    case .timeLimit:
      return Words(
        summary: "the page’s code has not come to its end in time",
        explanation:
          "it waits: a run’s clock is virtual, and nothing happens while code waits for the real one",
        fix: "use UIView’s delays, Timer or DispatchQueue.main.asyncAfter")
    case .answerLimit:
      return Words(
        summary: "the run leaves more than can be shown",
        fix: "make fewer views, or animate for a shorter time")
    case .status(.exit(0)) where hasAnswer:
      return Words(
        summary: "what the run has left cannot be shown",
        explanation: "something lies further than 1,000,000,000 points away, or the answer is damaged",
        fix: "look for a frame or a transform that is far too large")
    case .status(.exit(let code)): return problem(of: code) ?? ended
    case .status(.signal(SIGXCPU)):
      return Words(summary: "the page’s code has used up its processor time", fix: loop)
    case .status(.signal(SIGSEGV)), .status(.signal(SIGBUS)):
      return Words(
        summary: "the page’s code has used memory that is not there",
        fix: "look for a function that calls itself without end")
    case .status(.signal(SIGILL)), .status(.signal(SIGTRAP)):
      return Words(
        identifier: "swift.trap",
        summary: "the code stops here: \(last?.failure ?? "a check of Swift’s fails")",
        fix: "look for a number that is too large or too small for its type")
    case .status(.signal(SIGSYS)):
      return Words(
        identifier: "swift.trap", summary: "the code stops here: it starts a thread or a program",
        explanation: "a run has one thread, and its clock is virtual; “Task” and the like need others",
        fix: "call it directly, or use DispatchQueue.main")
    case .status(.signal(SIGABRT)): return ended
    case .status(.signal(let number)):
      return Words(
        summary: "the run was ended by signal \(number)",
        explanation: "by the page’s code itself, by the system as memory ran out, or by somebody else")
    }
  }

  private var ended: Words {
    Words(
      summary: "the page’s code has ended its program", explanation: "as “exit” and “abort” do",
      fix: "leave out what does that")
  }

  /// What the program that runs listings says of itself.
  private func problem(of code: Int32) -> Words? {
    guard let status = RunnerStatus(rawValue: code),
      let line = output.last?.withoutPrefix(RunnerStatus.prefix)
    else { return nil }
    let install = "install Zoetrope again, or run “make build”"
    switch status {
    case .request:
      return Words(
        identifier: "swift.runner", summary: "the program that runs listings is of another version",
        fix: install)
    case .library:
      return Words(
        identifier: "swift.runner", summary: "what was compiled of the page’s Swift cannot be loaded",
        explanation: line, fix: "have one toolchain come first in PATH, and build Zoetrope with it")
    case .answer:
      return Words(summary: "the page’s code has closed what the run’s answer goes through")
    case .confinement: return Words(identifier: "swift.runner", summary: line)
    }
  }

  // MARK: Traps

  /// What Swift's runtime has said last of a trap, and where, if that is a listing: `Listing/listing-0:12: Fatal error: …`.
  private var trap: (place: SourceRange?, words: Words)? {
    guard case .status(.signal(let number)) = end, [SIGILL, SIGTRAP, SIGABRT].contains(number) else {
      return nil
    }
    for line in output.reversed() {
      if line.hasPrefix("Fatal error: failed to allocate ") {
        return (
          nil,
          Words(summary: "the page’s code has used up its memory", fix: "look for what grows without end")
        )
      }
      if line.hasPrefix("Could not cast value of type ") {
        return (nil, Words(identifier: "swift.trap", summary: "the code stops here: \(Self.cast(line))"))
      }
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[1]), Self.isTrap(parts[2]) else { continue }
      let file = parts[0].split(separator: "/").last ?? ""
      return (
        source.place(in: file, line: number),
        Words(identifier: "swift.trap", summary: "the code stops here:\(Self.plain(parts[2]))")
      )
    }
    return nil
  }

  private static func isTrap(_ text: Substring) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed"].contains { text.dropFirst().hasPrefix($0) }
  }

  /// A message without the names that the compiler gives to where a type is declared, which differ each time.
  private static func plain(_ text: Substring) -> String {
    text.split(separator: "(unknown context at $", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != ")" }.dropFirst(2) }.joined()
      .replacing("\(ListingSource.module).", with: "").replacing("\(SiteCode.module).", with: "")
  }

  /// `Could not cast value of type 'Listing.A' (0x5589) to 'UIKit.UILabel' (0x5510).`, without modules and addresses.
  private static func cast(_ line: String) -> String {
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
    guard quoted.count == 5 else { return line }
    let names = [quoted[1], quoted[3]].map { $0.split(separator: ".").last ?? $0 }
    return "a value of type '\(names[0])' is no '\(names[1])'"
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
