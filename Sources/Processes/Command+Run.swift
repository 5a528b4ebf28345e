#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Command {
  /// The descriptor to which a program writes what is not for people to read.
  package static let answerDescriptor: Int32 = 3

  /// What a program may take and give.
  package struct Limits: Sendable {
    /// By the clock.
    package var time: Duration
    /// Bytes of standard output and error together that are kept; what follows is dropped.
    package var output: Int
    /// Bytes that it may write to `answerDescriptor`; nil if it has none.
    package var answer: Int?

    package init(time: Duration, output: Int, answer: Int? = nil) {
      self.time = time
      self.output = output
      self.answer = answer
    }
  }

  /// What has come of a run.
  package struct Outcome: Sendable {
    package enum End: Sendable, Equatable {
      /// The program came to its end.
      case status(Subprocess.Status)
      /// It was ended, because its time was up.
      case timeLimit
      /// It was ended, because its answer was too long.
      case answerLimit
    }

    package var end: End
    /// What it wrote to its standard streams, as much as was wanted.
    package var output: [UInt8]
    /// What it wrote to `answerDescriptor`.
    package var answer: [UInt8]
    /// Whether it has failed after it had nearly all of the memory that it may have, or because it got no more.
    package var hasReachedMemoryLimit = false

    /// Whether it ended by itself and without an error.
    package var hasSucceeded: Bool { end == .status(.exit(0)) }

    /// Whether it was ended because its processor time was up.
    package var hasReachedProcessorLimit: Bool { end == .status(.signal(SIGXCPU)) }
  }

  /// What a program is told when it asks something through its input.
  ///
  /// - Parameter asked: what it has asked so far; what is replied to is taken out.
  package typealias Reply = (_ asked: inout [UInt8]) -> [UInt8]

  /// How long a look at what the program gives may keep from seeing that it has ended: what it has started may hold its pipes.
  private static let longestLook: Duration = .milliseconds(20)

  /// Runs the program to its end. When it has ended, so has all that it started and that has not left its group.
  ///
  /// A program with a limit of memory waits until that much is left, beside what others that run may take.
  ///
  /// - Parameters:
  ///   - input: what its standard input gives; that is `/dev/null` where there is none.
  ///   - reply: gives more input, which has no end then. Takes from the program's time.
  package func run(
    input: [UInt8] = [], limits: Limits, reply: Reply? = nil
  ) throws(StartError) -> Outcome {
    try MemoryShares.machine.withShare(of: resources.memory ?? 0) { () throws(StartError) in
      try runAtOnce(input: input, limits: limits, reply: reply)
    }
  }

  private func runAtOnce(input: [UInt8], limits: Limits, reply: Reply?) throws(StartError) -> Outcome {
    let deadline = ContinuousClock.now + limits.time
    var streams = try Streams(
      input: input, outputLimit: limits.output, answerLimit: limits.answer, reply: reply)
    let program = try start(descriptors: streams.theirs)
    streams.closeTheirs()
    var end: Outcome.End?
    var pause: UInt32 = 50
    while end == nil, !program.hasEnded {
      let left = deadline - .now
      if left <= .zero {
        end = .timeLimit
      } else if streams.isAnswerTooLong {
        end = .answerLimit
      } else if streams.areOpen {
        streams.move(within: min(left, Self.longestLook))
      } else {
        // It has closed them, mostly because it is about to end.
        usleep(pause)
        pause = min(pause * 2, 5000)
      }
    }
    program.kill()
    let (status, peak) = program.waitWithPeak()
    streams.drain()
    if end == nil { end = streams.isAnswerTooLong ? .answerLimit : .status(status) }
    var outcome = Outcome(end: end ?? .status(status), output: streams.output, answer: streams.answer)
    outcome.hasReachedMemoryLimit = !outcome.hasSucceeded && hasReachedMemoryLimit(peak, outcome.output)
    return outcome
  }

  /// What programs say when the system gives them no more memory.
  private static let complaints = [
    "out of memory", "insufficient memory", "cannot allocate", "bad_alloc", "memory allocation of",
    "failed to allocate",
    "error allocating", "memory exhausted",
  ]

  /// The system doesn't tell why a program has failed. One that wants much at once has never had it, but mostly says so.
  private func hasReachedMemoryLimit(_ peak: Int, _ output: [UInt8]) -> Bool {
    guard let memory = resources.memory else { return false }
    if peak >= memory / 4 * 3 { return true }
    let words = String(decoding: output, as: UTF8.self).lowercased()
    return Self.complaints.contains { words.contains($0) }
  }
}
