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
    var page: Int
    var id: String
    var range: SourceRange
  }

  var dead: [Dead] = []
  var anchors: [Anchor] = []
}
