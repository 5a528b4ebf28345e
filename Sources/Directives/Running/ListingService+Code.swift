import CodeBlocks
import Diagnostics
import Listings

extension ListingService {
  /// The compiler's problems with the site's own Swift, which no page may use.
  ///
  /// A result that pages had compiled is known. Without a toolchain nothing is reported: pages that need one report that.
  ///
  /// - Parameter start: the place of problems with the code as a whole.
  package func problems(
    of code: SiteCode, _ mode: ListingCompiler.LanguageMode, _ highlighter: CodeHighlighter,
    at start: SourceRange
  ) -> [Diagnostic] {
    do throws(Failure) {
      let compiled = try compile(.site(code), mode).listing
      var report = CompilerReport(declarations: highlighter.declarations)
      report.add(compiled.messages, of: code, at: start)
      return report.diagnostics()
    } catch {
      if case .unavailable = error { return [] }
      return [error.diagnostic(at: start)]
    }
  }
}
