#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

extension Command {
  /// The descriptor to which a program writes its machine-readable answer.
  package static let answerDescriptor: Int32 = 3

  package struct Limits: Sendable {
    /// The wall-clock time.
    package var time: Duration
    /// The maximum bytes of standard output and error together; the rest is dropped.
    package var output: Int
    /// The maximum bytes of the answer; nil if the program has no `answerDescriptor`.
    package var answer: Int?

    package init(time: Duration, output: Int, answer: Int? = nil) {
      self.time = time
      self.output = output
      self.answer = answer
    }
  }

  package struct Outcome: Sendable {
    package enum End: Sendable, Equatable {
      /// The program ended.
      case status(Subprocess.Status)
      /// The program was killed at the time limit.
      case timeLimit
      /// The program was killed because its answer was too long.
      case answerLimit
    }

    package var end: End
    /// The bytes of standard output and error, up to the limit.
    package var output: [UInt8]
    /// The bytes written to `answerDescriptor`.
    package var answer: [UInt8]
    /// Whether the program failed near its memory limit, or reported that it got no memory.
    package var hasReachedMemoryLimit = false

    /// Whether the program exited with code 0.
    package var hasSucceeded: Bool { end == .status(.exit(0)) }

    /// Whether the program was killed at its limit of processor time.
    package var hasReachedProcessorLimit: Bool { end == .status(.signal(SIGXCPU)) }
  }

  /// Replies to questions that a program asks through its input.
  ///
  /// - Parameter asked: the bytes asked so far; a reply removes its question.
  ///
  /// - Returns: the bytes of the replies.
  package typealias Reply = (_ asked: inout [UInt8]) -> [UInt8]

  /// Gives the next bytes of a program's input when it has taken those before; none at the end.
  package typealias Feed = () -> [UInt8]

  /// The longest wait for output of a program that may have ended: its children may keep the pipes open.
  private static let longestLook: Duration = .milliseconds(20)

  /// Runs the program until it ends, and then kills the rest of its process group.
  ///
  /// A program with a memory limit waits until that much memory is free beside the limits of other programs.
  ///
  /// - Parameters:
  ///   - input: the bytes of standard input, which is `/dev/null` without input and replies.
  ///   - reply: gives more input, which has no end then. Its time counts for the program.
  ///   - feed: gives more input up to its end. Its time counts for the program.
  package func run(
    input: [UInt8] = [], limits: Limits, reply: Reply? = nil, feed: Feed? = nil
  ) throws(StartError) -> Outcome {
    try MemoryShares.machine.withShare(of: resources.memory ?? 0) { () throws(StartError) in
      try runAtOnce(input: input, limits: limits, reply: reply, feed: feed)
    }
  }

  private func runAtOnce(
    input: [UInt8], limits: Limits, reply: Reply?, feed: Feed?
  ) throws(StartError) -> Outcome {
    let deadline = ContinuousClock.now + limits.time
    var streams = try Streams(
      input: input, outputLimit: limits.output, answerLimit: limits.answer, reply: reply, feed: feed)
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
        // The program has closed its streams, usually because it is about to end.
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

  /// Words with which programs report a lack of memory.
  private static let complaints = [
    "out of memory", "insufficient memory", "cannot allocate", "bad_alloc", "memory allocation of",
    "failed to allocate",
    "error allocating", "memory exhausted",
  ]

  /// Whether a failed program probably lacked memory, which the system doesn't report. A program refused a
  /// large block never had it, but mostly prints so.
  private func hasReachedMemoryLimit(_ peak: Int, _ output: [UInt8]) -> Bool {
    guard let memory = resources.memory else { return false }
    if peak >= memory / 4 * 3 { return true }
    let words = String(decoding: output, as: UTF8.self).lowercased()
    return Self.complaints.contains { words.contains($0) }
  }
}
