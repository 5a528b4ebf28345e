import Diagnostics
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

    mutating func remember(_ sample: SwiftSample, of code: [UInt8]) {
      knownBytes += code.count
      if knownBytes > SwiftSampleParser.memoryLimit {
        known = [:]
        knownBytes = code.count
      }
      known[code] = sample
    }
  }

  /// - Parameters:
  ///   - executable: the path of `zoetrope-swift-parser`.
  ///   - timeout: seconds after which a helper is given up on.
  package init(executable: String, timeout: Int = 5) {
    self.executable = executable
    pool = SwiftParserPool(executable: executable, timeout: timeout)
  }

  /// What the parser says about some code.
  package func parse(_ code: [UInt8], diagnostics: inout [Diagnostic]) -> SwiftSample {
    if let sample = state.withLock({ $0.known[code] }) { return sample }
    let sample =
      SwiftSampleLimits.refusal(of: code).map { SwiftSample.lexed(code, because: $0) }
      ?? ask(code) ?? lexed(code, diagnostics: &diagnostics)
    state.withLock { $0.remember(sample, of: code) }
    return sample
  }

  /// Ends helpers that are not needed between one build and the next.
  package func rest() { pool.rest() }

  /// Tries twice: a helper may have died for reasons that are not the sample's. One that takes too long is not
  /// asked about the sample again.
  private func ask(_ code: [UInt8]) -> SwiftSample? {
    for _ in 0..<2 {
      guard let process = pool.take() else { return nil }
      if let answer = process.exchange(code),
        let sample = SwiftSample(response: answer, sampleLength: code.count)
      {
        pool.giveBack(process)
        return sample
      }
      pool.lose(process)
      if process.hasTimedOut {
        return .lexed(
          code, because: .init(offset: 0, message: "parsing takes too long, the sample is not checked"))
      }
    }
    return nil
  }

  private func lexed(_ code: [UInt8], diagnostics: inout [Diagnostic]) -> SwiftSample {
    let isFirst = state.withLock { state in
      defer { state.hasWarned = true }
      return !state.hasWarned
    }
    if isFirst {
      diagnostics.append(
        .warning(
          "swift.parser", "the Swift parser does not run, so Swift samples are not checked", at: nil,
          explanation: "a simple lexer colours them instead; the parser is “\(executable)”"))
    }
    return .lexed(code)
  }
}
