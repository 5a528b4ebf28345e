/// A directive of DocC that shows a picture or a film.
struct CatalogDirective {
  let media: FigureMedia
  /// The innermost directive around it; empty for none.
  let parent: String
  /// Whether it stands in a tutorial, whose directives show no captions of pictures.
  let isInTutorial: Bool

  /// Whether a directive takes images, but no videos.
  static func takesOnlyImages(_ parent: String) -> Bool { parent == "Chapter" || parent == "Volume" }

  /// The lines of the directive. DocC knows files by their names, whatever their folder.
  var lines: [UInt8] {
    let poster = media.poster.map { ", poster: \(Self.quoted($0))" } ?? ""
    let start =
      "@\(media.isFilm ? "Video" : "Image")(source: \(Self.quoted(media.name))\(poster), "
      + "alt: \(Self.quoted(media.alternative)))"
    guard !media.caption.isEmpty else { return Array("\(start)\n".utf8) }
    if isInTutorial {
      // What follows a step's picture is the picture's caption. Elsewhere in a tutorial there are none.
      let caption = parent == "Step" ? "\n".utf8 + media.caption + "\n".utf8 : []
      return Array("\(start)\n".utf8) + caption
    }
    var lines = Array("\(start) {\n".utf8)
    for line in media.caption.split(separator: 0x0A, omittingEmptySubsequences: false) {
      lines += (line.isEmpty ? "" : "    ").utf8 + line + "\n".utf8
    }
    return lines + "}\n".utf8
  }

  /// A value of an argument. DocC knows no escapes in it.
  private static func quoted(_ text: String) -> String {
    "\"" + String(text.map { $0 == "\"" || $0 == "\\" ? "'" : $0 }) + "\""
  }
}
