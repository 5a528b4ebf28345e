import Cache
import Diagnostics
import Lint
import Runs
import TransitionEngine

/// The answer of the program that runs listings.
package struct RunnerAnswer: Codable, Sendable {
  /// The run; nil, with diagnostics, if there is nothing to show.
  package var run: FinishedRun?
  package var diagnostics: [Diagnostic]

  package init(run: FinishedRun?, diagnostics: [Diagnostic]) {
    self.run = run
    self.diagnostics = diagnostics
  }

  /// - Parameter files: the request's files.
  package func bytes(files: CodedFiles) -> [UInt8] { ValueEncoder.bytes(of: self, files: files) }

  /// The most memory of a decoded answer, in bytes.
  fileprivate static let memoryLimit = 256 << 20
  /// The most diagnostics of one run.
  private static let diagnosticLimit = 10_000

  /// - Parameter files: the request's files.
  /// - Throws: `DamagedEntry` for any bytes that aren't an answer, or whose answer takes too much memory.
  package init(_ bytes: ArraySlice<UInt8>, files: CodedFiles) throws(DamagedEntry) {
    self = try ValueDecoder.value(of: bytes, memory: Self.memoryLimit, userInfo: [.files: files])
    guard diagnostics.count <= Self.diagnosticLimit else { throw DamagedEntry(isTooLarge: true) }
  }
}

/// A run is coded without its output, which comes by another way.
extension FinishedRun: Codable {
  private struct Moment: Codable {
    var position: Int
    var time: TimeInterval
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.unkeyedContainer()
    try fields.encode(timeline.bytes)
    try fields.encode(findings)
    try fields.encode(moments.sorted { $0.key < $1.key }.map { Moment(position: $0.key, time: $0.value) })
  }

  package init(from decoder: any Decoder) throws {
    var fields = try decoder.unkeyedContainer()
    let bytes = try fields.decode([UInt8].self)
    let timeline = try Timeline(bytes: bytes[...], memory: RunnerAnswer.memoryLimit)
    let findings = try fields.decode([LintFinding].self)
    let moments = try fields.decode([Moment].self)
    self.init(
      timeline: timeline, findings: findings,
      moments: Dictionary(moments.map { ($0.position, $0.time) }) { first, _ in first })
  }
}
