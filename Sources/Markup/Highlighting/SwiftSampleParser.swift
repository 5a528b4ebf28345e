import Diagnostics
import Processes
import Synchronization

/// Asks the toolchain's own Swift parser about samples, through helpers that are started when first needed.
///
/// Safe to use from all threads; each is answered by a helper of its own, and answers are remembered. Where no helper
/// can run, a small lexer stands in and one warning says so.
package final class SwiftSampleParser: Sendable {
  /// Bytes of samples after which all are forgotten: in a preview, each edit of one makes it another.
  private static let memoryLimit = 4 << 20

  private let executable: String
  private let pool: SwiftParserPool
  private let state = Mutex(State())

  private struct State {
    var hasWarned = false
    var known: [[UInt8]: SwiftSample] = [:]
    var knownBytes = 0
    /// Of samples that are known; forgotten with them.
    var declarations: [[UInt8]: [SwiftSample.Declaration]] = [:]
    /// Samples that the parser has no answer to. They are never forgotten, and so never tried again.
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
  ///   - timeout: seconds of silence after which a helper is given up on. What is parsed is bounded, and takes far less on
  ///     any machine: this is against helpers that hang for reasons that nobody has thought of.
  package init(executable: String, timeout: Int = 120) {
    self.executable = executable
    pool = SwiftParserPool(executable: executable, timeout: timeout)
  }

  /// What the parser says about some code.
  package func parse(_ code: [UInt8], _ diagnostics: DiagnosticCollector) -> SwiftSample {
    if let sample = state.withLock({ $0.known[code] ?? $0.unanswered[code] }) { return sample }
    let sample =
      SwiftSampleLimits.refusal(of: code).map { SwiftSample.lexed(code, because: $0) }
      ?? ask(code) ?? lexed(code, diagnostics)
    state.withLock { $0.remember(sample, of: code) }
    return sample
  }

  /// What some code gives a name to; nothing where no parser runs, or it has no answer.
  package func declarations(in code: [UInt8]) -> [SwiftSample.Declaration] {
    if let known = state.withLock({ $0.declarations[code] }) { return known }
    // What has no other answer has none to this.
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

  /// What is compiled in the stead of parts of some code, by what the texts declare that it is compiled together with.
  package func edits(of code: [UInt8], beside texts: [[UInt8]]) -> [SwiftSample.Edit] {
    let alone = parse(code, DiagnosticCollector()).edits
    guard state.withLock({ $0.unanswered[code] == nil }), SwiftSampleLimits.refusal(of: code) == nil else {
      return alone
    }
    var request = [UInt8(ascii: "e")]
    for text in texts.filter({ SwiftSampleLimits.refusal(of: $0) == nil }) + [code] {
      request += MessageFrame.bytes(of: text)
    }
    // A helper may have died for reasons that are not the sample's.
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

  /// Ends helpers that are not needed between one build and the next.
  package func rest() { pool.rest() }

  /// Tries twice: a helper may have died for reasons that are not the sample's. Nil if there are no helpers.
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
      if process.hasTimedOut { return unanswered(code, "parsing takes too long, the sample is not checked") }
    }
    return unanswered(code, "the parser fails on this sample, it is not checked")
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
          "swift.parser", "the Swift parser does not run, so Swift samples are not checked", at: nil,
          explanation: "a simple lexer colours them instead; the parser is “\(executable)”"))
    }
    return .lexed(code)
  }
}
