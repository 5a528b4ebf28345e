import Diagnostics
import Processes
import Synchronization

/// Parses samples with the toolchain's own Swift parser, in processes started on demand.
///
/// Threads are served by separate processes, and answers are cached. If no process can run, a small lexer
/// highlights samples, and one warning says so.
package final class SwiftSampleParser: Sendable {
  /// The bytes at which the cache is emptied. In a preview, each edit makes a new sample.
  private static let memoryLimit = 4 << 20

  private let executable: String
  private let pool: SwiftParserPool
  private let state = Mutex(State())

  private struct State {
    var hasWarned = false
    var known: [[UInt8]: SwiftSample] = [:]
    var knownBytes = 0
    /// Declarations of known samples, removed with them.
    var declarations: [[UInt8]: [SwiftSample.Declaration]] = [:]
    /// Samples that the parser failed on. They are kept, so that none is tried again.
    var unanswered: [[UInt8]: SwiftSample] = [:]

    mutating func remember(_ sample: SwiftSample, of code: [UInt8]) {
      knownBytes += code.count
      if knownBytes > SwiftSampleParser.memoryLimit {
        known = [:]
        declarations = [:]
        knownBytes = code.count
      }
      known[code] = sample
    }
  }

  /// - Parameters:
  ///   - executable: the path of `zoetrope-swift-parser`.
  ///   - timeout: seconds of silence after which a process is ended. Parsing is bounded and takes far less,
  ///     so this only ends processes that hang.
  package init(executable: String, timeout: Int = 120) {
    self.executable = executable
    pool = SwiftParserPool(executable: executable, timeout: timeout)
  }

  /// Parses a sample.
  package func parse(_ code: [UInt8], _ diagnostics: DiagnosticCollector) -> SwiftSample {
    if let sample = state.withLock({ $0.known[code] ?? $0.unanswered[code] }) { return sample }
    let sample =
      SwiftSampleLimits.refusal(of: code).map { SwiftSample.lexed(code, because: $0) }
      ?? ask(code) ?? lexed(code, diagnostics)
    state.withLock { $0.remember(sample, of: code) }
    return sample
  }

  /// The declarations of a sample; none if no parser runs, or it failed on the sample.
  package func declarations(in code: [UInt8]) -> [SwiftSample.Declaration] {
    if let known = state.withLock({ $0.declarations[code] }) { return known }
    // A sample that the parser failed on isn't asked about again.
    _ = parse(code, DiagnosticCollector())
    guard state.withLock({ $0.unanswered[code] == nil }), SwiftSampleLimits.refusal(of: code) == nil,
      let process = pool.take()
    else { return [] }
    guard let answer = process.exchange([UInt8(ascii: "d")] + code),
      let found = SwiftSample.declarations(response: answer, sampleLength: code.count)
    else {
      pool.lose(process)
      return []
    }
    pool.giveBack(process)
    state.withLock { $0.declarations[code] = found }
    return found
  }

  /// The edits of a sample, given the declarations of the texts compiled with it.
  package func edits(of code: [UInt8], beside texts: [[UInt8]]) -> [SwiftSample.Edit] {
    let alone = parse(code, DiagnosticCollector()).edits
    guard state.withLock({ $0.unanswered[code] == nil }), SwiftSampleLimits.refusal(of: code) == nil else {
      return alone
    }
    var request = [UInt8(ascii: "e")]
    for text in texts.filter({ SwiftSampleLimits.refusal(of: $0) == nil }) + [code] {
      request += MessageFrame.bytes(of: text)
    }
    // A process may have died for a reason other than the sample.
    for _ in 0..<2 {
      guard let process = pool.take() else { return alone }
      if let answer = process.exchange(request),
        let sample = SwiftSample(response: answer, sampleLength: code.count)
      {
        pool.giveBack(process)
        return sample.edits
      }
      pool.lose(process)
    }
    return alone
  }

  /// Ends the processes that aren't needed until the next build.
  package func rest() { pool.rest() }

  /// Parses a sample. Tries twice, as a process may have died for another reason. Nil if no process runs.
  private func ask(_ code: [UInt8]) -> SwiftSample? {
    for _ in 0..<2 {
      guard let process = pool.take() else { return nil }
      if let answer = process.exchange([UInt8(ascii: "s")] + code),
        let sample = SwiftSample(response: answer, sampleLength: code.count)
      {
        pool.giveBack(process)
        return sample
      }
      pool.lose(process)
      guard process.hasGreeted else { return nil }
      if process.hasTimedOut { return unanswered(code, "the sample isn't checked: parsing takes too long") }
    }
    return unanswered(code, "the sample isn't checked: the parser fails")
  }

  private func unanswered(_ code: [UInt8], _ reason: String) -> SwiftSample {
    let sample = SwiftSample.lexed(code, because: .unread(reason))
    state.withLock { $0.unanswered[code] = sample }
    return sample
  }

  private func lexed(_ code: [UInt8], _ diagnostics: DiagnosticCollector) -> SwiftSample {
    let isFirst = state.withLock { state in
      defer { state.hasWarned = true }
      return !state.hasWarned
    }
    if isFirst {
      diagnostics.report(
        .warning(
          "swift.parser", "Swift samples aren't checked: the Swift parser doesn't run", at: nil,
          explanation: "a simple lexer highlights them instead; the parser is “\(executable)”"))
    }
    return .lexed(code)
  }
}
