import Diagnostics
import Files
import Markup
import Screens

/// Reads the images that screens and code name. They are files of the site, so that the page can show them, too.
struct PageImages: Sendable {
  let tree: SourceTree
  /// Finds a file as links do; nil where there is none.
  let staticFile: @Sendable (String) -> StaticFile?
  /// The files of the site, for those who have named none of them.
  var files: @Sendable () -> [StaticFile] = { [] }

  /// An image by its path.
  func image(_ path: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    guard let file = staticFile(path.value) else {
      diagnostics.report(
        .error(
          "image.missing", "there is no image “\(path.value)” in the site", at: path.range,
          allowed: [
            "a PNG, JPEG or SVG file in content, as seen from this page, or from the top with a slash in front"
          ]))
      return nil
    }
    return read(file, diagnostics)
  }

  /// An image by the name that code gives it.
  func picture(_ name: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    for place in PictureName(name.value).places {
      if let file = staticFile(place.path) { return read(file, scale: place.scale, diagnostics) }
    }
    diagnostics.report(
      .warning(
        "image.missing", "there is no picture “\(name.value)”", at: name.range,
        explanation: otherFile(of: name.value),
        allowed: ["a PNG, JPEG or SVG beside this page or in content/images, with or without its ending"],
        fix: nearMiss(for: name.value).map { "did you mean “\($0)”?" }))
    return nil
  }

  private func read(
    _ file: StaticFile, scale: Double = 1, _ diagnostics: DiagnosticCollector
  ) -> SiteImage? {
    guard let source = file.sourcePath else { return nil }
    guard let read = tree.read(source, limit: SourceLimit.image, diagnostics) else { return nil }
    // A file's name may hold anything, a question mark or “javascript:” even: as a URL it is a path.
    let url = RelativeURL.make(from: "", to: file.outputPath)
    return SiteImage(url: String(decoding: url, as: UTF8.self), bytes: read.bytes, scale: scale)
  }

  // MARK: Near misses

  /// A picture of the same name elsewhere, or the one whose name is nearest.
  private func nearMiss(for name: String) -> String? {
    let own = SitePath.stem(of: name)
    var paths: [String: String] = [:]
    for path in files().map(\.outputPath).sorted() {
      guard let called = PictureName.name(ofFile: path), paths[called] == nil else { continue }
      paths[called] = path
    }
    guard let near = paths[own] == nil ? NearMiss.best(for: own, among: paths.keys) : own,
      let path = paths[near]
    else { return nil }
    let isFound = PictureName(near).places.contains { staticFile($0.path) != nil }
    return isFound ? near : "/" + SitePath.join(SitePath.directory(of: path), near)
  }

  /// That there is a file of the name which is no picture of ours.
  private func otherFile(of name: String) -> String? {
    let own = SitePath.name(of: name)
    let other = files().map { SitePath.name(of: $0.outputPath) }.sorted().first {
      PictureName.name(ofFile: $0) == nil && ($0 == own || SitePath.stem(of: $0) == own)
    }
    return other.map { "“\($0)” is neither a PNG nor a JPEG nor an SVG" }
  }
}
