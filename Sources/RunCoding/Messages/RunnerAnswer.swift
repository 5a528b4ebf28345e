import Cache
import Diagnostics
import Lint
import Runs
import TransitionEngine

/// The answer of the program that runs listings.
package struct RunnerAnswer: Sendable {
  /// The run; nil, with diagnostics, if there is nothing to show.
  package var run: FinishedRun?
  package var diagnostics: [Diagnostic]

  package init(run: FinishedRun?, diagnostics: [Diagnostic]) {
    self.run = run
    self.diagnostics = diagnostics
  }

  /// - Parameter files: the request's files.
  package func bytes(files: [SourceFile]) -> [UInt8] {
    var writer = SourceWriter(files: files)
    writer.fields.add(diagnostics.count)
    for diagnostic in diagnostics { writer.add(diagnostic) }
    writer.fields.add(run) { fields, run in
      fields.add(run.timeline.bytes)
      fields.add(run.findings) { $0.add($1) }
      fields.add(run.moments.sorted { $0.key < $1.key }) { fields, moment in
        fields.add(moment.key)
        fields.add(moment.value)
      }
    }
    return writer.fields.bytes
  }

  /// The most memory of a decoded answer, in bytes.
  private static let memoryLimit = 256 << 20
  /// The most diagnostics of one run.
  private static let diagnosticLimit = 10_000

  /// - Parameter files: the request's files.
  /// - Throws: `DamagedEntry` for any bytes that aren't an answer, or whose answer takes too much memory.
  package init(_ bytes: ArraySlice<UInt8>, files: [SourceFile]) throws(DamagedEntry) {
    var reader = SourceReader(FieldReader(bytes, memory: Self.memoryLimit), files: files)
    var diagnostics: [Diagnostic] = []
    let count = try reader.fields.count()
    guard count <= Self.diagnosticLimit else { throw DamagedEntry(isTooLarge: true) }
    for _ in 0..<count { diagnostics.append(try reader.diagnostic()) }
    self.diagnostics = diagnostics
    run = try reader.fields.optional { fields throws(DamagedEntry) in
      let timeline = try Timeline(bytes: try fields.data(), memory: fields.memory)
      let findings = try fields.array { fields throws(DamagedEntry) in try fields.finding() }
      let moments = try fields.array { fields throws(DamagedEntry) in
        (try fields.count(), try fields.double())
      }
      return FinishedRun(
        timeline: timeline, findings: findings, moments: Dictionary(moments) { first, _ in first })
    }
    guard reader.fields.isAtEnd else { throw DamagedEntry() }
  }
}

extension FieldWriter {
  fileprivate mutating func add(_ finding: LintFinding) {
    add(finding.rule.name)
    add(finding.time)
    add(finding.layer) { $0.add($1) }
    for text in [finding.layerName, finding.actor, finding.call, finding.message] { add(text) }
  }
}

extension FieldReader {
  fileprivate mutating func finding() throws(DamagedEntry) -> LintFinding {
    let name = try text()
    guard let rule = LintRule(named: name) else { throw DamagedEntry() }
    return LintFinding(
      rule, at: try double(),
      layer: try optional { reader throws(DamagedEntry) in try reader.count() }, layerName: try text(),
      actor: try text(), call: try text(), message: try text())
  }
}
