/// A problem of an SVG file that a page shows.
///
/// A page that shows the file as a picture runs nothing. Opened by itself, it has the site's rights.
package enum SVGProblem: Hashable, Sendable {
  /// The first code that runs: `a <script>`, `onload`, `a link to “javascript:”`.
  case runs(String)
  /// Invalid XML, which browsers don't show. Lines count from 1.
  case malformed(reason: String, line: Int)

  /// The first problem; nil in a harmless file.
  package static func first(in bytes: [UInt8]) -> SVGProblem? {
    SVGInspector(bytes).firstProblem()
  }
}
