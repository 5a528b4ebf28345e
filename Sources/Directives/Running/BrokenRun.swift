import Diagnostics
import Listings
import Processes
import RunCoding

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A run of an author's code that has ended without an answer.
struct BrokenRun {
  /// The diagnostics.
  private struct Words {
    var identifier = "swift.broken-run"
    var summary: String
    var explanation: String?
    var fix: String?
  }

  private let end: Command.Outcome.End
  private let output: [String]
  private let hasAnswer: Bool
  /// Whether the answer exceeds the memory.
  var leavesTooMuch = false
  private let source: ListingSource
  /// The call of the author's code that was in progress.
  private let last: Symbolizer.Site?
  /// Whether a stack overflow raised the signal.
  private let hasUsedUpStack: Bool
  /// The requested pictures that don't exist, and the calls that requested them.
  private let missing: [Diagnostic.Note]

  /// - Parameter libraries: the paths of the loaded libraries.
  init(_ outcome: Command.Outcome, _ source: ListingSource, libraries: [String], _ symbolizer: Symbolizer) {
    end = outcome.end
    output = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n").map(String.init)
    hasAnswer = !outcome.answer.isEmpty
    self.source = source
    hasUsedUpStack = outcome.answer.starts(with: "stack\n".utf8)
    let (calls, notes) = Self.calls(in: outcome, libraries)
    missing = zip(notes, symbolizer.places(of: notes.map(\.call), source)).map {
      .init(DiagnosticFormatter.clean($0.sentence), at: $1)
    }
    last = symbolizer.sites(of: calls, source).lazy.compactMap { $0 }.first
  }

  /// The calls in progress and the notes, which the runner writes when a signal ends it.
  private static func calls(
    in outcome: Command.Outcome, _ libraries: [String]
  ) -> (calls: [Symbolizer.Address], notes: [(call: Symbolizer.Address?, sentence: String)]) {
    guard case .status(.signal) = outcome.end, outcome.answer.count < 4000 else { return ([], []) }
    var (calls, notes): ([Symbolizer.Address], [(Symbolizer.Address?, String)]) = ([], [])
    for line in String(decoding: outcome.answer, as: UTF8.self).split(separator: "\n") {
      let isNote = line.hasPrefix("note ")
      let words = line.dropFirst(isNote ? 5 : 0).split(separator: " ", maxSplits: 2)
      guard words.count == (isNote ? 3 : 2) else { continue }
      let call = address(library: words[0], offset: words[1], in: libraries)
      if isNote { notes.append((call, String(words[2]))) } else if let call { calls.append(call) }
    }
    return (calls, notes)
  }

  private static func address(
    library: Substring, offset: Substring, in libraries: [String]
  ) -> Symbolizer.Address? {
    guard let library = Int(library), libraries.indices.contains(library),
      let offset = Int(offset, radix: 16),
      offset > 0
    else { return nil }
    return (libraries[library], offset)
  }

  /// - Parameter figure: the place of the directive.
  func diagnostic(at figure: SourceRange) -> Diagnostic {
    let trap = trap
    let words = trap?.words ?? words
    let place = trap?.place ?? last?.place
    return .error(
      words.identifier, words.summary, at: place ?? figure, explanation: words.explanation, fix: words.fix,
      notes: missing + (place == nil ? [] : [.init("while this figure runs", at: figure)]))
  }

  // MARK: Ends

  private var words: Words {
    switch end {
    case .timeLimit:
      return Words(
        summary: "the page’s code didn't end in time",
        explanation:
          "the code waits for the real clock, but a run’s clock is virtual, and stops while code waits",
        fix: "use UIView’s delays, Timer or DispatchQueue.main.asyncAfter")
    case .answerLimit: return tooMuch
    case .status(.exit(0)) where leavesTooMuch: return tooMuch
    case .status(.exit(0)) where hasAnswer:
      return Words(
        summary: "the result of the run can't be shown",
        explanation: "a layer is more than 1,000,000,000 points away, or the result is damaged",
        fix: "look for a frame or a transform that is far too large")
    case .status(.exit(let code)): return problem(of: code) ?? ended
    case .status(.signal(SIGXCPU)):
      return last == nil
        ? Words(
          summary: "the run exceeded its limit of processor time",
          explanation:
            "UIKit’s own work, such as physics or layout, takes too long",
          fix: "use fewer views or dynamic items, or let the run end sooner")
        : Words(
          summary: "the page’s code exceeded its limit of processor time",
          fix: "look for an endless loop, or for one that does too much")
    case .status(.signal(SIGSEGV)), .status(.signal(SIGBUS)):
      return hasUsedUpStack
        ? Words(
          summary: "the page’s code overflowed its stack",
          fix: "look for a function that calls itself endlessly")
        : Words(
          summary: "the page’s code accessed invalid memory",
          fix: "look for an unsafe pointer, “unowned(unsafe)” or “unsafeBitCast” whose object was deallocated"
        )
    case .status(.signal(SIGILL)), .status(.signal(SIGTRAP)):
      return Words(
        identifier: "swift.trap",
        summary: "the code stops here: \(last?.failure ?? "a check of Swift’s fails")",
        explanation: last?.failure == nil ? "Swift’s runtime didn't report which one" : nil,
        fix: last?.failure == "arithmetic overflow"
          ? "use a larger type, or an operator that wraps around, such as “&+”" : nil)
    case .status(.signal(SIGSYS)):
      return Words(
        identifier: "swift.trap", summary: "the code stops here: it can't start a thread or a program",
        explanation: "a run has one thread, and its clock is virtual",
        fix: "use “Task”, or “DispatchQueue.main”")
    case .status(.signal(SIGABRT)): return ended
    case .status(.signal(let number)):
      return Words(
        summary: "the run was ended by signal \(number)",
        explanation: "by the page’s code itself, by the system when memory ran out, or by another program")
    }
  }

  private var tooMuch: Words {
    Words(
      summary: "the result of the run is too large",
      fix: "make fewer views, or animate for a shorter time")
  }

  private var ended: Words {
    Words(
      summary: "the page’s code exited", explanation: "as “exit” and “abort” do",
      fix: "remove the call that exits")
  }

  /// A message of the runner about itself.
  private func problem(of code: Int32) -> Words? {
    guard let status = RunnerStatus(rawValue: code),
      let line = output.last?.withoutPrefix(RunnerStatus.prefix)
    else { return nil }
    let install = "install Zoetrope again, or run “make build”"
    switch status {
    case .request:
      return Words(
        identifier: "swift.runner",
        summary: "the program that runs listings has another version than Zoetrope",
        fix: install)
    case .library:
      return Words(
        identifier: "swift.runner", summary: "the compiled Swift of the page can't be loaded",
        explanation: line, fix: "put one toolchain first in PATH, and build Zoetrope with it")
    case .answer:
      return Words(summary: "the page’s code closed the file that returns the result of the run")
    case .confinement: return Words(identifier: "swift.runner", summary: line)
    }
  }

  // MARK: Traps

  /// The message of Swift's runtime about the trap, and its place, if that is in a listing.
  private var trap: (place: SourceRange?, words: Words)? {
    guard case .status(.signal(let number)) = end, [SIGILL, SIGTRAP, SIGABRT].contains(number) else {
      return nil
    }
    if output.contains(where: { $0.hasPrefix("Fatal error: failed to allocate ") }) {
      return (
        nil,
        Words(
          summary: "the page’s code exceeded its limit of memory", fix: "look for data that grows endlessly")
      )
    }
    guard let trap = SwiftTrap(in: output) else { return nil }
    return (
      trap.place.flatMap { source.place(in: $0.file, line: $0.line) },
      Words(
        identifier: "swift.trap", summary: "the code stops here: \(trap.summary)",
        explanation: trap.explanation, fix: trap.fix)
    )
  }
}

extension String {
  fileprivate func withoutPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
