import Diagnostics
import Directives
import Hashing
import Listings
import Synchronization

/// Compiles the site's own Swift, so that mistakes in it are reported even if no page runs it.
final class CodeCheck: Sendable {
  /// What the last check has compiled, and its result.
  private let last = Mutex<(fingerprint: ContentHash, mode: Int, problems: [Diagnostic])?>(nil)

  /// The compiler's problems; none for a site without such Swift, or one that doesn't run code.
  func problems(of source: SiteSource, _ tools: RenderingTools) -> [Diagnostic] {
    let (files, configuration) = (source.code.files, source.plan.configuration)
    guard let first = files.first, configuration.runsCode, let service = tools.listings else { return [] }
    let mode = configuration.languageMode
    if let last = last.withLock(\.self), last.mode == mode.rawValue,
      last.fingerprint == source.code.fingerprint
    {
      return last.problems
    }
    guard let code = SiteCode(files, edits: tools.highlighter.edits(of:beside:)) else { return [] }
    let problems = service.problems(of: code, mode, tools.highlighter, at: SourceRange(startOf: first))
    last.withLock { $0 = (source.code.fingerprint, mode.rawValue, problems) }
    return problems
  }
}
