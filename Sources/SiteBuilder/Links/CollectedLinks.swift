import Diagnostics

/// The links of a page to check once all pages are rendered.
struct CollectedLinks: Sendable {
  /// A link to nothing.
  struct Dead: Sendable {
    var path: String
    var range: SourceRange
  }

  /// A link to an id on a page.
  struct Anchor: Sendable {
    /// The path of the page in the site; nil for the page with the link.
    var outputPath: String?
    var id: String
    var range: SourceRange
  }

  /// A link to another site.
  struct External: Sendable {
    var address: [UInt8]
    var range: SourceRange
  }

  var external: [External] = []
  var dead: [Dead] = []
  var anchors: [Anchor] = []
}
