import Diagnostics

/// What a page's links leave to be checked once all pages are rendered.
struct CollectedLinks: Sendable {
  /// A link to nothing.
  struct Dead: Sendable {
    var path: String
    var range: SourceRange
  }

  /// A link to an id on a page.
  struct Anchor: Sendable {
    /// Where the page is written to; nil for the one with the link.
    var outputPath: String?
    var id: String
    var range: SourceRange
  }

  var dead: [Dead] = []
  var anchors: [Anchor] = []
}
