import Diagnostics
import Files
import Screens

/// Reads the images that screens and code name. They are files of the site, so the page can also show them.
struct PageImages: Sendable {
  let tree: SourceTree
  /// Finds a file by a link's path; nil if there is none.
  let staticFile: @Sendable (String) -> StaticFile?
  /// The files of the site, for proposals.
  var files: @Sendable () -> [StaticFile] = { [] }

  /// Reads an image by its path.
  func image(_ path: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    guard let file = staticFile(path.value) else {
      diagnostics.report(
        .error(
          "image.missing", "there is no image “\(path.value)” in the site", at: path.range,
          allowed: [
            "a PNG, JPEG, WebP, GIF or SVG file in content: its path from this page, or from content with a leading slash"
          ]))
      return nil
    }
    return read(file, diagnostics)
  }

  /// Reads an image by its name in code.
  func picture(_ name: Located<String>, _ diagnostics: DiagnosticCollector) -> SiteImage? {
    for place in PictureName(name.value).places {
      if let file = staticFile(place.path) { return read(file, scale: place.scale, diagnostics) }
    }
    diagnostics.report(
      .warning(
        "image.missing", "there is no picture “\(name.value)”", at: name.range,
        explanation: otherFile(of: name.value),
        allowed: ["a PNG, JPEG or SVG beside this page or in content/images, with or without its extension"],
        fix: nearMiss(for: name.value).map { "did you mean “\($0)”?" }))
    return nil
  }

  private func read(
    _ file: StaticFile, scale: Double = 1, _ diagnostics: DiagnosticCollector
  ) -> SiteImage? {
    guard let source = file.sourcePath else { return nil }
    guard let read = tree.read(source, limit: SourceLimit.image, diagnostics) else { return nil }
    // A file's name may contain `?` or `javascript:`, so its path is encoded.
    let url = RelativeURL.make(from: "", to: file.outputPath)
    return SiteImage(url: String(decoding: url, as: UTF8.self), bytes: read.bytes, scale: scale)
  }

  // MARK: Near misses

  /// The picture of the same name in another folder, or the one with the nearest name.
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

  /// The explanation if a file of that name isn't a supported picture.
  private func otherFile(of name: String) -> String? {
    let own = SitePath.name(of: name)
    let other = files().map { SitePath.name(of: $0.outputPath) }.sorted().first {
      PictureName.name(ofFile: $0) == nil && ($0 == own || SitePath.stem(of: $0) == own)
    }
    return other.map { "“\($0)” is neither a PNG nor a JPEG nor an SVG" }
  }
}
