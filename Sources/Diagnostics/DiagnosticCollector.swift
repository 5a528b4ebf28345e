/// Collects the diagnostics of one scope: a file that is read, a directive, a page.
///
/// Whoever reads something holds one, and its parts report to it. What failed says so by what it returns, not by what has
/// been reported. Stays on its thread.
public final class DiagnosticCollector {
  /// In the order in which they were reported.
  public private(set) var diagnostics: [Diagnostic]

  public init(_ diagnostics: [Diagnostic] = []) {
    self.diagnostics = diagnostics
  }

  public var isEmpty: Bool { diagnostics.isEmpty }
  public var hasErrors: Bool { diagnostics.hasErrors }

  public func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
  public func report(_ more: some Sequence<Diagnostic>) { diagnostics += more }
}
