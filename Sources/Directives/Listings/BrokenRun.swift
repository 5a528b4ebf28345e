import Diagnostics
import Listings
import Processes

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A run of an author's code that has come to no answer.
struct BrokenRun {
  private let end: Command.Outcome.End
  private let output: [UInt8]
  private let source: ListingSource

  init(_ outcome: Command.Outcome, _ source: ListingSource) {
    (end, output) = (outcome.end, outcome.output)
    self.source = source
  }

  /// - Parameter place: of the directive.
  func diagnostic(at place: SourceRange) -> Diagnostic {
    if let trap {
      return .error(
        "swift.trap", "the code stops here: \(trap.text)", at: trap.place ?? place,
        notes: trap.place == nil ? [] : [.init("while this figure runs", at: place)])
    }
    let (summary, fix) = words
    return .error("swift.broken-run", summary, at: place, fix: fix)
  }

  private var words: (summary: String, fix: String?) {
    let loop = "look for a loop that never ends"
    switch end {
    case .timeLimit: return ("the page’s code has not come to its end in time", loop)
    case .answerLimit:
      return ("the run leaves more than can be shown", "make fewer views, or animate for a shorter time")
    case .status(.exit(0)): return ("what the run has left cannot be read", nil)
    case .status(.exit(let code)):
      return (
        "the page’s code has ended its program, with code \(code)", "leave out what does that, as “exit”"
      )
    case .status(.signal(SIGXCPU)), .status(.signal(SIGKILL)):
      return ("the page’s code has used up its processor time", loop)
    case .status(.signal(SIGSEGV)), .status(.signal(SIGBUS)):
      return (
        "the page’s code has used memory that is not there",
        "look for a function that calls itself without end"
      )
    case .status(.signal(SIGILL)), .status(.signal(SIGTRAP)), .status(.signal(SIGABRT)):
      return ("the page’s code has trapped", "look for a number that overflows, an index, or “as!”")
    case .status(.signal(let number)): return ("the page’s code was ended by signal \(number)", nil)
    }
  }

  /// What Swift's runtime has said last of a trap, and where: `Listing/listing-0:12: Fatal error: …`.
  private var trap: (place: SourceRange?, text: String)? {
    let lines = output.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    for line in lines.reversed() {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[1]), Self.isTrap(parts[2]) else { continue }
      let file = parts[0].split(separator: "/").last ?? ""
      return (
        source.place(in: file, line: number), String(parts[2].drop { $0 == " " })
      )
    }
    return nil
  }

  private static func isTrap(_ text: Substring) -> Bool {
    ["Fatal error", "Precondition failed", "Assertion failed"].contains { text.dropFirst().hasPrefix($0) }
  }
}
