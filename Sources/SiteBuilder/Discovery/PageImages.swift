import Diagnostics
import Markup
import Screens

/// Reads the images that screens name. They are files of the site, so that the page can show them, too.
struct PageImages: Sendable {
  let tree: SourceTree
  /// Finds a file as links do; nil where there is none.
  let staticFile: @Sendable (String) -> StaticFile?

  func image(_ path: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    guard let file = staticFile(path.value) else {
      diagnostics.report(
        .error(
          "image.missing", "there is no image “\(path.value)” in the site", at: path.range,
          allowed: [
            "a PNG or SVG file in content, as seen from this page, or from the top with a slash in front"
          ]))
      return nil
    }
    guard let source = file.sourcePath else { return nil }
    // The version before the bytes: what changes in between is seen next time.
    Reads.note { $0.add(Reads.Image(source, in: tree.root)) }
    guard let read = tree.read(source, limit: SourceLimit.image, diagnostics) else { return nil }
    // A file's name may hold anything, a question mark or “javascript:” even: as a URL it is a path.
    let url = RelativeURL.make(from: "", to: file.outputPath)
    return SiteImage(url: String(decoding: url, as: UTF8.self), bytes: read.bytes)
  }
}
