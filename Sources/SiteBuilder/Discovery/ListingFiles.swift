import Diagnostics
import Files
import Text

/// Reads the files that pages show as listings: files of the site, or of the site's own Swift.
struct ListingFiles: Sendable {
  let tree: SourceTree
  /// The files of the site's own Swift.
  let code: @Sendable () -> [SourceFile]
  /// Finds a file by a link's path; nil if there is none.
  let staticFile: @Sendable (String) -> StaticFile?

  func file(_ path: Located<String>, _ diagnostics: DiagnosticCollector) -> SourceFile? {
    guard let source = staticFile(path.value)?.sourcePath else {
      let code = code()
      if let file = code.first(where: { $0.path == SitePath.resolve(path.value, from: "") }) { return file }
      var allowed = [
        "a file in content that isn't a page: its path from this page, or from content with a leading slash"
      ]
      if !code.isEmpty { allowed.append("a file in a folder of “code”: its path from zoetrope.yml") }
      diagnostics.report(
        .error(
          "listing.file", "there is no file “\(path.value)” in the site", at: path.range, allowed: allowed))
      return nil
    }
    guard let file = tree.read(source, limit: SourceLimit.listing, diagnostics) else { return nil }
    guard let problem = file.notUTF8 else { return file }
    diagnostics.report(problem)
    return nil
  }
}
