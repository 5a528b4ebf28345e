/// What is wrong with an SVG file that a page shows.
///
/// Nothing runs where a page shows the file as a picture. A browser that opens the file itself runs it, with all the
/// rights of the site.
package enum SVGProblem: Hashable, Sendable {
  /// What runs first: `a <script>`, `onload`, `a link to “javascript:”`.
  case runs(String)
  /// Browsers show nothing of such a file. Lines count from 1.
  case malformed(reason: String, line: Int)

  /// The first problem; nil in a harmless file.
  package static func first(in bytes: [UInt8]) -> SVGProblem? {
    SVGInspector(bytes).firstProblem()
  }
}
