/// Collects the diagnostics of one scope: a file, a directive, a page.
///
/// Failures are also returned or thrown, never inferred from the collector. It stays on its thread.
public final class DiagnosticCollector {
  /// The diagnostics in the order of their reports.
  public private(set) var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
  }

  public var isEmpty: Bool { diagnostics.isEmpty }
  public var hasErrors: Bool { diagnostics.hasErrors }

  public func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
  public func report(_ more: some Sequence<Diagnostic>) { diagnostics += more }
}
