import Diagnostics
import Markup
import Text

/// Reads the files that pages show as listings. They are files of the site, found as images are.
struct ListingFiles: Sendable {
  let tree: SourceTree
  /// Finds a file as links do; nil where there is none.
  let staticFile: @Sendable (String) -> StaticFile?

  func file(_ path: Located<String>, _ diagnostics: DiagnosticCollector) -> SourceFile? {
    guard let source = staticFile(path.value)?.sourcePath else {
      diagnostics.report(
        .error(
          "listing.file", "there is no file “\(path.value)” in the site", at: path.range,
          allowed: [
            "a file in content that is no page, as seen from this page, or from the top with a slash in front"
          ]))
      return nil
    }
    // The version before the bytes: what changes in between is seen next time.
    Reads.note { $0.add(Reads.Image(source, in: tree.root)) }
    guard let file = tree.read(source, limit: SourceLimit.listing, diagnostics) else { return nil }
    guard let invalid = UTF8Validation.firstInvalidOffset(in: file.bytes) else { return file }
    diagnostics.report(
      .error(
        "source.invalid-utf8", "this byte is not valid UTF-8", at: SourceRange(file, invalid..<(invalid + 1)),
        fix: "save the file in UTF-8"))
    return nil
  }
}
