import Diagnostics
import Foundation

/// Asks the toolchain's own Swift parser about samples, through a helper that is started once, when first needed.
///
/// Safe to use from all threads; samples are parsed one at a time and remembered. Where the helper cannot run, a
/// small lexer stands in and one warning says so.
package final class SwiftSampleParser: @unchecked Sendable {
  /// Attempts to start the helper in the life of a build: a sample that kills it must not do so for ever.
  private static let startLimit = 8

  private let executable: String
  private let timeout: Int
  /// Guards everything below.
  private let lock = NSLock()
  private var process: SwiftParserProcess?
  private var startCount = 0
  private var hasWarned = false
  private var known: [[UInt8]: SwiftSample] = [:]

  /// - Parameters:
  ///   - executable: the path of `zoetrope-swift-parser`.
  ///   - timeout: seconds after which the helper is given up on.
  package init(executable: String, timeout: Int = 5) {
    self.executable = executable
    self.timeout = timeout
  }

  /// What the parser says about some code.
  package func parse(_ code: [UInt8], diagnostics: inout [Diagnostic]) -> SwiftSample {
    lock.lock()
    defer { lock.unlock() }
    if let sample = known[code] { return sample }
    let sample =
      SwiftSampleLimits.refusal(of: code).map { SwiftSample.lexed(code, because: $0) }
      ?? ask(code) ?? lexed(code, diagnostics: &diagnostics)
    known[code] = sample
    return sample
  }

  /// Tries twice: the helper may have died for reasons that are not the sample's. One that takes too long is not
  /// asked about the sample again.
  private func ask(_ code: [UInt8]) -> SwiftSample? {
    for _ in 0..<2 {
      if process == nil, startCount < Self.startLimit {
        startCount += 1
        process = SwiftParserProcess(executable: executable, timeout: timeout)
      }
      guard let process else { return nil }
      if let answer = process.exchange(code),
        let sample = SwiftSample(response: answer, sampleLength: code.count)
      {
        return sample
      }
      let wasTooSlow = process.hasTimedOut
      self.process = nil
      if wasTooSlow {
        return .lexed(
          code, because: .init(offset: 0, message: "parsing takes too long, the sample is not checked"))
      }
    }
    return nil
  }

  private func lexed(_ code: [UInt8], diagnostics: inout [Diagnostic]) -> SwiftSample {
    if !hasWarned {
      hasWarned = true
      diagnostics.append(
        .warning(
          "swift.parser", "the Swift parser does not run, so Swift samples are not checked", at: nil,
          explanation: "a simple lexer colours them instead; the parser is “\(executable)”"))
    }
    return .lexed(code)
  }
}
