import Cache
import Diagnostics
import Files
import Processes
import Synchronization

/// Parses samples with the toolchain's own Swift parser, in processes started on demand.
///
/// Threads are served by separate processes. Answers are kept in memory, and in a file of the cache: a build whose
/// samples haven't changed starts no process. If no process can run, a small lexer highlights samples, and one
/// warning says so.
package final class SwiftSampleParser: Sendable {
  /// The bytes at which the cache is emptied. In a preview, each edit makes a new sample.
  private static let memoryLimit = 4 << 20

  private let executable: String
  private let pool: SwiftParserPool
  private let answers: SavedAnswers
  private let state = Mutex(State())

  private struct State {
    var hasWarned = false
    var known: [[UInt8]: SwiftSample] = [:]
    var knownBytes = 0
    /// Samples that the parser failed on. They are kept, so that none is tried again.
    var unanswered: [[UInt8]: SwiftSample] = [:]

    mutating func remember(_ sample: SwiftSample, of code: [UInt8]) {
      knownBytes += code.count
      if knownBytes > SwiftSampleParser.memoryLimit {
        known = [:]
        knownBytes = code.count
      }
      known[code] = sample
    }
  }

  /// A request's answer.
  private enum Answer<Value> {
    case value(Value)
    /// No process can be started.
    case noProcess
    /// The parser fails, for a reason.
    case failure(String)

    var value: Value? { if case .value(let value) = self { value } else { nil } }
  }

  /// - Parameters:
  ///   - executable: the path of `zoetrope-swift-parser`.
  ///   - cache: the cache whose folder keeps answers; nil for none.
  ///   - timeout: seconds of silence after which a process is ended. Parsing is bounded and takes far less,
  ///     so this only ends processes that hang.
  package init(executable: String, cache: Cache? = nil, timeout: Int = 120) {
    self.executable = executable
    pool = SwiftParserPool(executable: executable, timeout: timeout)
    answers = SavedAnswers(in: cache, name: "swift-answers", program: Self.version(of: executable))
  }

  /// The versions of the program and of the toolchain's library that it loads.
  private static func version(of executable: String) -> String {
    let library = SwiftToolchain.installed.map { $0.parser + "/libSwiftParser.so" }
    return [executable, library].map { path in
      path.map { "\($0) \(FileSystem.version(of: $0) ?? "")" } ?? ""
    }.joined(separator: "\n")
  }

  /// Parses a sample.
  package func parse(_ code: [UInt8], _ diagnostics: DiagnosticCollector) -> SwiftSample {
    if let sample = state.withLock({ $0.known[code] ?? $0.unanswered[code] }) { return sample }
    if let reason = SwiftSampleLimits.refusal(of: code) {
      let sample = SwiftSample.lexed(code, because: reason)
      state.withLock { $0.remember(sample, of: code) }
      return sample
    }
    let answer = ask(.sample(code)) { SwiftSample(response: $0, sampleLength: code.count) }
    switch answer {
    case .value(let sample):
      state.withLock { $0.remember(sample, of: code) }
      return sample
    case .noProcess:
      let sample = lexed(code, diagnostics)
      state.withLock { $0.remember(sample, of: code) }
      return sample
    case .failure(let reason):
      let sample = SwiftSample.lexed(code, because: .unread(reason))
      state.withLock { $0.unanswered[code] = sample }
      return sample
    }
  }

  /// The declarations of a sample; none if no parser runs, or it failed on the sample.
  package func declarations(in code: [UInt8]) -> [SwiftSample.Declaration] {
    // A sample that the parser failed on isn't asked about again.
    guard parse(code, DiagnosticCollector()).isRead else { return [] }
    return ask(.declarations(in: code)) { SwiftSample.declarations(response: $0, sampleLength: code.count) }
      .value ?? []
  }

  /// The edits of a sample, given the declarations of the texts compiled with it.
  package func edits(of code: [UInt8], beside texts: [SampleText]) -> [SwiftSample.Edit] {
    let alone = parse(code, DiagnosticCollector())
    guard alone.isRead else { return alone.edits }
    return ask(.edits(of: code, beside: texts)) { SwiftSample(response: $0, sampleLength: code.count) }
      .value?.edits ?? alone.edits
  }

  /// Saves answers, and ends the processes that aren't needed until the next build.
  package func rest() {
    answers.save()
    pool.rest()
  }

  /// Asks a process, unless the answer is known. Tries twice, as a process may have died for another reason.
  ///
  /// - Parameter read: reads an answer; nil for one that doesn't fit the request.
  private func ask<Value>(_ request: SwiftParserRequest, _ read: ([UInt8]) -> Value?) -> Answer<Value> {
    let key = request.key
    if let value = answers.answer(for: key).flatMap(read) { return .value(value) }
    for _ in 0..<2 {
      guard let process = pool.take() else { return .noProcess }
      if let answer = process.exchange(request.message), let value = read(answer) {
        pool.giveBack(process)
        answers.keep(answer, for: key)
        return .value(value)
      }
      pool.lose(process)
      guard process.hasGreeted else { return .noProcess }
      if process.hasTimedOut { return .failure("the sample isn't checked: parsing takes too long") }
    }
    return .failure("the sample isn't checked: the parser fails")
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
